import { createBrowserCall } from '../../adapters/server/browserCall';
import type { ServerCall } from '../../adapters/server/serverCalls';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';
import type { Clock } from '../../ports/clock';
import type { CurrentUser } from '../../ports/currentUser';
import type { Identity } from '../../ports/identity';
import { once } from './loader';

interface AccountsOptions {
  settings: PageSettings;
  currentUser: CurrentUser;
  clock: Clock;
}

/** The options of requests to the server, in the name of the current user. */
interface Asking {
  call: ServerCall;
  identity: Identity;
  clock: Clock;
  /** The id of the current user. */
  person: () => string | undefined;
}

/** The accounts, in the product's own server or a Firebase project, and the server's functions for administrators. */
export function openAccounts({ settings, currentUser, clock }: AccountsOptions) {
  const { firebase } = settings;
  const opened = { clock, currentUser };
  const accounts = once(async () =>
    firebase
      ? (await import('../../adapters/firebase/identity')).openFirebaseIdentity(firebase, opened)
      : (await import('../../adapters/server/serverAccounts')).createServerAccounts(opened),
  );
  const identity = async () => (await accounts()).identity;
  const userDirectory = once(async () => {
    // Opened before the database, which acts for the user whom it reports.
    const found = await accounts();
    if ('openUserDirectory' in found) return found.openUserDirectory();
    const { openFirebaseUserDirectory } = await import('../../adapters/firebase/userDirectory');
    return openFirebaseUserDirectory(firebase!, clock, found);
  });
  /** Opens the adapter of a server function, once its code is fetched. */
  const opener = <T>(load: () => Promise<(asking: Asking) => T>) =>
    once(async () => {
      const open = await load();
      return open({
        call: createBrowserCall(clock),
        identity: await identity(),
        clock,
        person: () => currentUser.get()?.id,
      });
    });
  const admin = opener(async () => (await import('../../adapters/server/serverAdmin')).createServerAdmin);
  const mailer = opener(async () => (await import('../../adapters/server/mailer')).createServerMailer);
  const placeImporter = opener(
    async () => (await import('../../adapters/server/serviceImporter')).createServerServiceImporter,
  );
  const placeEditor = opener(
    async () => (await import('../../adapters/server/placeEditor')).createServerPlaceEditor,
  );
  const outbox = opener(async () => (await import('../../adapters/server/outbox')).createServerOutbox);
  return { identity, userDirectory, admin, mailer, outbox, placeImporter, placeEditor };
}
