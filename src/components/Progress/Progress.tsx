import { useEffect, useId, useRef } from 'react';
import { useAnnounce } from '../LiveRegion/useAnnounce';
import styles from './Progress.module.css';

export interface ProgressProps {
  /** A name for the job, such as "Sending emails". */
  label: string;
  /** The progress, from 0 to `max`. Absent: indeterminate. */
  value?: number | undefined;
  /** The total. Default 100. */
  max?: number | undefined;
  /** The same as text, such as "3 of 7 sent". Default: "3 of 7", or "Please wait" while indeterminate. */
  text?: string | undefined;
  /**
   * True where the start is announced. Default true; false where the focus moves to the bar's container, which is then
   * read.
   */
  announceStart?: boolean | undefined;
}

/** The shortest time between two announcements, in milliseconds. */
export const announcementInterval = 10_000;

/** A number that can be drawn; warns the developer about any other. */
function sane(value: number, max: number) {
  const top = Number.isFinite(max) && max > 0 ? max : 100;
  const safe = Number.isFinite(value) ? Math.min(Math.max(value, 0), top) : 0;
  if (import.meta.env.DEV && (safe !== value || top !== max))
    console.warn(`Progress: value ${value} of ${max} is out of range; drawn as ${safe} of ${top}.`);
  return [safe, top] as const;
}

/**
 * The progress of a longer job, as a bar and as text. Steps are announced every ten seconds at most: a screen
 * reader that is still reading earlier ones would otherwise announce them after the end.
 */
export function Progress({ label, value, max = 100, text, announceStart = true }: ProgressProps) {
  const id = useId();
  const announce = useAnnounce();
  const known = value !== undefined;
  const [safe, top] = known ? sane(value, max) : [0, 100];
  const words = text ?? (known ? `${safe} of ${top}` : 'Please wait');
  const latest = useRef(words);
  const announced = useRef<string | null>(null);

  useEffect(() => {
    latest.current = words;
  });
  useEffect(() => {
    const say = () => {
      if (latest.current !== announced.current) announce(`${label}: ${latest.current}`);
      announced.current = latest.current;
    };
    if (announceStart) say();
    const timer = setInterval(say, announcementInterval);
    return () => clearInterval(timer);
  }, [announce, announceStart, label]);

  return (
    <div className={styles.progress}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <progress
        className={styles.bar}
        id={id}
        aria-valuetext={words}
        {...(known ? { value: safe, max: top } : {})}
      />
      {/* The bar has the same text. */}
      <span className={styles.words} aria-hidden="true">
        {words}
      </span>
    </div>
  );
}
