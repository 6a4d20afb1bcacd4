import { useCallback, useEffect, useState } from 'react';

/** The state of a read from the server. */
export type Read<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T };

/** Reads once, and again when asked to. @param read keep the function. */
export function useRead<T>(read: () => Promise<T>): { read: Read<T>; again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Read<T>>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    read().then(
      (value) => left || setResult({ state: 'ready', value }),
      () => left || setResult({ state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [read, attempt]);
  const again = useCallback(() => {
    setResult({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { read: result, again };
}
