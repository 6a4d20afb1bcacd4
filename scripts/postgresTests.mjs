import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf, reachedFrom } from './lint/imported.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Helpers of tests that open a database of the engine that the tests run on. */
const opens = 'testing/server/testDatabase.ts';

const file = 'It is about the file of SQLite, its backups, or a folder that has them.';
const program = 'It starts the built server or a command on a folder.';
const elsewhere = 'It is about nothing that the database keeps.';

const because = (reason, ...tests) => Object.fromEntries(tests.map((test) => [`${test}.test.ts`, reason]));

export const onlySqlite = {
  ...because(
    file,
    'server/backup/backupsUnderLoad',
    'server/backup/daily',
    'server/backup/dailyCheck',
    'server/backup/sharedBackup',
    'server/cli/backup',
    'server/cli/restoreDeleted',
    'server/data/communityBackup',
    'server/data/growth',
    'server/database/accountsOwnRows',
    'server/database/besideEarlierFiles',
    'server/database/epoch',
    'server/database/moveEarlierFiles',
    'server/messages/provedBefore',
    'server/personalData/reapplyEndedLinks',
    'server/personalData/repeatDeletions',
    'server/routes/storage',
    'src/adapters/server/data/afterRestore',
  ),
  ...because(
    program,
    'server/app/dataDefault',
    'server/app/firstStart',
    'server/app/start',
    'server/cli/cli',
    'server/cli/grantRole',
    'server/cli/importServices',
    'server/cli/installation',
    'server/demonstration/demonstration',
    'server/database/postgresIsApart',
    'server/personalData/deletionCrash',
    'server/services/listKills',
    'testing/server/crash/crash',
    'testing/server/crash/mailCrash',
    'testing/server/crash/reminderCrash',
  ),
  ...because(
    elsewhere,
    'server/app/connectionShare',
    'server/http/connections',
    'server/app/headers',
    'server/files/reportMaker',
    'server/http/logging',
    'server/http/proxies',
    'server/http/refusedBody',
    'server/pages/clientFiles',
    'server/pages/drawnPage',
    'server/pages/install',
    'server/pages/pages',
    'server/pages/reports',
    'server/tiles/streetMap',
    'server/routes/tiles',
  ),
};

/** The tests below a folder. */
const testsIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.split('\\').join('/')}`)
    .filter((name) => name.endsWith('.test.ts') && !name.includes('.hosted.'));

/** What is about PostgreSQL alone. */
const isOnIt = (test) => test.endsWith('.postgres.test.ts');

/** Whether a test opens a database by the helpers. */
const isOnBoth = (test) =>
  [...reachedFrom(importsOf(join(root, test)))].some(
    (one) => relative(root, one).split('\\').join('/') === opens,
  );

export const postgresTests = (left = []) =>
  ['server', 'src/adapters']
    .flatMap(testsIn)
    .filter((test) => !left.includes(test) && !(test in onlySqlite) && (isOnIt(test) || isOnBoth(test)));
