import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { StarNote } from './StarMessage';
import { starTarget } from './starKeys';
import { useVisit } from './useVisit';

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
  onSave: (value: number, sameVisit: boolean) => void;
  /** Somebody pressed Enter, Space or the mouse on the star that is saved. */
  onKept: (value: number) => void;
  /** Esc took back what the keys had chosen; `value` is what is kept. */
  onTakenBack: (value: number | null) => void;
}

/** What is left of a choice once the caller has answered: a newer one that is still to be saved, or nothing. */
const afterAnswer = ({ star, sent }: Choice) => (star === sent ? null : { star, sent: null });
const onlySent = (sent: number | null) => (sent === null ? null : { star: sent, sent });

/**
 * Which star is shown, and when it is saved: keys only move; a click, Enter, Space or leaving the group saves, never a
 * pause. Until the caller answers with another value or a failure, what was chosen stays in sight.
 */
export function useStarChoice({ value, message, onSave, onKept, onTakenBack }: Rated) {
  const [state, setState] = useState({ value, message, choice: null as Choice | null, confirmed: false });
  let { choice, confirmed } = state;
  if (state.value !== value || state.message !== message) {
    const answered = state.value !== value || message?.kind === 'failed';
    if (answered && choice && choice.sent !== null) choice = afterAnswer(choice);
    confirmed = false;
    setState({ value, message, choice, confirmed });
  }

  const ref = useRef({
    value,
    choice,
    onSave,
    /** An arrow key is down: the click that comes now comes from it. */
    moving: false,
    /** A finger or a mouse button is down in the group: the click will save, so losing the focus need not. */
    pressing: false,
  });
  const now = ref.current;
  // For leaving, which may come after the last drawing: a choice is not lost by it.
  Object.assign(now, { value, choice, onSave });

  const choose = (next: Choice | null, isKept = false) => {
    now.choice = next;
    setState((old) => ({ ...old, choice: next, confirmed: isKept }));
  };

  /** What the caller keeps, or was asked to keep. */
  const last = () => now.choice?.sent ?? now.value;

  const save = (star: number, sameVisit: boolean) => {
    choose({ star, sent: star });
    now.onSave(star, sameVisit);
  };

  const visit = useVisit(() => {
    if (now.choice && now.choice.star !== last()) save(now.choice.star, visit.markSaved());
    else if (confirmed) choose(now.choice);
  });
  const { leave } = visit;
  useEffect(() => leave, [leave]);

  /** Enter, Space or a click; `again` when it is the second of a double click or the key is held down. */
  const confirm = (star: number, again: boolean) => {
    if (star !== last()) return save(star, visit.markSaved());
    const sent = now.choice?.sent ?? null;
    choose(onlySent(sent), sent === null);
    if (sent === null && !again) onKept(star);
  };

  const takeBack = (group: HTMLElement) => {
    const sent = now.choice?.sent ?? null;
    choose(onlySent(sent));
    const kept = last();
    if (kept !== null) group.querySelectorAll('input')[kept - 1]?.focus();
    onTakenBack(kept);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: group, target: radio } = event;
    now.pressing = false;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Escape' && now.choice && now.choice.star !== last()) {
      // It is meant for the stars, not for a dialog that they happen to stand in.
      event.stopPropagation();
      return takeBack(group);
    }
    if (!(radio instanceof HTMLInputElement)) return;
    if (key === 'Enter') {
      // Otherwise it sends a form that the stars happen to stand in.
      event.preventDefault();
      return confirm(Number(radio.value), event.repeat);
    }
    // On a star that is chosen already, Space makes no click.
    if (key === ' ' && radio.checked) return confirm(Number(radio.value), event.repeat);
    const { star, moves } = starTarget(key, Number(radio.value), group);
    now.moving = moves;
    if (star === null) return;
    event.preventDefault();
    const next = group.querySelectorAll('input')[star - 1];
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
  const onClick = ({ target: radio, detail }: MouseEvent<HTMLElement>) => {
    now.pressing = false;
    if (!(radio instanceof HTMLInputElement)) return;
    if (!now.moving) return confirm(Number(radio.value), detail > 1);
    now.moving = false;
    choose({ star: Number(radio.value), sent: now.choice?.sent ?? null });
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!now.pressing) visit.onBlur(event);
  };

  const shown = choice?.star ?? value;
  return {
    shown,
    /** The star that the keys have chosen and nothing has saved yet. */
    unsaved: shown === (choice?.sent ?? value) ? null : shown,
    /** The person asked to save what is saved. */
    confirmed,
    /** Takes back what was chosen and not saved, in silence. */
    forget: () => choose(null),
    handlers: { onKeyDown, onKeyUp, onPointerDown, onClick, onFocus: visit.onFocus, onBlur },
  };
}
