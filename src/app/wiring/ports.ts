import { createLocalCurrentUser } from '../../adapters/local/currentUser';
import { createLocalPreferences } from '../../adapters/local/preferences';
import { createSystemClock } from '../../adapters/system/clock';
import type { ServerAdmin } from '../../adapters/server/serverAdmin';
import { capabilitiesOf } from '@/shared/domain/screens/capabilities';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';
import { ListUpdates } from '../../features/listUpdates/ListUpdates';
import type { Clock } from '../../ports/clock';
import type { Loader, Ports } from '../../ports/ports';
import { content } from './content';
import type { DataStore } from './dataStore';
import type { Device } from './device';
import { takeDrawnPage } from './drawnPage';
import { once } from './loader';

const loadNearby = () => import('./nearby');

/** Makes loaders for the parts of a module. */
const partOf =
  <Whole>(load: Loader<Whole>) =>
  <Name extends keyof Whole>(name: Name) =>
  async () =>
    (await load())[name];

/**
 * All parts of a page are hydrated by then, in milliseconds after its frame: React hydrates one part after the other.
 */
const takenOverAfter = 2000;

/** Returns the clock of this device; the server's time, as long as a page drawn at that time is being hydrated. */
function createPageClock(at: Date | null | undefined, page: Document): Clock {
  const clock = createSystemClock();
  if (!at) return clock;
  let isTaken = false;
  let isBegun = false;
  return {
    ...clock,
    now() {
      if (!isBegun && page.documentElement.dataset['ready'] === 'true') {
        isBegun = true;
        clock.after(takenOverAfter, () => (isTaken = true));
      }
      return isTaken ? clock.now() : at;
    },
  };
}

/** The only place that picks adapters. Those that visitors do not need are loaded lazily. */
export function createPorts(settings: PageSettings, page: Document): Ports {
  const currentUser = createLocalCurrentUser();
  const drawn = takeDrawnPage(page, currentUser);
  const clock = createPageClock(drawn?.at, page);
  const can = capabilitiesOf(settings);
  const given = { settings, currentUser, clock };
  const accounts = once(async () => (await import('./accounts')).openAccounts(given));
  const identity = async () => (await accounts()).identity();
  const admin = partOf<ServerAdmin>(async () => (await accounts()).admin());
  // One file for all of them: naming each costs every page more than their size.
  const onDevice = partOf<Device>(
    once(async () => (await import('./device')).openDevice({ can, currentUser, clock })),
  );
  // The records in this browser, or the shared ones on the server.
  const records = once<DataStore>(async () => {
    if (settings.data === 'local') return (await import('./localDataStore')).createLocalDataStore(clock);
    // In one file. Drawn with the first list, the line above it moves nothing.
    const [{ openServerDataStore }] = await Promise.all([import('./serverDataStore'), ListUpdates.preload()]);
    return openServerDataStore({ identity, currentUser, clock, since: drawn?.since });
  });
  const stored = partOf<DataStore>(records);
  return {
    settings,
    can,
    clock,
    preferences: createLocalPreferences(),
    currentUser,
    ...(drawn && { drawnFor: drawn.user }),
    deviceData: onDevice('deviceData'),
    deviceUse: onDevice('deviceUse'),
    drafts: onDevice('drafts'),
    formDrafts: onDevice('formDrafts'),
    saveFile: onDevice('saveFile'),
    identity,
    userDirectory: async () => (await accounts()).userDirectory(),
    collections: stored('collections'),
    ratings: async () => (await stored('openRatings')())(),
    registrations: async () => (await stored('openRegistrations')())(),
    savedItems: async () => (await stored('openSavedItems')())(),
    mailer: async () => (await accounts()).mailer(),
    mailRuns: once(async () =>
      (await import('../../adapters/local/bulkEmailRuns')).createLocalBulkEmailRuns(),
    ),
    auditTrail: admin('auditTrail'),
    outbox: async () => (await accounts()).outbox(),
    backups: admin('backups'),
    placeImporter: async () => (await accounts()).placeImporter(),
    placeEditor: async () => (await accounts()).placeEditor(),
    printTable: onDevice('printTable'),
    places: once(async () => {
      const { readServiceLocations } = await import('./serviceLocations');
      return readServiceLocations(clock);
    }),
    position: Object.assign(async () => (await loadNearby()).findMyPosition(), { prepare: loadNearby }),
    suburbs: async (prefix) => (await loadNearby()).findSuburbs(clock, prefix),
    content,
  };
}
