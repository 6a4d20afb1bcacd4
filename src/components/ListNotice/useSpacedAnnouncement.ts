import { useEffect, useRef } from 'react';
import { useAnnounce } from '../LiveRegion/useAnnounce';

/** The time for further updates before the first announcement, in milliseconds. */
export const gatheredFor = 1000;

/** The minimum interval between two announcements, in milliseconds. */
export const minimumInterval = 30_000;

/** Calls back after some milliseconds. @returns a function that cancels it. */
export type After = (milliseconds: number, callback: () => void) => () => void;

/**
 * Announces a text that other people's changes replace: politely, at most once in 30 seconds, and then the current one.
 * @param text null: no announcement.
 */
export function useSpacedAnnouncement(text: string | null, after: After): void {
  const announce = useAnnounce();
  const latest = useRef(text);
  const said = useRef<string | null>(null);
  /** Cancels the pending delay. */
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    latest.current = text;
    if (text === null) said.current = null;
    const say = () => {
      waiting.current = null;
      if (latest.current === null || latest.current === said.current) return;
      said.current = latest.current;
      announce(latest.current);
      waiting.current = after(minimumInterval, say);
    };
    if (text !== null) waiting.current ??= after(gatheredFor, say);
  }, [after, announce, text]);
  useEffect(
    () => () => {
      waiting.current?.();
      waiting.current = null;
    },
    [],
  );
}
