import { CollectionError } from '../ports/collection';
import type { Collections } from '../ports/collections';
import type { Mailer } from '../ports/mailer';
import type { BulkEmailRuns } from '../ports/bulkEmailRuns';
import type { Ratings } from '../ports/ratings';
import type { Registrations } from '../ports/registrations';
import type { SavedItems } from '../ports/savedItems';
import type { AuditTrail } from '../ports/auditTrail';
import type { Ports } from '../ports/ports';

/** The ports that change something in a person's name. */
export type Guarded = Pick<
  Ports,
  | 'collections'
  | 'ratings'
  | 'registrations'
  | 'savedItems'
  | 'mailer'
  | 'mailRuns'
  | 'placeImporter'
  | 'placeEditor'
  | 'auditTrail'
>;

/** The same with some of its methods refused once `isActive` says no. */
function guard<T extends object>(
  port: T,
  methods: readonly (keyof T)[],
  isActive: () => boolean,
  refuse: () => unknown,
): T {
  return new Proxy(port, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function' || !methods.includes(name as keyof T)) return found;
      return (...asked: unknown[]): unknown => (isActive() ? Reflect.apply(found, target, asked) : refuse());
    },
  });
}

const notAllowed = () => Promise.reject(new CollectionError('permission'));

/**
 * These ports for one person's session: everything can be read, but nothing is changed, sent or imported
 * once somebody else or nobody is logged in. An action begun in one person's name is thus never done in another's,
 * whatever delayed it: a form, a question, an Undo, a bulk email.
 */
export const sessionGuards: {
  [Name in keyof Guarded]: (port: Awaited<ReturnType<Guarded[Name]>>, isActive: () => boolean) => typeof port;
} = {
  collections(all: Collections, isActive) {
    const writes = ['add', 'put', 'remove'] as const;
    return {
      ...all,
      users: guard(all.users, writes, isActive, notAllowed),
      resources: guard(all.resources, writes, isActive, notAllowed),
      events: guard(all.events, writes, isActive, notAllowed),
      appointments: guard(all.appointments, writes, isActive, notAllowed),
      async eventSeries() {
        const series = await all.eventSeries();
        return series && guard(series, ['write'], isActive, notAllowed);
      },
    };
  },
  ratings: (port: Ratings, isActive) => guard(port, ['put'], isActive, notAllowed),
  registrations(port: Registrations, isActive) {
    const guarded = guard(port, ['register', 'giveUp', 'undoGiveUp', 'giveUpAll'], isActive, notAllowed);
    const guardedList = guard(port.waitingList, ['join', 'leave'], isActive, notAllowed);
    return new Proxy(guarded, {
      get: (target, name): unknown => (name === 'waitingList' ? guardedList : Reflect.get(target, name)),
    });
  },
  savedItems: (port: SavedItems, isActive) => guard(port, ['put', 'remove', 'clear'], isActive, notAllowed),
  mailer: (port: Mailer, isActive) =>
    guard(port, ['send'], isActive, () =>
      Promise.resolve({ outcome: 'stop', text: 'Your login has ended, so this one was not sent.' }),
    ),
  mailRuns: (port: BulkEmailRuns, isActive) => guard(port, ['save', 'clear'], isActive, () => 'nothing'),
  placeImporter: (port, isActive) => guard(port, ['check', 'bringIn'], isActive, notAllowed),
  placeEditor: (port, isActive) => guard(port, ['add', 'change', 'retire', 'restore'], isActive, notAllowed),
  // The action is done, but it must not be audited under another name.
  auditTrail: (port: AuditTrail, isActive) => guard(port, ['report'], isActive, () => Promise.resolve()),
};
