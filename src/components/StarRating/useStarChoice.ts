import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { StarNote } from './StarMessage';

/** How long the arrow keys must rest before the choice is saved, in milliseconds. */
export const savePause = 600;

/** The last star. */
export const mostStars = 5;

/** What was chosen here and is not yet what the caller says. */
interface Choice {
  star: number;
  /** The number last given to the caller and not answered yet. */
  sent: number | null;
}

interface Answer {
  value: number | null;
  message: StarNote | null | undefined;
}

interface Rated extends Answer {
  onSave: (value: number) => void;
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Where a key leads that the browser does not handle, or not in the way it is seen. */
function target(key: string, from: number, stars: HTMLElement): number | null {
  if (key === 'Home') return 1;
  if (key === 'End') return mostStars;
  // Browsers disagree on Left and Right where reading goes from right to left: some follow the order in the page.
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  if (getComputedStyle(stars).direction !== 'rtl') return null;
  const step = key === 'ArrowLeft' ? 1 : -1;
  return ((from - 1 + step + mostStars) % mostStars) + 1;
}

/** What is left of a choice once the caller has answered: a newer one that is still to be saved, or nothing. */
const unsaved = ({ star, sent }: Choice) => (star === sent ? null : { star, sent: null });

/**
 * Which star is shown, and when it is saved: keys only move; a click, Enter, a pause or leaving saves. Until the caller
 * answers with another value or a failure, what was chosen stays in sight.
 */
export function useStarChoice({ value, message, onSave }: Rated) {
  const [state, setState] = useState<Answer & { choice: Choice | null }>({ value, message, choice: null });
  let { choice } = state;
  if (state.value !== value || state.message !== message) {
    const answered = state.value !== value || message?.kind === 'failed';
    if (answered && choice && choice.sent !== null) choice = unsaved(choice);
    setState({ value, message, choice });
  }

  const ref = useRef({
    value,
    choice,
    onSave,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    /** An arrow key is down: the click that comes now comes from it. */
    moving: false,
    /** A finger or a mouse button is down on a star: the click will save, so losing the focus need not. */
    pressing: false,
  });
  const now = ref.current;
  // For the timer, which outlives the drawing that started it, and even the page: a choice is not lost by leaving.
  Object.assign(now, { value, choice, onSave });

  const choose = (next: Choice | null) => setState((old) => ({ ...old, choice: next }));

  const save = (star: number) => {
    clearTimeout(now.timer);
    const sent = now.choice?.sent ?? null;
    if (star === (sent ?? now.value)) return choose(sent === null ? null : { star, sent });
    choose({ star, sent: star });
    now.onSave(star);
  };

  const preview = (star: number) => {
    clearTimeout(now.timer);
    now.timer = setTimeout(() => save(star), savePause);
    choose({ star, sent: now.choice?.sent ?? null });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: stars, target: radio } = event;
    now.pressing = false;
    if (event.altKey || event.ctrlKey || event.metaKey || !(radio instanceof HTMLInputElement)) return;
    if (key === 'Enter') {
      // Otherwise it sends a form that the stars happen to stand in.
      event.preventDefault();
      return save(Number(radio.value));
    }
    // On a star that is chosen already, Space makes no click.
    if (key === ' ' && radio.checked) return save(Number(radio.value));
    const star = target(key, Number(radio.value), stars);
    now.moving = star !== null || arrows.includes(key);
    if (star === null) return;
    event.preventDefault();
    const next = stars.querySelectorAll('input')[star - 1];
    // Chosen first: a screen reader tells what it finds when the focus comes.
    next?.click();
    next?.focus();
  };

  const onKeyUp = () => {
    now.moving = false;
  };

  const onPointerDown = () => {
    now.pressing = true;
  };

  /** Also comes from arrow keys, from Space and from assistive technology, and for a star that is chosen already. */
  const onClick = ({ target: radio }: MouseEvent<HTMLElement>) => {
    if (!(radio instanceof HTMLInputElement)) return;
    now.pressing = false;
    if (!now.moving) return save(Number(radio.value));
    now.moving = false;
    preview(Number(radio.value));
  };

  const onBlur = ({ currentTarget: stars, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (now.pressing || stars.contains(relatedTarget)) return;
    if (choice && choice.star !== choice.sent) save(choice.star);
  };

  return { shown: choice?.star ?? value, handlers: { onKeyDown, onKeyUp, onPointerDown, onClick, onBlur } };
}
