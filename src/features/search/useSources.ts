import { useCallback, useEffect, useMemo, useState } from 'react';
import { createSearchIndex, type SearchEntry, type SearchIndex } from '../../domain/search';
import { useServices } from '../../ports/services';
import { searchSources } from './sources';

/** How long the search waits for the slowest source before it answers without it, in milliseconds. */
const patience = 4000;

/** What has come of one source: its things, or null where it cannot be read. Absent: it has not answered yet. */
type Answers = Readonly<Record<string, readonly SearchEntry[] | null>>;

export interface Sources {
  /** Null while the first answers are awaited. */
  index: SearchIndex | null;
  /** The names of the sources that did not answer, or not in time. */
  missing: readonly string[];
  /** Reads all of them again. */
  readAgain: () => void;
}

/** Reads all sources, each by itself: one that fails or hangs keeps nothing from the others. */
export function useSources(): Sources {
  const services = useServices();
  const [answers, setAnswers] = useState<Answers>({});
  const [late, setLate] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let over = false;
    const answer = (name: string, entries: readonly SearchEntry[] | null) => {
      if (!over) setAnswers((all) => ({ ...all, [name]: entries }));
    };
    const ends = searchSources.map(({ name, read, subscribe }) => {
      const readIt = () =>
        void read(services).then(
          (entries) => answer(name, entries),
          () => answer(name, null),
        );
      readIt();
      return subscribe?.(services, readIt);
    });
    const stopWaiting = services.clock.after(patience, () => setLate(true));
    return () => {
      over = true;
      stopWaiting();
      for (const end of ends) end?.();
    };
  }, [services, round]);

  const ready = late || searchSources.every(({ name }) => name in answers);
  const index = useMemo(
    () => (ready ? createSearchIndex(searchSources.map(({ name }) => answers[name] ?? [])) : null),
    [answers, ready],
  );
  const missing = ready ? searchSources.map(({ name }) => name).filter((name) => !answers[name]) : [];
  const readAgain = useCallback(() => {
    setAnswers({});
    setLate(false);
    setRound((before) => before + 1);
  }, []);
  return { index, missing, readAgain };
}
