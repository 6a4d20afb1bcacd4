import { randomUUID } from 'node:crypto';
import { isRole, roleLabels, type Role } from '@/shared/domain/users/user';
import type { Concerned } from '../audit/audit';
import { createFirestore, type Fields, type Firestore } from './firestore';
import { createFirebaseAccounts, OperatorError, type FirebaseAccounts } from './firebaseAccounts';

/** The project owner's calls. The rules of the database do not apply to them. */
export interface Operator {
  accounts: FirebaseAccounts;
  firestore: Firestore;
  /** The owner's access token. */
  token: string;
}

/**
 * The variable that an operator's access token is read from: in the arguments, others on the machine could
 * see it.
 */
const accessTokenName = 'FIREBASE_ACCESS_TOKEN';

/** The name in the record of a role that the project's owner granted. */
const operatorName = 'operator';

/** The result of granting a role. */
export interface Granted {
  /** The line for the operator. */
  line: string;
  /** null: they had the role already. */
  change: Required<Concerned> | null;
  /** The account, and the role that holds for it now: none but user before its address is verified. */
  now: { uid: string; role: Role };
}

/** @throws OperatorError without a token. */
export function createOperator(projectId: string, environment: Record<string, string | undefined>): Operator {
  const token = environment[accessTokenName]?.trim();
  if (!token) {
    throw new OperatorError(
      `${accessTokenName} must be set to an access token of the project's owner: gcloud auth print-access-token`,
    );
  }
  return {
    accounts: createFirebaseAccounts(projectId, token),
    firestore: createFirestore(projectId),
    token,
  };
}

/** Another client wrote the document at the same moment: a retry works. */
const maxTries = 3;

/**
 * Grants a role to a registered user, and records it in the same step.
 * @throws OperatorError where it was not saved.
 */
export async function grantFirebaseRole(
  { accounts, firestore, token }: Operator,
  email: string,
  role: Role,
  now: number,
): Promise<Granted> {
  const account = await accounts.find(email);
  if (!account) throw new OperatorError(`Nobody has registered with ${email}.`);
  const { uid, emailShown } = account;
  const isFor = (entry: Fields) => String(entry['email']).toLowerCase() === account.email.toLowerCase();

  let change: Granted['change'] = null;

  async function write(): Promise<boolean> {
    const before = await firestore.get(`users/${uid}`, token);
    const stored = before?.['role'];
    const was = isRole(stored) ? stored : 'user';
    if (before && stored === role && isFor(before)) return true;
    const note = randomUUID();
    const told = { uid: operatorName, email: operatorName, about: uid, was, role, at: new Date(now) };
    // A role holds for the account's present address only, as typed, where that is known.
    const person = before && isFor(before) ? String(before['email']) : account!.email;
    const entry = { email: person, role, roleChange: note };
    const fresh = { createdAt: new Date(now).toISOString() };
    const isWritten = await firestore.writeTogether(
      [
        { path: `roleChanges/${note}`, fields: { ...told, person }, isNew: true },
        { path: `users/${uid}`, fields: before ? entry : { ...fresh, ...entry }, isNew: !before },
      ],
      token,
    );
    if (isWritten) change = { uid, email: person, was, role };
    return isWritten;
  }

  for (let tries = 1; !(await write()); tries += 1) {
    if (tries === maxTries) throw new OperatorError('The role could not be saved. Please try again.');
  }
  const line =
    role !== 'user' && !emailShown
      ? `${account.email} gets the role ${roleLabels[role]} once they have shown that the address is theirs: they choose "Forgotten your password?" when they log in, and follow the link in the mail.`
      : `${account.email} has the role ${roleLabels[role]} now. They see it when they load a page again.`;
  return { line, change, now: { uid, role: emailShown ? role : 'user' } };
}
