import { useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { StarMessage } from './StarMessage';
import type { Heard, StarNote } from './StarMessage';
import { mostStars, useStarChoice } from './useStarChoice';
import styles from './StarRating.module.css';

export interface StarRatingProps {
  /** Names the group, with the thing itself, such as "Rate: Tea with milk": in a list all the stars are alike. */
  label: string;
  /** The rating that is kept, a whole number from 1 to 5. `null`: this person has not rated it yet. */
  value: number | null;
  /**
   * Keep this rating; a whole number from 1 to 5. Called once for a choice, never twice in a row for the same one. Answer
   * with another `value`, or with a `message` of the kind `failed`.
   */
  onSave: (value: number) => void;
  /** What came of it. It is announced once and stands there until you replace it: keep the same object meanwhile. */
  message?: StarNote | null | undefined;
  /** Takes the last rating back. While it is given, "Undo" stands in the message. */
  onUndo?: (() => void) | undefined;
}

const words = (count: number) => (count === 1 ? '1 star' : `${count} stars`);
const stars = Array.from({ length: mostStars }, (_, place) => ({ star: place + 1, name: words(place + 1) }));

function sane(value: number | null): number | null {
  if (value === null || (Number.isInteger(value) && value >= 1 && value <= mostStars)) return value;
  if (import.meta.env.DEV)
    console.error(`StarRating: ${value} is not a whole number from 1 to ${mostStars}; shown as not rated.`);
  return null;
}

/** React asks for it; the group listens to clicks, which also come for a star that is chosen already. */
const heardByTheGroup = () => undefined;

/** One to five stars to choose from. For an average, and for people who may not rate, there is StarAverage. */
export function StarRating({ label, value, onSave, message, onUndo }: StarRatingProps) {
  const id = useId();
  const heard = useRef<Heard>({ text: message?.text, acted: false });
  const save = (star: number) => {
    heard.current.acted = true;
    onSave(star);
  };
  const { shown, handlers } = useStarChoice({ value: sane(value), message, onSave: save });

  const undo = ({ currentTarget: button }: MouseEvent) => {
    heard.current.acted = true;
    // The button may go with the message. The group's name and the rating are read instead.
    button.closest('fieldset')?.focus();
    onUndo?.();
  };

  return (
    <fieldset className={styles.rating} aria-describedby={id} tabIndex={-1}>
      <legend>{label}</legend>
      <div className={styles.stars} data-value={shown ?? undefined} {...handlers}>
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
        {shown === null ? 'Not rated by you yet' : `Your rating: ${words(shown)}`}
      </p>
      {message && <StarMessage message={message} onUndo={onUndo && undo} heard={heard} />}
    </fieldset>
  );
}
