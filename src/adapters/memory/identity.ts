import { emailKey } from '@/shared/domain/users/user';
import { validateEmail } from '@/shared/domain/auth/validation';
import type { AuthErrorCode } from '@/shared/domain/auth/authErrors';
import type { Clock } from '../../ports/clock';
import { IdentityError, type Account, type Identity } from '../../ports/identity';
import { createIdentity, type IdentityTransport, type Login } from '../identity';

/** An account of the stand-in service. */
interface MemoryAccount extends Account {
  password: string;
  /** Counts password changes and proofs of the address: logins of an earlier count have ended. */
  generation: number;
  /** The code that proves the address; null: none was mailed. Absent: there is nothing to prove. */
  proof?: { code: string | null } | undefined;
}

/** What one device keeps while pages are loaded again. */
export interface MemoryDevice {
  login: (Login & { generation: number }) | null;
}

/** A service that lives as long as the page, for stories and tests. */
export interface MemoryIdentityService {
  /** An adapter on a device; the same device again is the page loaded again. */
  connect(device?: MemoryDevice): Identity;
  /** Who is signed in on a device. */
  whoIsThere(device: MemoryDevice): Account | null;
  /** The code that was mailed last, in a link or for the address, or null. */
  lastMailedCode(): string | null;
  /** Whether it answers from now on. */
  setReachable(reachable: boolean): void;
  isReachable(): boolean;
}

/** As the server has them when nobody sets anything else. */
const mostFailures = 10;
const failuresMilliseconds = 15 * 60_000;

function refuseUnless(condition: boolean, code: AuthErrorCode): asserts condition {
  if (!condition) throw new IdentityError(code);
}

/** Counts the tries with each address. */
function createTries(now: () => number) {
  const failures = new Map<string, { count: number; endsAt: number }>();
  return {
    /** Counts one more. @throws IdentityError too-many-requests */
    count(address: string): void {
      const known = failures.get(address);
      const current =
        known && known.endsAt > now() ? known : { count: 0, endsAt: now() + failuresMilliseconds };
      if (current.count >= mostFailures) {
        const retryAfterSeconds = Math.ceil((current.endsAt - now()) / 1000);
        throw new IdentityError('too-many-requests', { retryAfterSeconds });
      }
      failures.set(address, { ...current, count: current.count + 1 });
    },
    forget: (address: string) => void failures.delete(address),
  };
}

/**
 * @param clock decides when tries are forgotten.
 * @param people who has an account from the start.
 * @param asks whether addresses have to be proved, those of these people, too.
 */
export function createMemoryIdentityService(
  clock: Clock,
  people: readonly { uid: string; email: string; password: string }[] = [],
  asks = false,
): MemoryIdentityService {
  const unproved = () => (asks ? { proof: { code: null } } : {});
  const accounts = new Map<string, MemoryAccount>(
    people.map((person) => [emailKey(person.email), { ...person, generation: 0, ...unproved() }]),
  );
  const codes = new Map<string, MemoryAccount>();
  let mailed: string | null = null;
  let reachable = true;
  let count = 0;
  const now = () => clock.now().getTime();
  const next = (name: string) => `${name}-${(count += 1)}`;

  /** Every request passes here; a service answers later, never at once. */
  async function reach(): Promise<void> {
    await Promise.resolve();
    if (!reachable) throw new IdentityError('unreachable');
  }
  function whoIsThere({ login }: MemoryDevice): MemoryAccount | null {
    const account = [...accounts.values()].find(({ uid }) => uid === login?.account.uid);
    return account && account.generation === login?.generation ? account : null;
  }
  function enter(device: MemoryDevice, { uid, email, generation, proof }: MemoryAccount): Login {
    const account: Account = { uid, email, ...(proof && { addressProved: false }) };
    device.login = { account, generation, token: next('token'), endsAt: Infinity };
    return device.login;
  }
  function mailAddressCode(account: MemoryAccount): void {
    account.proof = { code: (mailed = String(100_000 + (count += 1))) };
  }
  /** The account on a device whose address has to be proved. */
  async function accountToProve(device: MemoryDevice): Promise<MemoryAccount> {
    await reach();
    const account = whoIsThere(device);
    refuseUnless(account !== null, 'signed-out');
    refuseUnless(account.proof !== undefined, 'address-proved');
    return account;
  }

  function connect(device: MemoryDevice = { login: null }): Identity {
    const tries = createTries(now);
    const transport: IdentityTransport = {
      stored: () => device.login,
      async createAccount(email, password) {
        await reach();
        refuseUnless(validateEmail(email) === null, 'invalid-email');
        refuseUnless(password.length >= 6, 'weak-password');
        refuseUnless(!accounts.has(emailKey(email)), 'email-already-in-use');
        const account: MemoryAccount = { uid: next('uid'), email: email.trim(), password, generation: 0 };
        accounts.set(emailKey(email), account);
        if (asks) mailAddressCode(account);
        return enter(device, account);
      },
      async signIn(email, password) {
        await reach();
        refuseUnless(validateEmail(email) === null, 'invalid-email');
        tries.count(emailKey(email));
        const account = accounts.get(emailKey(email));
        refuseUnless(account !== undefined, 'user-not-found');
        refuseUnless(account.password === password, 'wrong-password');
        tries.forget(emailKey(email));
        return enter(device, account);
      },
      async renew(login) {
        if (!login) return null;
        await reach();
        const account = whoIsThere(device);
        return account && enter(device, account);
      },
      async signOut() {
        device.login = null;
      },
      // Nobody else uses what lives in this page.
      watch() {},
      async sendPasswordReset(email) {
        await reach();
        refuseUnless(validateEmail(email) === null, 'invalid-email');
        const account = accounts.get(emailKey(email));
        if (!account) return;
        mailed = next('code');
        codes.set(mailed, account);
      },
      async confirmPasswordReset(code, password) {
        await reach();
        refuseUnless(password.length >= 6, 'weak-password');
        const account = codes.get(code);
        refuseUnless(account !== undefined, 'invalid-credential');
        codes.delete(code);
        account.password = password;
        account.proof = undefined;
        account.generation += 1;
      },
      address: {
        sendCode: async () => mailAddressCode(await accountToProve(device)),
        async confirm(_, code) {
          const account = await accountToProve(device);
          refuseUnless(code === account.proof?.code, 'invalid-credential');
          account.proof = undefined;
          account.generation += 1;
          return enter(device, account);
        },
      },
    };
    return createIdentity(transport, clock);
  }

  return {
    connect,
    whoIsThere,
    lastMailedCode: () => mailed,
    setReachable: (answers) => void (reachable = answers),
    isReachable: () => reachable,
  };
}
