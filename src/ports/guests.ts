import type { GuestAdded, GuestBack, GuestCall, GuestEntry } from '@/shared/domain/events/guest';

/**
 * People who phoned and have no account, whom healthcare workers and administrators register for events. They are
 * listed in `Registrations.attendees`. Every method rejects with CollectionError only.
 */
export interface GuestActions {
  /**
   * Registers a guest.
   * @param waits true where the guest agreed to wait: else nothing is done without a free seat.
   * @returns the result, and the guest's id where they are on the list now.
   */
  add(eventId: number, entry: GuestEntry, waits: boolean): Promise<{ result: GuestAdded; id: number | null }>;
  /** Removes a guest. @returns true where they were on the list. */
  remove(eventId: number, id: number): Promise<boolean>;
  /** Restores a guest who was just removed. */
  bringBack(eventId: number, id: number): Promise<GuestBack>;
  /** Returns the calls to make, for all events. Each call of this is logged. */
  calls(): Promise<readonly GuestCall[]>;
  /** Returns the number of people to call. */
  countCalls(): Promise<number>;
  /**
   * Records that a guest was told the news of a call.
   * @returns `changed` where there is other news by now: they need another call; `gone` where they are off the list.
   */
  called(call: Pick<GuestCall, 'id' | 'state'>): Promise<'done' | 'changed' | 'gone'>;
}

/** Guards an action against another login than the one in which it was begun. */
type Check = <Asked extends unknown[], Answer>(
  action: (...asked: Asked) => Promise<Answer>,
) => (...asked: Asked) => Promise<Answer>;

/** The same, with its guard: it comes with its code, which few pages have. */
export interface Guests extends GuestActions {
  guardedBy(check: Check): Guests;
}

/** Adds the guard. A new action does not compile until it is guarded here, or named as one that only reads. */
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
