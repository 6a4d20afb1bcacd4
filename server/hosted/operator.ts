import { roleLabels, type Role } from '../../src/domain/user';
import { createFirestore, type Firestore } from './firestore';
import { createHostedAccounts, OperatorError, type HostedAccounts } from './hostedAccounts';

/** What the project's owner works with. The rules of the database do not hold for them. */
export interface Operator {
  accounts: HostedAccounts;
  firestore: Firestore;
  /** The owner's access token. */
  token: string;
}

/** The variable that an operator's access token is read from: on the command line others on the machine could see it. */
export const accessTokenName = 'FIREBASE_ACCESS_TOKEN';

/** @throws OperatorError without a token. */
export function createOperator(projectId: string, environment: Record<string, string | undefined>): Operator {
  const token = environment[accessTokenName]?.trim();
  if (!token) {
    throw new OperatorError(
      `${accessTokenName} must be set to an access token of the project's owner: gcloud auth print-access-token`,
    );
  }
  return {
    accounts: createHostedAccounts(projectId, token),
    firestore: createFirestore(projectId),
    token,
  };
}

/** Gives somebody who has registered a role. @returns what to tell the operator. */
export async function grantHostedRole(
  { accounts, firestore, token }: Operator,
  email: string,
  role: Role,
  now: number,
): Promise<string> {
  const account = await accounts.find(email);
  if (!account) throw new OperatorError(`Nobody has registered with ${email}.`);
  const path = `users/${account.uid}`;
  const entry = { email: account.email, role, createdAt: new Date(now).toISOString() };
  if (!(await firestore.create(path, entry, token))) await firestore.merge(path, { role }, {}, token);
  return `${account.email} has the role ${roleLabels[role]} now. They see it when they load a page again.`;
}
