import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../identity/database';
import { createUnsubscribed } from '../mail/unsubscribed';
import { createLocalReplicatedState } from './replicatedState';
import { mailsPerHour, replicatedStateContract } from './replicatedState.contract';

replicatedStateContract('kept by one server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-shared-'));
  const database = openDatabase(folder);
  const unsubscribed = createUnsubscribed(database);
  const shared = createLocalReplicatedState(database, unsubscribed, {
    mail: { perHour: mailsPerHour },
    keepAuditMonths: 24,
  });
  return {
    servers: [shared, shared],
    ada: { uid: 'ada', email: 'ada@example.net', role: 'admin', token: '' },
    bob: { uid: 'bob', email: 'bob@example.net', role: 'admin', token: '' },
    start: Date.UTC(2026, 10, 21, 9),
    unsubscribe: (email) => unsubscribed.add(email, 0),
    async close() {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
