import { useCallback, useEffect, useMemo, useState } from 'react';
import { createSearchIndex, type SearchEntry, type SearchIndex } from '../../domain/search/search';
import { usePorts, type Ports } from '../../ports/ports';
import type { SearchSource } from './source';
import { searchSources } from './sources';

/** How long the search waits for the slowest source before it answers without it, in milliseconds. */
const patience = 4000;

/** What came of one source. */
interface Answer {
  /** Its things, or null where it cannot be read. */
  entries: readonly SearchEntry[] | null;
  /** What was put aside while reading, in sentences. */
  damage: readonly string[];
}

/** By the names of the sources; those that have not answered yet are absent. */
type Answers = Readonly<Record<string, Answer>>;

async function ask(source: SearchSource, ports: Ports): Promise<Answer> {
  try {
    return { entries: await source.read(ports), damage: (await source.damage?.(ports)) ?? [] };
  } catch {
    return { entries: null, damage: [] };
  }
}

export interface Sources {
  /** Null while the first answers are awaited. */
  index: SearchIndex | null;
  /** The names of the sources that did not answer, or not in time. */
  missing: readonly string[];
  /** What was put aside while reading, in sentences. */
  damage: readonly string[];
  /** Reads all of them again. */
  readAgain: () => void;
}

/** Reads all sources, each by itself: one that fails or hangs keeps nothing from the others. */
export function useSources(): Sources {
  const ports = usePorts();
  const [answers, setAnswers] = useState<Answers>({});
  const [late, setLate] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let over = false;
    const ends = searchSources.map((source) => {
      const read = async () => {
        const answer = await ask(source, ports);
        if (!over) setAnswers((all) => ({ ...all, [source.name]: answer }));
      };
      void read();
      return source.subscribe?.(ports, () => void read());
    });
    const stopWaiting = ports.clock.after(patience, () => setLate(true));
    return () => {
      over = true;
      stopWaiting();
      for (const end of ends) end?.();
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
  const damage = Object.values(answers).flatMap((answer) => answer.damage);
  const readAgain = useCallback(() => {
    setAnswers({});
    setLate(false);
    setRound((before) => before + 1);
  }, []);
  return { index, missing, damage, readAgain };
}
