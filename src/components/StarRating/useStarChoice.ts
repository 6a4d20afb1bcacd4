import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { Outcome } from '../OutcomeMessage/useOutcome';
import { starTarget } from './starKeys';

interface Rated {
  value: number | null;
  message: Outcome | null | undefined;
  onSave: (value: number, sameVisit: boolean) => void;
  /** Announces the saved rating: after Esc, or `already`, when it was saved before. */
  announceChoice: (already: boolean) => void;
}

/**
 * The shown star and the time of saving: keys only move; a click, Enter, Space or leaving the group saves, never a
 * pause. Until the caller responds with another value or a failure, the choice stays visible.
 */
export function useStarChoice({ value, message, onSave, announceChoice }: Rated) {
  const [state, setState] = useState({
    value,
    message,
    /** The choice made here, until the caller has it. */
    star: null as number | null,
    /** The number last passed to the caller and not answered yet. */
    sent: null as number | null,
    /** The person chose the rating that is saved already. */
    confirmed: false,
  });
  let now = state;
  if (state.value !== value || state.message !== message) {
    const answered = state.sent !== null && (state.value !== value || message?.kind === 'failed');
    // A newer choice than the answered one is still to be saved.
    const left = answered && { star: now.star === now.sent ? null : now.star, sent: null };
    now = { ...now, value, message, confirmed: false, ...left };
    setState(now);
  }

  const ref = useRef({
    now,
    onSave,
    /** An arrow key is down: it causes the next click. */
    moving: false,
    /**
     * The focus is in the group. Activating another window, or a dialog that opens, does not count as
     * leaving: the focus returns.
     */
    inside: false,
    /** Something was saved since the focus came in. */
    saved: false,
  });
  const own = ref.current;
  // For leaving, which may come after the last render: the choice must not be lost.
  Object.assign(own, { now, onSave });

  const change = (next: Partial<typeof state>) => {
    own.now = { ...own.now, confirmed: false, ...next };
    setState(own.now);
  };
  /** The rating that the caller has saved, or was asked to save. */
  const last = () => own.now.sent ?? own.now.value;
  const forget = () => change({ star: own.now.sent });
  const isUnsaved = () => (own.now.star ?? own.now.value) !== last();

  const save = (star: number) => {
    const before = own.saved;
    own.saved = own.inside;
    change({ star, sent: star });
    own.onSave(star, before);
  };
  const [leave] = useState(() => () => {
    if (isUnsaved()) save(own.now.star!);
    own.inside = own.saved = false;
  });
  useEffect(() => leave, [leave]);

  /** Enter, Space or a click; `again` when it is the second of a double click or the key is held down. */
  const confirm = (star: number, again: boolean) => {
    if (star !== last()) return save(star);
    const confirmed = own.now.sent === null;
    change({ star: own.now.sent, confirmed });
    if (confirmed && !again) announceChoice(true);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: group, target: radio } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const inputs = group.querySelectorAll('input');
    if (key === 'Escape' && isUnsaved()) {
      // It is meant for the stars, not for a dialog around them.
      event.stopPropagation();
      forget();
      inputs[(last() ?? 0) - 1]?.focus();
      return announceChoice(false);
    }
    if (!(radio instanceof HTMLInputElement)) return;
    const from = Number(radio.value);
    // Otherwise it sends a form around the stars.
    if (key === 'Enter') event.preventDefault();
    // On a star that is chosen already, Space makes no click.
    if (key === 'Enter' || (key === ' ' && radio.checked)) return confirm(from, event.repeat);
    const star = starTarget(key, from, group);
    own.moving = star !== null;
    if (!star) return;
    event.preventDefault();
    const next = inputs[star - 1]!;
    // Chosen first: a screen reader announces the state at the time of the focus.
    next.click();
    next.focus();
  };

  /** Also comes from arrow keys, from Space and from assistive technology, and for a star that is chosen already. */
  const onClick = ({ target: radio, detail }: MouseEvent<HTMLElement>) => {
    if (!(radio instanceof HTMLInputElement)) return;
    if (!own.moving) return confirm(Number(radio.value), detail > 1);
    own.moving = false;
    change({ star: Number(radio.value) });
  };

  const onBlur = ({ currentTarget: group, relatedTarget, target }: FocusEvent<HTMLElement>) => {
    const dialog = relatedTarget?.closest('[role$="dialog"]');
    // A dialog over the group returns the focus; the focused element stays the same while its window is not in front.
    const comesBack = (dialog && !dialog.contains(group)) || document.activeElement === target;
    if (!comesBack && !group.contains(relatedTarget)) leave();
  };

  const { star, sent, confirmed } = now;
  const shown = star ?? value;
  return {
    shown,
    /** The keys have chosen the shown star, and nothing has saved it yet. */
    unsaved: shown !== (sent ?? value),
    confirmed,
    /** Drops the unsaved choice, without an announcement. */
    forget,
    handlers: {
      onKeyDown,
      onClick,
      onFocus: () => void (own.inside = true),
      onBlur,
    },
  };
}
