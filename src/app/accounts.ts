import { createBrowserCall } from '../adapters/server/browserCall';
import type { PageSettings } from '../domain/screens/pageSettings';
import type { Clock } from '../ports/clock';
import type { CurrentUser } from '../ports/currentUser';
import { once } from './loader';

interface AccountsOptions {
  settings: PageSettings;
  currentUser: CurrentUser;
  clock: Clock;
}

/** The accounts, kept by the product's own server or by a Firebase project, and what the server does for administrators. */
export function openAccounts({ settings, currentUser, clock }: AccountsOptions) {
  const server = once(async () =>
    (await import('../adapters/server/serverAccounts')).createServerAccounts({ clock, currentUser }),
  );
  const { firebase } = settings;
  const hosted =
    firebase &&
    once(async () =>
      (await import('../adapters/firebase/identity')).openFirebaseIdentity(firebase, { clock, currentUser }),
    );
  const identity = async () => (await (hosted ?? server)()).identity;
  const userDirectory = hosted
    ? once(async () =>
        (await import('../adapters/firebase/userDirectory')).openFirebaseUserDirectory(
          firebase,
          clock,
          // Opened before the database, which acts for the person whom it reports.
          await hosted(),
        ),
      )
    : async () => (await server()).userDirectory;
  const admin = once(async () => {
    const { createServerAdmin } = await import('../adapters/server/serverAdmin');
    return createServerAdmin({ clock, identity: await identity() });
  });
  const mailer = once(async () => {
    const { createServerMailer } = await import('../adapters/server/mailer');
    const person = () => currentUser.get()?.id;
    return createServerMailer({ call: createBrowserCall(clock), identity: await identity(), person, clock });
  });
  const placeImporter = once(async () => {
    const { createServerServiceImporter } = await import('../adapters/server/serviceImporter');
    return createServerServiceImporter({ call: createBrowserCall(clock), identity: await identity() });
  });
  const placeEditor = once(async () => {
    const { createServerPlaceEditor } = await import('../adapters/server/placeEditor');
    return createServerPlaceEditor({ call: createBrowserCall(clock), identity: await identity() });
  });
  const outbox = once(async () => {
    const { createServerOutbox } = await import('../adapters/server/outbox');
    return createServerOutbox({ call: createBrowserCall(clock), identity: await identity() });
  });
  return { identity, userDirectory, admin, mailer, outbox, placeImporter, placeEditor };
}
