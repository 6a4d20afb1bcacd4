import { useCallback, useEffect, useMemo, useState } from 'react';
import { createSearchIndex, type SearchIndex } from '@/shared/domain/search/search';
import { createLiveQuery } from '../../ports/liveQuery';
import { usePorts, type Ports } from '../../ports/ports';
import { preparedQuery } from '../../ports/preparedQueries';
import type { SourceContents } from './source';
import { searchSources } from './sources';

/** The time that the search waits for the slowest source before it answers without it, in milliseconds. */
const timeout = 4000;

/** By the names of the sources: null where one cannot be read; pending ones are absent. */
type Answers = Readonly<Record<string, SourceContents | null>>;

/** The answers that were read ahead. */
const preparedAnswers = (ports: Ports): Answers =>
  Object.fromEntries(
    searchSources.flatMap(({ name, open }) => {
      const ahead = preparedQuery(open, ports)?.read;
      return ahead ? [[name, ahead.value]] : [];
    }),
  );

export interface Sources {
  /** Null until the first answers arrive. */
  index: SearchIndex | null;
  /** The names of the sources that failed or were too slow. */
  missing: readonly string[];
  /** Explains the records that were set aside. */
  damage: readonly string[];
  /** Reads all of them again. */
  readAgain: () => void;
}

/** Reads all sources independently: one that fails or hangs does not delay the others. */
export function useSources(): Sources {
  const ports = usePorts();
  const [answers, setAnswers] = useState<Answers>(() => preparedAnswers(ports));
  const [late, setLate] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const stops = searchSources.map(({ name, open }) =>
      createLiveQuery<SourceContents>(({ state, value }) =>
        setAnswers((all) => ({ ...all, [name]: state === 'ready' ? value : null })),
      ).start(() => open(ports), preparedQuery(open, ports)),
    );
    const stopWaiting = ports.clock.after(timeout, () => setLate(true));
    return () => {
      stopWaiting();
      for (const stop of stops) stop();
    };
  }, [ports, round]);

  const ready = late || searchSources.every(({ name }) => name in answers);
  const index = useMemo(
    () => (ready ? createSearchIndex(searchSources.map(({ name }) => answers[name]?.entries ?? [])) : null),
    [answers, ready],
  );
  const missing = ready
    ? searchSources.map(({ name }) => name).filter((name) => !answers[name]?.entries)
    : [];
  const damage = Object.values(answers).flatMap((answer) => answer?.damage ?? []);
  const readAgain = useCallback(() => {
    setAnswers({});
    setLate(false);
    setRound((before) => before + 1);
  }, []);
  return { index, missing, damage, readAgain };
}
