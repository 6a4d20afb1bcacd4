import { CollectionError, type Collection, type RecordId } from '../../ports/collection';
import type { Collections } from '../../ports/collections';
import type { Mailer } from '../../ports/mailer';
import type { BulkEmailRuns } from '../../ports/bulkEmailRuns';
import type { EventSeries } from '../../ports/eventSeries';
import type { PlaceEditor } from '../../ports/placeEditor';
import type { Ratings } from '../../ports/ratings';
import type { Registrations, WaitingList } from '../../ports/registrations';
import type { SavedItems } from '../../ports/savedItems';
import type { ServiceImporter } from '../../ports/serviceImporter';
import type { AuditTrail } from '../../ports/auditTrail';
import type { Loader, Ports } from '../../ports/ports';
import { once } from '../wiring/loader';

/**
 * The ports that change something in a person's name: all but the ports named here, which read, belong to the device,
 * or concern the login itself. A new port therefore does not compile until it is guarded below or named here.
 */
export type Guarded = Omit<
  Ports,
  | 'settings'
  | 'can'
  | 'clock'
  | 'content'
  | 'preferences'
  | 'currentUser'
  | 'drawnFor'
  | 'identity'
  | 'userDirectory'
  | 'leave'
  | 'deviceData'
  | 'deviceUse'
  | 'drafts'
  | 'formDrafts'
  | 'saveFile'
  | 'printTable'
  | 'places'
  | 'position'
  | 'suburbs'
  | 'backups'
  // Every administrator may use it, and the server checks who makes the request.
  | 'outbox'
>;

/**
 * The guarded methods of a port: all but the open ones, which only read or follow. A new method of a port therefore
 * does not compile until it is guarded below or named here.
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
  | 'updates'
>;
type RegistrationGuards = GuardsOf<
  Registrations,
  'storageNotice' | 'of' | 'attendees' | 'subscribe' | 'keptLine' | 'damage'
>;
type SavedItemGuards = GuardsOf<SavedItems, 'storageNotice' | 'list' | 'subscribe' | 'keptLine' | 'damage'>;

/**
 * Returns these ports for one user's session: everything can be read, but nothing is changed, sent or imported once
 * another user or nobody is logged in. An action begun in one person's name is thus never done in another's, whatever
 * delayed it: a form, a question, an Undo, a bulk email.
 */
export function guardPorts(ports: Guarded, isActive: () => boolean): Guarded {
  const guarded = <Port extends object>(load: Loader<Port>, guardsOf: (port: Port) => Partial<Port>) =>
    once(async () => {
      const port = await load();
      return { ...port, ...guardsOf(port) };
    });
  /** Runs an action while the user who began it is logged in, else refuses it. */
  const check =
    <Asked extends unknown[], Answer>(action: (...asked: Asked) => Promise<Answer>) =>
    (...asked: Asked) =>
      isActive() ? action(...asked) : Promise.reject<Answer>(new CollectionError('permission'));
  const collection = <T extends { id: RecordId }>(port: Collection<T>): Collection<T> => {
    const { add, put, remove } = port;
    const guards: CollectionGuards<T> = { add: check(add), put: check(put), remove: check(remove) };
    return { ...port, ...guards };
  };
  return {
    collections: guarded(
      ports.collections,
      // The person's own account checks this itself, waiting changes are stored under the person's id, and copies are
      // in this browser.
      (all): GuardsOf<Collections, 'onDevice' | 'ownAccount' | 'waitingChanges'> => ({
        users: async () => collection(await all.users()),
        resources: collection(all.resources),
        events: collection(all.events),
        appointments: collection(all.appointments),
        async eventSeries() {
          const series = await all.eventSeries();
          if (!series) return null;
          const guards: GuardsOf<EventSeries, 'newId'> = { write: check(series.write) };
          return { ...series, ...guards };
        },
      }),
    ),
    ratings: guarded(ports.ratings, ({ put }): GuardsOf<Ratings, never> => ({ put: check(put) })),
    registrations: guarded(ports.registrations, (port): RegistrationGuards => {
      const { join, leave } = port.waitingList;
      const guards: GuardsOf<WaitingList, 'of'> = { join: check(join), leave: check(leave) };
      return {
        register: check(port.register),
        giveUp: check(port.giveUp),
        undoGiveUp: check(port.undoGiveUp),
        guests: port.guests && (async () => (await port.guests!()).guardedBy(check)),
        giveUpAll: check(port.giveUpAll),
        waitingList: { ...port.waitingList, ...guards },
      };
    }),
    savedItems: guarded(ports.savedItems, ({ put, remove, clear }): SavedItemGuards => ({
      put: check(put),
      remove: check(remove),
      clear: check(clear),
    })),
    mailer: guarded(ports.mailer, ({ send }): GuardsOf<Mailer, never> => ({
      send: async (request, key) =>
        isActive()
          ? send(request, key)
          : { outcome: 'stop', text: 'Your login has ended, so this one was not sent.' },
    })),
    mailRuns: guarded(ports.mailRuns, ({ save, clear }): GuardsOf<BulkEmailRuns, 'load'> => ({
      save: (run) => (isActive() ? save(run) : 'nothing'),
      clear: () => void (isActive() && clear()),
    })),
    placeImporter: guarded(ports.placeImporter, (port): GuardsOf<ServiceImporter, never> => ({
      check: check(port.check),
      bringIn: check(port.bringIn),
    })),
    placeEditor: guarded(
      ports.placeEditor,
      ({ add, change, retire, restore }): GuardsOf<PlaceEditor, 'list' | 'exportAs'> => ({
        add: check(add),
        change: check(change),
        retire: check(retire),
        restore: check(restore),
      }),
    ),
    auditTrail: guarded(ports.auditTrail, ({ report }): GuardsOf<AuditTrail, 'list'> => ({
      // The action is done, but it must not be audited under another name.
      report: async (what, count) => void (isActive() && (await report(what, count))),
    })),
  };
}
