import { createMemoryPorts } from '../../adapters/memory/ports';
import { createMemoryCurrentUser } from '../../adapters/memory/currentUser';
import { noMemory } from '../../adapters/lastRead';
import { createDataCalls } from '../../adapters/server/data/dataCalls';
import { createServerDataStore } from '../../adapters/server/data/serverDataStore';
import { createServerSavedItems } from '../../adapters/server/data/savedItems';
import { createServerAdmin } from '../../adapters/server/serverAdmin';
import { createServerCall, type SendRequest } from '../../adapters/server/serverCalls';
import { createServerOutbox } from '../../adapters/server/outbox';
import { createServerPlaceEditor } from '../../adapters/server/placeEditor';
import { readServerServiceLocations } from '../../adapters/server/serviceLocations';
import { CollectionError } from '../../ports/collection';
import type { Identity } from '../../ports/identity';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';
import type { User } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import { content } from './content';
import { once } from './loader';

/** The input of a drawn page, for one person and one response. */
export interface Drawing {
  settings: PageSettings;
  /** The reader; null for a visitor. */
  user: User | null;
  /** The time on the page. */
  at: Date;
  /** Sends requests to the API as that person. */
  fetch: SendRequest;
}

/** The ports of a page that the server draws: they read with the browser's adapters, and store nothing. */
export function createDrawingPorts({ settings, user, at, fetch }: Drawing): Ports {
  // Nothing waits: content that is not there when the page is drawn is omitted.
  const clock = { now: () => at, after: () => () => undefined };
  const currentUser = createMemoryCurrentUser(user);
  const call = createServerCall({ fetch, clock });
  const identity = async () => ({ idToken: async () => user?.token ?? null }) as unknown as Identity;
  const reader = { call, identity, currentUser, clock };
  const store = createServerDataStore({ ...reader, storage: null, keyPrefix: '' });
  const administration = once(async () => createServerAdmin({ call, identity: await identity() }));
  const savedItems = createServerSavedItems({
    clock,
    calls: createDataCalls({ call, identity, isSignedIn: () => user !== null }),
    checkPerson(id) {
      if (user?.id !== id) throw new CollectionError('permission');
    },
    lastRead: noMemory,
  });
  const places = once(() =>
    readServerServiceLocations(call, async () => (await import('@/shared/seeds/locations')).locations),
  );
  return {
    ...createMemoryPorts({ content, settings, clock }),
    currentUser,
    drawnFor: user,
    collections: async () => store.collections,
    registrations: store.openRegistrations,
    savedItems: async () => savedItems,
    identity,
    places,
    auditTrail: async () => (await administration()).auditTrail,
    backups: async () => (await administration()).backups,
    placeEditor: once(async () => createServerPlaceEditor({ call, identity: await identity() })),
    outbox: once(async () => createServerOutbox({ call, identity: await identity() })),
  };
}
