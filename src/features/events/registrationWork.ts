import { isPast, type CommunityEvent } from '@/shared/domain/events/event';
import type { PlacesTaken, Registered, TakenBack } from '@/shared/domain/events/registration';
import type { Capabilities } from '@/shared/domain/screens/capabilities';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';
import { supported, type EventOutcome } from './eventOutcome';
import type { EventsStore } from './eventsStore';

/** A change of a person's registration for an event. */
export interface RegistrationWork {
  store: EventsStore;
  event: CommunityEvent;
  email: string;
  places: PlacesTaken;
  now: Date;
  /** Undoes the change; undefined after an Undo, which returns the focus to the button. */
  undo: (() => void) | undefined;
  can: Pick<Capabilities, 'messages' | 'waitingLists'>;
  settings: Pick<PageSettings, 'timeZone'>;
}

/** Follows a person's first registration: reminders exist, and are off at first. */
const reminderNote = ' We can remind you by email: see “Reminders by email” in your profile.';

const over = 'This event is over.';

const held = (places: PlacesTaken) => (places > 1 ? 'both places' : 'your place');

const failed = (at: number, text: string): EventOutcome => ({ at, kind: 'failed', text });

const success = (at: number, text: string, undo: RegistrationWork['undo']): EventOutcome => ({
  at,
  kind: 'success',
  text,
  undo,
  takeFocus: !!undo,
});

/** Undoes a cancellation: without a reserved seat the person registers like anybody else. */
async function takeBack({ store, event, email, places }: RegistrationWork): Promise<TakenBack | Registered> {
  const { registrations } = store;
  const answer = await registrations.undoGiveUp(event.id, email);
  return answer === 'late' ? registrations.register(event.id, email, places) : answer;
}

/** Registers a person. @returns the message. */
export async function register(work: RegistrationWork): Promise<EventOutcome> {
  const { can, store, event, email, places, now, undo, settings } = work;
  if (isPast(event, now, settings.timeZone)) return failed(event.id, over);
  const isFirst = can.messages && (await store.registrations.of(email)).size === 0;
  const answer = await (undo ? store.registrations.register(event.id, email, places) : takeBack(work));
  if (typeof answer === 'number') {
    const taken = places > 1 ? 'There is no room for both of you now.' : 'Somebody else has your place now.';
    const text = `${taken} You are number ${answer} on the waiting list for ${event.title}.`;
    return { at: event.id, kind: 'warning', text };
  }
  if (answer === 'full') {
    const { noRoom } = await import('./noRoom');
    return { ...failed(event.id, await noRoom(store, event, places, email, can.waitingLists)), noRoom: true };
  }
  if (answer === 'gone') return failed(event.id, 'This event is not on the list any more.');
  if (answer === 'over') return failed(event.id, over);
  return undo
    ? success(
        event.id,
        // An earlier registration stays unchanged.
        `You are going to ${event.title}${places > 1 && answer === 'registered' ? supported : ''}.${isFirst ? reminderNote : ''}`,
        // An earlier press registered them, so there is nothing to undo.
        answer === 'already' ? undefined : undo,
      )
    : success(event.id, `You have ${held(places)} at ${event.title} again.`, undefined);
}

/** Cancels a registration. @returns the message. */
export async function giveUp({ store, event, email, places, undo }: RegistrationWork): Promise<EventOutcome> {
  // Another window has cancelled it already.
  if (!(await store.registrations.giveUp(event.id, email)))
    return success(event.id, `You have no place at ${event.title}.`, undefined);
  return success(event.id, `You gave up ${held(places)} at ${event.title}.`, undo);
}
