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
  const { firebase } = settings;
  const opened = { clock, currentUser };
  const accounts = once(async () =>
    firebase
      ? (await import('../adapters/firebase/identity')).openFirebaseIdentity(firebase, opened)
      : (await import('../adapters/server/serverAccounts')).createServerAccounts(opened),
  );
  const identity = async () => (await accounts()).identity;
  const userDirectory = once(async () => {
    // Opened before the database, which acts for the person whom it reports.
    const found = await accounts();
    if ('openUserDirectory' in found) return found.openUserDirectory();
    const { openFirebaseUserDirectory } = await import('../adapters/firebase/userDirectory');
    return openFirebaseUserDirectory(firebase!, clock, found);
  });
  /** What each of these asks the server with. */
  const asking = async () => ({ call: createBrowserCall(clock), identity: await identity(), clock });
  const admin = once(async () =>
    (await import('../adapters/server/serverAdmin')).createServerAdmin(await asking()),
  );
  const mailer = once(async () =>
    (await import('../adapters/server/mailer')).createServerMailer({
      ...(await asking()),
      person: () => currentUser.get()?.id,
    }),
  );
  const placeImporter = once(async () =>
    (await import('../adapters/server/serviceImporter')).createServerServiceImporter(await asking()),
  );
  const placeEditor = once(async () =>
    (await import('../adapters/server/placeEditor')).createServerPlaceEditor(await asking()),
  );
  const outbox = once(async () =>
    (await import('../adapters/server/outbox')).createServerOutbox(await asking()),
  );
  return { identity, userDirectory, admin, mailer, outbox, placeImporter, placeEditor };
}
