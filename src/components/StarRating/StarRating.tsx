import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useAnnounce } from '../LiveRegion/useAnnounce';
import type { Outcome } from '../OutcomeMessage/useOutcome';
import { StarMessage } from './StarMessage';
import type { LastAnnounced } from './StarMessage';
import { maxStars } from './starKeys';
import { useStarChoice } from './useStarChoice';
import styles from './StarRating.module.css';

export interface StarRatingProps {
  /** Names the group, with the item itself, such as "Rate: Tea with milk": in a list all the stars are alike. */
  label: string;
  /** The saved rating, a whole number from 1 to 5. `null`: this person has not rated it yet. */
  value: number | null;
  /**
   * Saves a rating; a whole number from 1 to 5. Called once for a choice, never twice in a row for the same
   * one. Respond with another `value`, or with a `message` of the kind `failed`.
   * @param sameVisit true when a rating was already saved since the focus came in: "Undo" returns to the one
   *   before that.
   */
  onSave: (value: number, sameVisit: boolean) => void;
  /**
   * The result; the kind `failed` resets the stars to the saved value. It is announced once and shown until you
   * replace it: keep the same object meanwhile. Its `undo` restores the rating from before the focus came in.
   */
  message?: Outcome | null | undefined;
}

/** The pause in key presses before the preview is announced, in milliseconds: the star itself comes first. */
const previewPause = 500;

const words = (count: number) => (count === 1 ? '1 star' : `${count} stars`);
const stars = Array.from({ length: maxStars }, (_, place) => ({ star: place + 1, name: words(place + 1) }));
const keptWords = (value: number | null, already: boolean) =>
  value === null ? 'Not rated by you yet' : `Your rating: ${words(value)}${already ? ', already saved' : ''}`;

function sane(value: number | null): number | null {
  const known = stars.some(({ star }) => star === value) ? value : null;
  if (import.meta.env.DEV && known !== value)
    console.error(`StarRating: ${value} is not a whole number from 1 to ${maxStars}; shown as not rated.`);
  return known;
}

/** React requires it; the group handles clicks, which also occur on a star that is chosen already. */
const heardByTheGroup = () => undefined;

/** One to five stars to choose from. For an average, and for people who may not rate, there is StarAverage. */
export function StarRating({ label, value, onSave, message }: StarRatingProps) {
  const id = useId();
  const lastAnnounced = useRef<LastAnnounced>({ text: message?.text, acted: false });
  const announce = useAnnounce();
  const kept = sane(value);
  const save = (star: number, sameVisit: boolean) => {
    lastAnnounced.current.acted = true;
    onSave(star, sameVisit);
  };
  const { shown, unsaved, confirmed, forget, handlers } = useStarChoice({
    value: kept,
    message,
    onSave: save,
    announceChoice: (already) => announce(keptWords(kept, already)),
  });

  const preview = unsaved && shown !== null && `${words(shown)}, not saved yet`;
  useEffect(() => {
    if (!preview) return;
    const timer = setTimeout(() => announce(preview), previewPause);
    return () => clearTimeout(timer);
  }, [preview, announce]);

  const undo = ({ currentTarget: button }: MouseEvent) => {
    lastAnnounced.current.acted = true;
    forget();
    // The button may be removed with the message. The group's name and the rating are read instead.
    button.closest('fieldset')?.focus();
    message?.undo?.();
  };

  return (
    <fieldset className={styles.rating} aria-describedby={id} tabIndex={-1} {...handlers}>
      <legend>{label}</legend>
      <div className={styles.stars} data-value={shown ?? undefined}>
        {stars.map(({ star, name }) => (
          <input
            key={star}
            type="radio"
            name={`${id}stars`}
            value={star}
            checked={star === shown}
            aria-label={name}
            onChange={heardByTheGroup}
          />
        ))}
      </div>
      <p id={id} className={styles.value}>
        {preview || keptWords(shown, confirmed)}
      </p>
      {message && <StarMessage message={message} onUndo={undo} lastAnnounced={lastAnnounced} />}
    </fieldset>
  );
}
