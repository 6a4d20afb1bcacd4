import { createLocalCurrentUser } from '../adapters/local/currentUser';
import { createLocalPreferences } from '../adapters/local/preferences';
import { createSystemClock } from '../adapters/system/clock';
import type { PageSettings } from '../domain/pageSettings';
import type { Services } from '../ports/services';
import { content } from './content';
import { once } from './loader';

/** The one place that picks adapters. What visitors do not need is fetched when it is first used. */
export function createServices(settings: PageSettings): Services {
  const clock = createSystemClock();
  const currentUser = createLocalCurrentUser();
  const server = once(async () =>
    (await import('../adapters/server/createServerAccounts')).createServerAccounts({ clock, currentUser }),
  );
  const { firebase } = settings;
  const identity = firebase
    ? once(async () =>
        (await import('../adapters/firebase/identity')).createFirebaseIdentity(firebase, clock),
      )
    : async () => (await server()).identity;
  const userDirectory = firebase
    ? once(async () => {
        // The database speaks for whoever the identity says is there.
        await identity();
        return (await import('../adapters/firebase/userDirectory')).openFirebaseUserDirectory(
          firebase,
          clock,
        );
      })
    : async () => (await server()).userDirectory;
  const office = once(async () => {
    const { createServerOffice } = await import('../adapters/server/createServerOffice');
    return createServerOffice({ clock, identity: await identity() });
  });
  const records = once(async () =>
    (await import('./records')).openRecords({ settings, identity, currentUser, clock }),
  );
  return {
    settings,
    clock,
    preferences: createLocalPreferences(),
    currentUser,
    deviceData: once(async () => (await import('../adapters/local/deviceData')).createLocalDeviceData()),
    drafts: once(async () => (await import('../adapters/local/drafts')).createLocalDrafts()),
    saveFile: once(async () => (await import('../adapters/system/saveFile')).saveFile),
    identity,
    userDirectory,
    collections: once(async () => (await records()).collections),
    ratings: once(async () => (await records()).ratings),
    registrations: once(async () => (await records()).registrations),
    mailer: async () => (await office()).mailer,
    mailRuns: once(async () => (await import('../adapters/local/mailRuns')).createLocalMailRuns()),
    adminRecords: async () => (await office()).adminRecords,
    placeImporter: async () => (await office()).placeImporter,
    printTable: once(async () => (await import('../adapters/system/printTable')).printTable),
    places: once(async () => {
      const { readPlaces } = await import('./places');
      return readPlaces(clock);
    }),
    position: async () => (await import('../adapters/system/position')).findPosition(),
    content,
  };
}
