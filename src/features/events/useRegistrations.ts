import { useState } from 'react';
import type { CommunityEvent } from '@/shared/domain/events/event';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import { CollectionError } from '../../ports/collection';
import { saveFailure } from '../../ports/collectionWords';
import { usePorts, useUser } from '../../ports/ports';
import type { EventOutcome } from './eventOutcome';
import type { EventsStore } from './eventsStore';

/** The actions on a person's own registration for an event, and their outcome. */
export interface Places {
  /** The id of the event whose registration is being changed. */
  busy: number | null;
  /** The ids of the events to which the person brings a support person. */
  pairs: readonly number[];
  choosePair: (eventId: number, isPair: boolean) => void;
  register: (event: CommunityEvent) => void;
  giveUp: (event: CommunityEvent, places: PlacesTaken) => void;
}

/** The id of the button in an event's card that registers and cancels: it stays, so the focus can return to it. */
export const registrationButtonId = (eventId: number) => `event-${eventId}-place`;

/** The form in an event's card that replaces its buttons without scripts. */
export const placeForm = {
  idOf: (eventId: number) => `event-${eventId}-form`,
  addressOf: (eventId: number, what: 'registration' | 'give-up' | 'waiting' | 'leave-line') =>
    `/events/${eventId}/${what}`,
};

/** The code that changes registrations is fetched at the first press, or before it: {@link prepareWork}. */
const loadWork = () => import('./registrationWork');

/** Prefetches the code before a press. A failure is reported by the press itself. */
export const prepareWork = () => void loadWork().catch(() => undefined);

/** Registers this person and cancels registrations. @param show reports the outcome. */
export function useRegistrations(
  store: EventsStore,
  refresh: () => Promise<void>,
  show: (outcome: EventOutcome | null) => void,
): Places {
  const { can, clock, settings } = usePorts();
  const email = useUser()?.email;
  const [busy, setBusy] = useState<number | null>(null);
  const [pairs, setPairs] = useState<readonly number[]>([]);

  /** Runs one action at a time. @param isUndo the Undo button is gone then. */
  const change = (
    kind: 'register' | 'giveUp',
    event: CommunityEvent,
    places: PlacesTaken,
    isUndo = false,
  ) => {
    if (email === undefined) return;
    if (busy === null) {
      setBusy(event.id);
      show(null);
      const back = kind === 'register' ? 'giveUp' : 'register';
      const undo = isUndo ? undefined : () => change(back, event, places, true);
      void loadWork()
        .catch(() => {
          // The code that writes could not be fetched.
          throw new CollectionError('unreachable');
        })
        .then((work) => work[kind]({ store, event, email, places, now: clock.now(), undo, can, settings }))
        .catch((error: unknown): EventOutcome => ({ at: event.id, kind: 'failed', text: saveFailure(error) }))
        .then(async (outcome) => {
          await refresh();
          show(outcome);
        })
        .finally(() => setBusy(null));
    }
    if (isUndo) document.getElementById(registrationButtonId(event.id))?.focus();
  };

  return {
    busy,
    pairs,
    choosePair: (eventId, isPair) =>
      setPairs(isPair ? [...pairs, eventId] : pairs.filter((id) => id !== eventId)),
    register: (event) => change('register', event, pairs.includes(event.id) ? 2 : 1),
    giveUp: (event, places) => change('giveUp', event, places),
  };
}
