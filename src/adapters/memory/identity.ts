import { emailKey } from '@/shared/domain/users/user';
import { validateEmail } from '@/shared/domain/auth/validation';
import type { AuthErrorCode } from '@/shared/domain/auth/authErrors';
import type { Clock } from '../../ports/clock';
import { IdentityError, type Account, type Identity } from '../../ports/identity';
import { createIdentity, type IdentityTransport, type Login } from '../identity';

/** An account of the fake service. */
interface MemoryAccount extends Account {
  password: string;
  /** Counts password changes and confirmations of the address: logins of an earlier count have ended. */
  generation: number;
  /** The code that confirms the address; null: none was mailed. Absent: there is nothing to confirm. */
  proof?: { code: string | null } | undefined;
}

/** The data that one device keeps across reloads. */
export interface MemoryDevice {
  login: (Login & { generation: number }) | null;
}

/** A service that lives as long as the page, for stories and tests. */
export interface MemoryIdentityService {
  /** An adapter on a device; the same device again is a reload. */
  connect(device?: MemoryDevice): Identity;
  /** Returns the account that is logged in on a device. */
  whoIsThere(device: MemoryDevice): Account | null;
  /** Returns the last mailed code, in a link or for the address, or null. */
  lastMailedCode(): string | null;
  /** Sets if it answers from now on. */
  setReachable(reachable: boolean): void;
  isReachable(): boolean;
}

/** The server's default. */
const mostFailures = 10;
const failuresMilliseconds = 15 * 60_000;

function refuseUnless(condition: boolean, code: AuthErrorCode): asserts condition {
  if (!condition) throw new IdentityError(code);
}

/** Counts the attempts with each address. */
function createTries(now: () => number) {
  const failures = new Map<string, { count: number; endsAt: number }>();
  return {
    /** Counts one attempt. @throws IdentityError too-many-requests */
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
 * @param clock decides when attempts are forgotten.
 * @param people the existing accounts.
 * @param asks true where addresses have to be confirmed, also those of these people.
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

  /** Every request passes here; a service never answers synchronously. */
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
  /** Returns the account on a device whose address has to be confirmed. */
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
      // This page has no other tabs.
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
