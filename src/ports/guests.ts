import type { GuestAdded, GuestBack, GuestCall, GuestEntry } from '@/shared/domain/events/guest';

/**
 * People who rang and have no account, whom healthcare workers and administrators put down for events. They stand in
 * `Registrations.attendees`. Every method rejects with CollectionError only.
 */
export interface GuestActions {
  /**
   * Puts somebody down.
   * @param waits whether they were told that they will wait: else nothing is done where there is no room for them.
   * @returns what came of it, and their id where they are on the list now.
   */
  add(eventId: number, entry: GuestEntry, waits: boolean): Promise<{ result: GuestAdded; id: number | null }>;
  /** Takes somebody off. @returns whether they were on the list. */
  remove(eventId: number, id: number): Promise<boolean>;
  /** Brings somebody back who was taken off a moment ago. */
  bringBack(eventId: number, id: number): Promise<GuestBack>;
  /** Whom to call about what, at all events. Each call of this is written down. */
  calls(): Promise<readonly GuestCall[]>;
  /** How many people are to be called. */
  countCalls(): Promise<number>;
  /**
   * Notes that somebody was told what a call says.
   * @returns `changed` where there is other news by now: they are to be called again; `gone` where they are off the list.
   */
  called(call: Pick<GuestCall, 'id' | 'state'>): Promise<'done' | 'changed' | 'gone'>;
}

/** Guards an action against another login than the one in which it was begun. */
type Check = <Asked extends unknown[], Answer>(
  action: (...asked: Asked) => Promise<Answer>,
) => (...asked: Asked) => Promise<Answer>;

/** The same, with what guards them: it comes with their code, which few pages have. */
export interface Guests extends GuestActions {
  guardedBy(check: Check): Guests;
}

/** Adds the guard. An action that is new does not compile until it is guarded here, or named as one that only reads. */
export const guardable = (port: GuestActions): Guests => ({
  ...port,
  guardedBy(check) {
    const guards: Omit<GuestActions, 'calls' | 'countCalls'> = {
      add: check(port.add),
      remove: check(port.remove),
      bringBack: check(port.bringBack),
      called: check(port.called),
    };
    return guardable({ ...port, ...guards });
  },
});
