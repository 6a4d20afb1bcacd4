import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UnsecuredJWT } from 'jose';
import { createApp } from '@/server/app/app';
import { openParts, type Parts } from '@/server/app/parts';
import { createFirestore } from '@/server/firebase/firestore';
import type { FirebaseProject } from '@/server/firebase/firebaseProject';
import { readClientFiles } from '@/server/pages/clientFiles';
import { readSettings } from '@/server/settings/settings';
import { hosts, project } from './emulators';

/** Reads the emulators' tokens, which nobody signs and which the product rightly refuses. */
const emulators: FirebaseProject = {
  async readToken(token) {
    const { sub, email, email_verified: shown, auth_time: authTime } = UnsecuredJWT.decode(token).payload;
    return { uid: String(sub), email: String(email), emailShown: shown === true, authTime: Number(authTime) };
  },
  firestore: createFirestore(project, `http://${hosts.firestore}`),
};

/** A server of a journey. */
export interface HostedServer {
  address: string;
  parts: Parts;
  /** To whom it has sent mails. */
  mailed: string[];
  stop(): Promise<void>;
}

/** The server itself, but for two things: it takes the emulators' tokens, and its mails go onto a list. */
export async function startHostedServer(environment: Record<string, string>): Promise<HostedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-hosted-journey-'));
  const settings = readSettings({
    FIREBASE_API_KEY: 'AnyKeyOpensAnEmulator',
    FIREBASE_PROJECT_ID: project,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const mailed: string[] = [];
  const parts = await openParts(settings, {
    mail: {
      goesTo: 'a list',
      send: async ({ to }) => ({ messageId: `<${mailed.push(to)}@example.net>` }),
      close: () => {},
    },
    firebaseProject: emulators,
  });
  const app = await createApp(settings, { parts, client: readClientFiles(resolve('dist/client')) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address: address.replace('127.0.0.1', 'localhost'),
    parts,
    mailed,
    async stop() {
      await app.close();
      await parts.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
