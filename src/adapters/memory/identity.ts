import { emailKey } from '../../domain/users/user';
import { validateEmail } from '../../domain/auth/validation';
import type { AuthErrorCode } from '../../domain/auth/authErrors';
import type { Clock } from '../../ports/clock';
import { IdentityError, type Account, type Identity, type IdentityState } from '../../ports/identity';

/** An account of the stand-in service. */
interface MemoryAccount extends Account {
  password: string;
  /** Counts password changes: logins of an earlier count have ended. */
  generation: number;
}

/** What one device keeps while pages are loaded again. */
export interface MemoryDevice {
  login: { uid: string; generation: number; token: string; endsAt: number } | null;
}

/** A service that lives as long as the page, for stories and tests. */
export interface MemoryIdentityService {
  /** An adapter on a device; the same device again is the page loaded again. */
  connect(device?: MemoryDevice): Identity;
  /** Who is signed in on a device. */
  whoIsThere(device: MemoryDevice): Account | null;
  /** The code of the link that was mailed last, or null. */
  lastMailedCode(): string | null;
  /** Whether it answers from now on. */
  setReachable(reachable: boolean): void;
  isReachable(): boolean;
}

const tokenMilliseconds = 60 * 60_000;
const renewBefore = 5 * 60_000;
const askAgainAfter = 30_000;

/** As the server has them when nobody sets anything else. */
const mostFailures = 10;
const failuresMilliseconds = 15 * 60_000;

/**
 * @param clock decides when tokens end.
 * @param people who has an account from the start.
 */
export function createMemoryIdentityService(
  clock: Clock,
  people: readonly { uid: string; email: string; password: string }[] = [],
): MemoryIdentityService {
  const accounts = new Map<string, MemoryAccount>(
    people.map((person) => [emailKey(person.email), { ...person, generation: 0 }]),
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
  function refuseUnless(condition: boolean, code: AuthErrorCode): asserts condition {
    if (!condition) throw new IdentityError(code);
  }
  const find = (uid: string) => [...accounts.values()].find((account) => account.uid === uid);
  function whoIsThere({ login }: MemoryDevice): MemoryAccount | null {
    const account = login && find(login.uid);
    return account && account.generation === login?.generation ? account : null;
  }

  function connect(device: MemoryDevice = { login: null }): Identity {
    const listeners = new Set<(state: IdentityState) => void>();
    const failures = new Map<string, { count: number; endsAt: number }>();
    let state: IdentityState | null = null;

    function tell(following: IdentityState): void {
      const same = state?.kind === following.kind;
      state = following;
      if (!same) listeners.forEach((listener) => listener(following));
    }
    function enter({ uid, email, generation }: MemoryAccount): Account {
      device.login = { uid, generation, token: next('token'), endsAt: now() + tokenMilliseconds };
      tell({ kind: 'signed-in', account: { uid, email } });
      return { uid, email };
    }
    /** Refuses whoever has tried too often with this address, and counts this try. */
    function countTry(address: string): void {
      const known = failures.get(address);
      const current =
        known && known.endsAt > now() ? known : { count: 0, endsAt: now() + failuresMilliseconds };
      if (current.count >= mostFailures) {
        const retryAfterSeconds = Math.ceil((current.endsAt - now()) / 1000);
        throw new IdentityError('too-many-requests', { retryAfterSeconds });
      }
      failures.set(address, { ...current, count: current.count + 1 });
    }
    async function findOut(): Promise<void> {
      try {
        await reach();
        const account = whoIsThere(device);
        if (account) tell({ kind: 'signed-in', account: { uid: account.uid, email: account.email } });
        else tell({ kind: 'signed-out' });
      } catch {
        tell({ kind: 'unreachable' });
        clock.after(askAgainAfter, () => void findOut());
      }
    }

    return {
      async createAccount(email, password) {
        await reach();
        refuseUnless(validateEmail(email) === null, 'invalid-email');
        refuseUnless(password.length >= 6, 'weak-password');
        refuseUnless(!accounts.has(emailKey(email)), 'email-already-in-use');
        const account = { uid: next('uid'), email: email.trim(), password, generation: 0 };
        accounts.set(emailKey(email), account);
        return enter(account);
      },
      async signIn(email, password) {
        await reach();
        refuseUnless(validateEmail(email) === null, 'invalid-email');
        countTry(emailKey(email));
        const account = accounts.get(emailKey(email));
        refuseUnless(account !== undefined, 'user-not-found');
        refuseUnless(account.password === password, 'wrong-password');
        failures.delete(emailKey(email));
        return enter(account);
      },
      async signOut() {
        device.login = null;
        tell({ kind: 'signed-out' });
      },
      async idToken() {
        const { login } = device;
        if (!login) return null;
        if (login.endsAt > now() + renewBefore) return login.token;
        try {
          await reach();
        } catch (error) {
          if (login.endsAt > now()) return login.token;
          throw error;
        }
        const account = whoIsThere(device);
        if (account) enter(account);
        else device.login = null;
        return device.login?.token ?? null;
      },
      onStateChange(listener) {
        listeners.add(listener);
        const known = state;
        if (known === null) void findOut();
        else queueMicrotask(() => listeners.has(listener) && listener(known));
        return () => void listeners.delete(listener);
      },
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
        account.generation += 1;
      },
    };
  }

  return {
    connect,
    whoIsThere,
    lastMailedCode: () => mailed,
    setReachable: (answers) => void (reachable = answers),
    isReachable: () => reachable,
  };
}
