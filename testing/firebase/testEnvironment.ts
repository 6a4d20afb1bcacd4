import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import { browserLocalPersistence, initializeAuth } from 'firebase/auth';
import { getFirestore } from 'firebase/firestore/lite';
import { inject } from 'vitest';
import { emulatorAddress } from '../emulators/emulatorAddress';
import type { UserDirectory } from '@/src/ports/userDirectory';
import { createMemoryClock } from '@/src/adapters/memory/clock';
import { createHostedIdentity } from '@/src/adapters/firebase/hostedIdentity';
import { type Account, type Identity, IdentityError } from '@/src/ports/identity';
import { createMemoryCurrentUser } from '@/src/adapters/memory/currentUser';
import type { LoginExchange } from '@/src/adapters/firebase/loginExchange';
import { createAccountsSdk } from '@/src/adapters/firebase/sdk';
import { createFirebaseUserDirectory } from '@/src/adapters/firebase/userDirectory';

/** A device: an app of its own in this browser's storage. */
export interface FirebaseDevice {
  identity: Identity;
  directory: UserDirectory;
  /** The page loaded again. */
  reload(): Identity;
}

const hosted = inject('hosted');
const { project } = hosted;
const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const accountsAddress = `http://${hosted.auth}/emulator/v1/projects/${project}`;

/** How often one address may be tried, as the real service has it. The emulator lets everybody try for ever. */
const maxFailures = 10;
const failuresMilliseconds = 60 * 60_000;

async function call(method: string, address: string, body?: unknown): Promise<unknown> {
  const answer = await realFetch(address, {
    method,
    headers: owner,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status}`);
  return answer.json();
}

const realFetch = globalThis.fetch.bind(globalThis);
let count = 0;

/** The emulator stamps tokens and passwords with whole seconds: what must differ has to wait for the next one. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000) + 20));

/** The server's part of the exchange; firebase/journeys has the server itself. */
function standInServer(isReachable: () => boolean): LoginExchange {
  const isGood = (idToken: string) => idToken.split('.').length === 3;
  return {
    async exchange(idToken) {
      if (!isReachable()) throw new IdentityError('unreachable');
      return isGood(idToken) ? `login of ${idToken.length}` : null;
    },
    holds: async () => isReachable(),
    end: async () => {},
    isEnding: () => false,
  };
}

/**
 * Devices in front of both emulators, with nobody registered.
 * @param hidesAddresses whether the project hides who has an account, as new projects do.
 */
export async function makeTestEnvironment({ hidesAddresses = false } = {}) {
  setLogLevel('silent');
  localStorage.clear();
  await call('DELETE', `${accountsAddress}/accounts`);
  await call(
    'DELETE',
    `http://${hosted.firestore}/emulator/v1/projects/${project}/databases/(default)/documents`,
  );
  await call(
    'PATCH',
    `http://${hosted.auth}/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=emailPrivacyConfig`,
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: hidesAddresses } },
  );
  const clock = createMemoryClock(new Date());
  const apps: FirebaseApp[] = [];
  const failures = new Map<string, { count: number; endsAt: number }>();
  let reachable = true;
  let answer: Response | null = null;

  const tooMany = () =>
    Response.json(
      { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Try later.' } },
      { status: 400 },
    );

  globalThis.fetch = async (input, options) => {
    const asked = input instanceof Request ? input.url : `${input}`;
    const address = emulatorAddress(asked, hosted);
    if (address === asked) return realFetch(input, options);
    if (!reachable) throw new TypeError('Failed to fetch');
    if (answer) return answer.clone();
    if (address.includes('securetoken')) await nextSecond();
    if (!address.includes(':signInWithPassword')) return realFetch(address, options);
    const { email } = JSON.parse(options?.body as string) as { email: string };
    const now = clock.now().getTime();
    const known = failures.get(email);
    const tries = known && known.endsAt > now ? known : { count: 0, endsAt: now + failuresMilliseconds };
    if (tries.count >= maxFailures) return tooMany();
    const response = await realFetch(address, options);
    if (!response.ok) failures.set(email, { ...tries, count: tries.count + 1 });
    return response;
  };

  function open(
    name: string,
    currentUser: ReturnType<typeof createMemoryCurrentUser>,
  ): { identity: Identity; directory: UserDirectory } {
    const app = initializeApp({ apiKey: 'any', projectId: project }, name);
    apps.push(app);
    const auth = initializeAuth(app, { persistence: browserLocalPersistence });
    const sdk = createAccountsSdk(auth);
    const { identity, exchangeAgain } = createHostedIdentity({
      sdk,
      server: standInServer(() => reachable),
      clock,
      currentUser,
      onEnded: () => {},
      keepsCookies: () => true,
    });
    const asking = { idToken: sdk.idToken, exchangeAgain };
    const directory = createFirebaseUserDirectory(getFirestore(app), clock, asking);
    // As the app does: stores who has logged in, with the token.
    const store = async (account: Account) => {
      const token = (await identity.idToken().catch(() => null)) ?? '';
      const { uid: id, email } = account;
      currentUser.set({ id, username: email, email, role: 'user', token, lastLogin: '' });
      return account;
    };
    return {
      directory,
      identity: {
        ...identity,
        createAccount: async (email, password) => store(await identity.createAccount(email, password)),
        signIn: async (email, password) => store(await identity.signIn(email, password)),
        signOut() {
          currentUser.clear();
          return identity.signOut();
        },
      },
    };
  }

  return {
    device(): FirebaseDevice {
      count += 1;
      const name = `device-${count}`;
      const currentUser = createMemoryCurrentUser();
      return {
        ...open(name, currentUser),
        reload() {
          const old = apps.find((app) => app.name === name);
          if (old) void deleteApp(apps.splice(apps.indexOf(old), 1)[0]!);
          return open(name, currentUser).identity;
        },
      };
    },
    async mailedCode() {
      await nextSecond();
      const { oobCodes } = (await call('GET', `${accountsAddress}/oobCodes`)) as {
        oobCodes: { oobCode: string }[];
      };
      return oobCodes.at(-1)?.oobCode ?? 'none';
    },
    /** Writes a document of texts, as the project's owner does it in the console. */
    async ownerWrites(path: string, data: Record<string, string>) {
      const documents = `projects/${project}/databases/(default)/documents`;
      const fields = Object.entries(data).map(([name, stringValue]) => [name, { stringValue }] as const);
      await call('PATCH', `http://${hosted.firestore}/v1/${documents}/${path}`, {
        fields: Object.fromEntries(fields),
      });
    },
    setReachable: (next: boolean) => void (reachable = next),
    /** From now on every request is answered like this; null: by the service again. */
    answerWith: (next: Response | null) => void (answer = next),
    elapse: clock.pass,
    async end() {
      globalThis.fetch = realFetch;
      await Promise.all(apps.splice(0).map(deleteApp));
    },
  };
}
