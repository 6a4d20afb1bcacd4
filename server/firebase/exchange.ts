import { waitingTime } from '@/shared/domain/auth/authErrors';
import { exchangeHolds } from '@/shared/domain/auth/firebaseLogin';
import type { NoteAccountEvent } from '../audit/accountEvents';
import { turnOffReminders } from '../data/reminders/reminderChoices';
import type { Database } from '../database/database';
import { HttpError } from '../http/httpError';
import type { Accounts } from '../identity/accounts';
import { createAllowance } from '../identity/allowance';
import type { Caller } from '../identity/caller';
import { isFirebaseLoginRefused, refuseFirebaseLogins } from '../identity/firebaseLogins';
import type { KnownDevices } from '../identity/knownDevices';
import { createLimits } from '../identity/limits';
import type { Tries } from '../identity/tries';
import type { Sessions } from '../identity/sessions';
import { signedOut } from '../identity/signedIn';
import { isLibrary, type Settings } from '../settings/settings';
import { firebaseUserOf, storeFirebaseUser } from './firebaseUser';
import type { FirebaseProject } from './firebaseProject';

/** The dependencies of the exchange. */
export interface ExchangeParts {
  project: FirebaseProject;
  settings: Settings;
  accounts: Accounts;
  sessions: Sessions;
  devices: KnownDevices;
  write: Database['write'];
  note: NoteAccountEvent;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a clock that nobody sets, for the limits. */
  monotonic: () => number;
  tries: Tries;
}

/** The login that a token was exchanged for. */
export interface Exchanged {
  /** Of the session's cookie. */
  secret: string;
  /** True if it began now; where not, the request came in it. */
  isNew: boolean;
}

/**
 * Exchanges the token of a Firebase account for a login of this server.
 * @param secret of the cookie that came along, whose login goes on where it is the same person's.
 * @throws HttpError signed-out where the token is forged, too old or another project's, or its login was ended here;
 *   too-many-requests; unavailable while Firebase does not answer.
 */
export type Exchange = (caller: Caller, idToken: string, secret: string | undefined) => Promise<Exchanged>;

/** Each exchange asks the project once: so often at once for one person, and then once in this time, in milliseconds. */
const exchangesAtOnce = 60;
const oneMoreAfter = 10_000;

/** An operator may be giving the role at the same moment. */
const maxTries = 3;

/** The one way in which Firebase accounts log in. */
export function createExchange(parts: ExchangeParts): Exchange {
  const { project, settings, accounts, sessions, devices, write, note, now, monotonic } = parts;
  const limits = createLimits(settings, devices, parts.tries);
  const exchanges = createAllowance(exchangesAtOnce, oneMoreAfter);
  const roleOf = async (store: Pick<Accounts, 'document'>, uid: string) =>
    (await store.document(uid))?.role ?? null;

  return async (caller, idToken, secret) => {
    const owner = await project.readToken(idToken, now());
    if (!owner) {
      await limits.failed(caller);
      throw signedOut();
    }
    const { uid, email, authTime } = owner;
    if (!exchanges.take(uid, monotonic())) {
      const seconds = oneMoreAfter / 1000;
      throw new HttpError(
        'too-many-requests',
        `This account has logged in very often. Please wait ${waitingTime(seconds)}.`,
        seconds,
      );
    }

    async function tryOnce(isLast: boolean): Promise<Exchanged | null> {
      const roleBefore = await roleOf(accounts, uid);
      const person = firebaseUserOf(owner!, await project.firestore.get(`users/${uid}`, idToken));
      return write(async (queries) => {
        // A role that was read before it changed here would undo what an operator has just granted or taken away.
        if (!isLast && (await roleOf(accounts.in(queries), uid)) !== roleBefore) return null;
        if (await isFirebaseLoginRefused(queries, uid, authTime)) throw signedOut();
        const { isProvedNow } = await storeFirebaseUser(queries, person, now());
        const sessionsInWrite = sessions.in(queries);
        if (isProvedNow) {
          // A stranger who registered with the owner's address is logged out, and their choices are undone.
          await sessionsInWrite.endAll(uid);
          await refuseFirebaseLogins(queries, uid, [0, authTime - 1]);
          await turnOffReminders(queries, uid);
        }
        const firebaseLogin = { authTime, confirmedUntil: now() + exchangeHolds };
        const found = secret === undefined ? null : await sessionsInWrite.find(secret, now());
        if (found?.account.uid === uid) {
          await sessionsInWrite.confirm(found.session.sid, now(), firebaseLogin);
          return { secret: secret!, isNew: false };
        }
        const on = { device: caller.device, shared: isLibrary(settings) };
        return { secret: (await sessionsInWrite.start(uid, now(), on, firebaseLogin)).secret, isNew: true };
      });
    }

    for (let tries = 1; ; tries += 1) {
      const exchanged = await tryOnce(tries === maxTries);
      if (!exchanged) continue;
      if (exchanged.isNew) await note({ uid, email }, 'logged-in');
      return exchanged;
    }
  };
}
