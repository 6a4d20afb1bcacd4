import { readFileSync } from 'node:fs';
import { UnsecuredJWT } from 'jose';
import { inject } from 'vitest';
import type { Role } from '../../../src/domain/users/user';
import type { Actor } from '../../identity/actor';
import { createFirestore, type Firestore } from '../firestore';
import type { ReadToken } from '../googleTokens';

const { firestore: address, project } = inject('hosted');

/** What the emulator takes for the project's owner: no rule holds. */
export const ownerToken = 'owner';

/** The emulator as the server's database. */
export const emulatedFirestore = (): Firestore => createFirestore(project, `http://${address}`);

async function call(method: string, path: string, body?: unknown): Promise<void> {
  const init = { method, headers: { authorization: `Bearer ${ownerToken}` } };
  const answer = await fetch(`http://${address}/emulator/v1/projects/${project}${path}`, {
    ...init,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

/** Starts with no documents, and with the rules as they are in the repository. */
export async function startEmpty(): Promise<void> {
  const content = readFileSync(new URL('../../../firebase/firestore.rules', import.meta.url), 'utf8');
  await call('PUT', ':securityRules', { rules: { files: [{ name: 'firestore.rules', content }] } });
  await call('DELETE', '/databases/(default)/documents');
}

/** A token as the emulators take it: nobody signed it. Google's own services refuse it, and so does our server. */
export function unsignedToken(uid: string): string {
  return new UnsecuredJWT({
    user_id: uid,
    email: `${uid}@example.net`,
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: {} },
  })
    .setSubject(uid)
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
}

/** Reads the emulators' tokens. It stands here because it must never be in the product. */
export const readUnsignedToken: ReadToken = async (token) => {
  try {
    const { payload } = UnsecuredJWT.decode(token);
    return {
      uid: String(payload.sub),
      email: String(payload['email']),
      emailShown: payload['email_verified'] === true,
      expiresAt: payload.exp! * 1000,
    };
  } catch {
    return null;
  }
};

/** Somebody with this role. */
export async function somebody(uid: string, role: Role): Promise<Actor> {
  const email = `${uid}@example.net`;
  const entry = { email, role, createdAt: '2026-11-22T01:00:00.000Z' };
  await emulatedFirestore().create(`users/${uid}`, entry, ownerToken);
  return { uid, email, role, token: unsignedToken(uid) };
}
