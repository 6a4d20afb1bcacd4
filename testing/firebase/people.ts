import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { inject } from 'vitest';

// Every refusal would be a warning in the console, and refusals are what these tests are about.
setLogLevel('silent');

const { firestore: address, project } = inject('hosted');
const documents = `projects/${project}/databases/(default)/documents`;
const apps: FirebaseApp[] = [];

/** The token that the emulator accepts as the project owner's: no rule applies. */
const owner = { authorization: 'Bearer owner' };

async function call(method: string, path: string, body?: unknown): Promise<void> {
  const init = { method, headers: owner, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await fetch(`http://${address}/${path}`, init);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

/** A logged-in user, with a verified address unless stated otherwise. */
export interface LoggedIn {
  uid: string;
  email: string;
  verified?: boolean;
}

/** The database as a browser has it in which this person is logged in. */
export function databaseOf(person: LoggedIn | 'owner' | null, server = address): Firestore {
  const app = initializeApp({ projectId: project, apiKey: 'none' }, `rules-${apps.length}`);
  apps.push(app);
  const database = initializeFirestore(app, {});
  const [host = '', port] = server.split(':');
  const token = person === null || person === 'owner' ? person : tokenOf(person);
  connectFirestoreEmulator(database, host, Number(port), token ? { mockUserToken: token } : {});
  return database;
}

const tokenOf = ({ uid, email, verified = true }: LoggedIn) => ({
  sub: uid,
  user_id: uid,
  email,
  email_verified: verified,
});

/** Starts with no documents, and with the rules as they are in the repository. */
export async function startEmpty(): Promise<void> {
  const content = readFileSync(new URL('../../firebase/firestore.rules', import.meta.url), 'utf8');
  await call('PUT', `emulator/v1/projects/${project}:securityRules`, {
    rules: { files: [{ name: 'firestore.rules', content }] },
  });
  await call('DELETE', `emulator/v1/${documents}`);
}

/** Writes a document as the project's owner does it in the console. Only texts. */
export async function ownerWrites(path: string, data: Record<string, string>): Promise<void> {
  const fields = Object.entries(data).map(([name, stringValue]) => [name, { stringValue }] as const);
  await call('PATCH', `v1/${documents}/${path}`, { fields: Object.fromEntries(fields) });
}

/** Ends every database of these tests. */
export async function endDatabases(): Promise<void> {
  await Promise.all(apps.splice(0).map(deleteApp));
}

/** The outcome of a read or a write: `done`, or the code of the refusal. */
export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
