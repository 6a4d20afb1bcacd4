import { useState } from 'react';
import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import { isPast, type CommunityEvent } from '../../domain/events/event';
import type { PlacesTaken } from '../../domain/events/registration';
import { dayOf } from '../../domain/text/dates';
import { saveFailure } from '../../ports/collectionWords';
import { usePorts, useUser } from '../../ports/ports';
import type { EventsState } from './useEvents';

/** What came of the last thing that somebody did here. */
export interface EventOutcome extends Outcome {
  /** The id of the event in whose card it stands, or the list of this person's events. */
  at: number | 'yours';
  /** There was no room for them: they can wait for it, where there are waiting lists. */
  noRoom?: true;
}

/** What somebody can do about their own place at an event, and what came of it. */
export interface Places {
  /** The id of the event whose place is being changed. */
  busy: number | null;
  /** The ids of the events to which they want to bring a support person. */
  pairs: readonly number[];
  choosePair: (eventId: number, isPair: boolean) => void;
  register: (event: CommunityEvent) => void;
  giveUp: (event: CommunityEvent, places: PlacesTaken) => void;
}

/** The id of the button in an event's card that registers and gives up: it stays, so the focus can come back to it. */
export const registrationButtonId = (eventId: number) => `event-${eventId}-place`;

/** What follows "You are going" of somebody with two places. */
export const supported = ', with a support person';

const held = (places: PlacesTaken) => (places > 1 ? 'both places' : 'your place');

const failed = (at: number, text: string): EventOutcome => ({ at, kind: 'failed', text });

/** @param undo undefined after an Undo: the focus is back on the button then. */
const success = (at: number, text: string, undo: (() => void) | undefined): EventOutcome => ({
  at,
  kind: 'success',
  text,
  undo,
  takeFocus: !!undo,
});

/** Registers this person and cancels registrations. @param show reports the outcome. */
export function useRegistrations(
  store: EventsState['store'],
  refresh: () => Promise<void>,
  show: (outcome: EventOutcome | null) => void,
): Places {
  const { clock } = usePorts();
  const email = useUser()?.email;
  const [busy, setBusy] = useState<number | null>(null);
  const [pairs, setPairs] = useState<readonly number[]>([]);

  /** Does one thing at a time. @param work gives what is to be said. */
  const doing = (event: CommunityEvent, work: () => Promise<EventOutcome>) => {
    if (busy !== null) return;
    setBusy(event.id);
    show(null);
    void work()
      .catch((error: unknown) => failed(event.id, saveFailure(error)))
      .then(async (outcome) => {
        await refresh();
        show(outcome);
      })
      .finally(() => setBusy(null));
  };

  const backToButton = (event: CommunityEvent) =>
    document.getElementById(registrationButtonId(event.id))?.focus();

  const register = (event: CommunityEvent, places: PlacesTaken, undone = false) => {
    if (email === undefined) return;
    const work = async (): Promise<EventOutcome> => {
      if (isPast(event, dayOf(clock.now()))) return failed(event.id, 'This event is over.');
      const answer = await store.registrations.register(event.id, email, places);
      if (answer === 'full') {
        const { noRoom } = await import('./noRoom');
        return { ...failed(event.id, await noRoom(store, event, places, email)), noRoom: true };
      }
      if (answer === 'gone') return failed(event.id, 'This event is not on the list any more.');
      return undone
        ? success(event.id, `You have ${held(places)} at ${event.title} again.`, undefined)
        : success(
            event.id,
            // Somebody who had a place already has it as they took it then.
            `You are going to ${event.title}${places > 1 && answer === 'registered' ? supported : ''}.`,
            () => giveUp(event, places, true),
          );
    };
    doing(event, work);
    if (undone) backToButton(event);
  };

  const giveUp = (event: CommunityEvent, places: PlacesTaken, undone = false) => {
    if (email === undefined) return;
    const work = async (): Promise<EventOutcome> => {
      await store.registrations.giveUp(event.id, email);
      return success(
        event.id,
        `You gave up ${held(places)} at ${event.title}.`,
        undone ? undefined : () => register(event, places, true),
      );
    };
    doing(event, work);
    if (undone) backToButton(event);
  };

  return {
    busy,
    pairs,
    choosePair: (eventId, isPair) =>
      setPairs(isPair ? [...pairs, eventId] : pairs.filter((id) => id !== eventId)),
    register: (event) => register(event, pairs.includes(event.id) ? 2 : 1),
    giveUp: (event, places) => giveUp(event, places),
  };
}
