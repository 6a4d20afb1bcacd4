import { CollectionError, type Collection, type RecordId } from '../ports/collection';
import type { Collections } from '../ports/collections';
import type { Mailer } from '../ports/mailer';
import type { BulkEmailRuns } from '../ports/bulkEmailRuns';
import type { EventSeries } from '../ports/eventSeries';
import type { PlaceEditor } from '../ports/placeEditor';
import type { Ratings } from '../ports/ratings';
import type { Registrations, WaitingList } from '../ports/registrations';
import type { SavedItems } from '../ports/savedItems';
import type { ServiceImporter } from '../ports/serviceImporter';
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

/**
 * What of a port has a guard: everything but what is named as open, because it only reads or follows. A method that is new in a
 * port therefore does not compile until it is guarded below or named here.
 */
type GuardsOf<Port, Open extends keyof Port> = Omit<Port, Open>;

type CollectionGuards<T extends { id: RecordId }> = GuardsOf<
  Collection<T>,
  | 'storageNotice'
  | 'list'
  | 'lookAt'
  | 'othersMissing'
  | 'isWaiting'
  | 'get'
  | 'subscribe'
  | 'damage'
  | 'Notice'
>;
type RegistrationGuards = GuardsOf<
  Registrations,
  'storageNotice' | 'of' | 'attendees' | 'subscribe' | 'keptLine' | 'damage'
>;
type SavedItemGuards = GuardsOf<SavedItems, 'storageNotice' | 'list' | 'subscribe' | 'keptLine' | 'damage'>;

/** Does something while the person is logged in who began it, else refuses it. */
type Check = <Asked extends unknown[], Answer>(
  action: (...asked: Asked) => Promise<Answer>,
) => (...asked: Asked) => Promise<Answer>;

const checkFor =
  (isActive: () => boolean): Check =>
  (action) =>
  (...asked) =>
    isActive() ? action(...asked) : Promise.reject(new CollectionError('permission'));

function guardCollection<T extends { id: RecordId }>(port: Collection<T>, check: Check): Collection<T> {
  const guards: CollectionGuards<T> = {
    add: check(port.add),
    put: check(port.put),
    remove: check(port.remove),
  };
  return { ...port, ...guards };
}

/**
 * These ports for one person's session: everything can be read, but nothing is changed, sent or imported
 * once somebody else or nobody is logged in. An action begun in one person's name is thus never done in another's,
 * whatever delayed it: a form, a question, an Undo, a bulk email.
 */
export const sessionGuards: {
  [Name in keyof Guarded]: (port: Awaited<ReturnType<Guarded[Name]>>, isActive: () => boolean) => typeof port;
} = {
  collections(all, isActive) {
    const check = checkFor(isActive);
    // The person's own account checks this itself, what waits is kept under its person's id, and copies lie in this browser.
    const guards: GuardsOf<Collections, 'onDevice' | 'ownAccount' | 'waitingChanges'> = {
      users: guardCollection(all.users, check),
      resources: guardCollection(all.resources, check),
      events: guardCollection(all.events, check),
      appointments: guardCollection(all.appointments, check),
      async eventSeries() {
        const series = await all.eventSeries();
        if (!series) return null;
        const writes: GuardsOf<EventSeries, 'newId'> = { write: check(series.write) };
        return { ...series, ...writes };
      },
    };
    return { ...all, ...guards };
  },
  ratings(port, isActive): GuardsOf<Ratings, never> {
    return { put: checkFor(isActive)(port.put) };
  },
  registrations(port, isActive) {
    const check = checkFor(isActive);
    const places: GuardsOf<WaitingList, 'of'> = {
      join: check(port.waitingList.join),
      leave: check(port.waitingList.leave),
    };
    const guards: RegistrationGuards = {
      register: check(port.register),
      giveUp: check(port.giveUp),
      undoGiveUp: check(port.undoGiveUp),
      giveUpAll: check(port.giveUpAll),
      waitingList: { ...port.waitingList, ...places },
    };
    return { ...port, ...guards };
  },
  savedItems(port, isActive) {
    const check = checkFor(isActive);
    const guards: SavedItemGuards = {
      put: check(port.put),
      remove: check(port.remove),
      clear: check(port.clear),
    };
    return { ...port, ...guards };
  },
  mailer: (port, isActive): GuardsOf<Mailer, never> => ({
    send: async (request, key) =>
      isActive()
        ? port.send(request, key)
        : { outcome: 'stop', text: 'Your login has ended, so this one was not sent.' },
  }),
  mailRuns(port, isActive) {
    const guards: GuardsOf<BulkEmailRuns, 'load'> = {
      save: (run) => (isActive() ? port.save(run) : 'nothing'),
      clear: () => (isActive() ? port.clear() : undefined),
    };
    return { ...port, ...guards };
  },
  placeImporter(port, isActive): GuardsOf<ServiceImporter, never> {
    const check = checkFor(isActive);
    return { check: check(port.check), bringIn: check(port.bringIn) };
  },
  placeEditor(port, isActive) {
    const check = checkFor(isActive);
    const guards: GuardsOf<PlaceEditor, 'list' | 'exportAs'> = {
      add: check(port.add),
      change: check(port.change),
      retire: check(port.retire),
      restore: check(port.restore),
    };
    return { ...port, ...guards };
  },
  auditTrail(port, isActive) {
    // The action is done, but it must not be audited under another name.
    const guards: GuardsOf<AuditTrail, 'list'> = {
      report: async (what, count) => (isActive() ? port.report(what, count) : undefined),
    };
    return { ...port, ...guards };
  },
};
