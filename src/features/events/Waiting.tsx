import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { isFull, type CommunityEvent } from '../../domain/events/event';
import type { User } from '../../domain/users/user';
import { saveFailure } from '../../ports/collectionWords';
import styles from './EventCard.module.css';
import type { EventsState } from './useEvents';
import type { EventOutcome } from './useRegistrations';

export interface WaitingProps {
  event: CommunityEvent;
  past: boolean;
  /** This person has a place. */
  mine: boolean;
  /** This person's numbers in line, from 1, by the ids of the events. */
  waiting: ReadonlyMap<number, number>;
  user: User;
  store: EventsState['store'];
  refresh: () => Promise<void>;
  /** Reports the outcome. */
  show: (outcome: EventOutcome | null) => void;
}

/** The waiting list of one event, for somebody without a place: nothing while there are places. */
export function Waiting({ event, past, mine, waiting, user, store, refresh, show }: WaitingProps) {
  const [busy, setBusy] = useState(false);
  const announce = useAnnounce();
  const { id, title } = event;
  const number = waiting.get(id);
  const waitingList = store.registrations.waitingList!;
  const { email } = user;
  const buttonId = `event-${id}-wait`;
  const success = (text: string): EventOutcome => ({ at: id, kind: 'success', text });
  const failed = (text: string): EventOutcome => ({ at: id, kind: 'failed', text });

  // What others did, such as giving up a place, happens while nothing is pressed here.
  const last = useRef({ mine, number });
  /** The card, while something of the waiting list has the focus. */
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { mine, number };
    if (busy || before.number === undefined) return;
    if (mine) {
      announce(`You have a place at ${title} now.`);
      // What had the focus is gone; the card's first button is about the same place.
      focused.current?.querySelector('button')?.focus();
      focused.current = null;
    } else if (number !== undefined && number !== before.number) {
      announce(`You are number ${number} on the waiting list for ${title} now.`);
    }
  }, [announce, busy, mine, number, title]);

  const doing = async (work: () => Promise<EventOutcome>, isUndo = false) => {
    if (busy) return;
    setBusy(true);
    // The Undo button disappears.
    if (isUndo) document.getElementById(buttonId)?.focus();
    show(null);
    const outcome = await work().catch((error: unknown) => failed(saveFailure(error)));
    await refresh();
    show(outcome);
    setBusy(false);
  };

  const join = async (): Promise<EventOutcome> => {
    const answer = await waitingList.join(id, email);
    if (answer === 'gone') return failed('This event is not on the list any more.');
    if (answer === 'free') return failed('A place is free now. Press Register to take it.');
    if (answer === 'registered') return success(`You have a place at ${title}.`);
    return {
      ...success(
        `You are number ${answer} on the waiting list for ${title}. Look here again: if you get a place, this page says so.`,
      ),
      undo: () => void doing(leave, true),
    };
  };

  const leave = async (): Promise<EventOutcome> => {
    await waitingList.leave(id, email);
    return success(`You are not on the waiting list for ${title} any more.`);
  };

  if (past || mine || (number === undefined && !isFull(event))) return null;
  return (
    <div
      className={styles.waiting}
      onFocus={({ currentTarget }) => {
        focused.current = currentTarget.closest('article');
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      <p>
        {number === undefined
          ? 'You can wait for a place. The first in line gets the next one that is given up.'
          : `You are number ${number} on the waiting list.`}
      </p>
      <Button
        id={buttonId}
        busy={busy ? 'Saving…' : undefined}
        onClick={() => void doing(number === undefined ? join : leave)}
      >
        {number === undefined ? 'Join the waiting list' : 'Leave the waiting list'}
        <span className="visually-hidden">{` for ${title}`}</span>
      </Button>
    </div>
  );
}
