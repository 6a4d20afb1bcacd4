import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ageInWords } from '@/shared/domain/admin/backup';
import { accessibilitySummary } from '@/shared/domain/screens/accessibilitySummary';
import { roleLabels } from '@/shared/domain/users/user';
import { sampleUsers } from '@/shared/seeds/users';
import { createApp } from './app';
import { createBackupProcess, createCheckProcess } from '../backup/backupProcess';
import { finishRestore } from '../backup/switchFolder';
import { prepareDataFolder, reasonOf } from '../settings/dataFolder';
import { checkInstallationFolder, isLoopback } from '../settings/mode';
import { otherAccountsLine } from '../demonstration/otherAccounts';
import { claimDataFolder } from '../database/claimDataFolder';
import { moveEarlierFiles } from '../database/moveEarlierFiles';
import { openChosenDatabase } from '../database/openChosenDatabase';
import { checkDeletedAccountsFile, deletedAccountsPath } from '../personalData/deletedAccounts';
import { reapplyEndedLinks, endedLine } from '../personalData/reapplyEndedLinks';
import { repeatDeletions, forgottenLine } from '../personalData/repeatDeletions';
import { movedListsLines, moveEarlierLists } from '../services/earlierLists';
import { separateOutboxes } from '../mail/outboxFolder';
import { readClientFiles } from '../pages/clientFiles';
import type { DrawPage } from '../pages/drawnPage';
import { readReportFiles } from '../pages/reportFiles';
import { openParts, type Parts } from './parts';
import { chooseData } from './chooseData';
import { readSettings, type Settings } from '../settings/settings';
import { SettingsError } from '../settings/settingsError';
import { StartError } from '../settings/startError';
import { storageErrorOf } from '../http/storageError';
import { createStop } from './stop';

const here = dirname(fileURLToPath(import.meta.url));

/** The built client is next to the built server. */
function clientFolder(): string {
  const beside = join(here, '..', 'client');
  return existsSync(beside) ? beside : join(here, '..', 'dist', 'client');
}

/** `npm run a11y:report -- --accept` puts the reports beside the built product. */
const reportFolder = ({ reportFolder: own }: Settings) =>
  own ?? join(clientFolder(), '..', '..', 'accessibility-report');

function listenError(error: unknown, settings: Settings): StartError {
  const where = `port ${settings.port} of ${settings.host}`;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `Something is already listening on ${where}. Stop it, or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartError(`This account may not listen on ${where}. Set PORT to a number from 1024.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST must be an address of this machine; ${settings.host} is not.`);
    default:
      return new StartError(`The server cannot listen on ${where}.`);
  }
}

/** Checks the port before anything else, because the usual mistake is a server that is running already. */
async function checkPort(settings: Settings): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenError(error, settings)));
    probe.listen({ port: settings.port, host: settings.host }, () => probe.close(() => resolve()));
  });
}

/** Stops on Ctrl+C or when the system says so. */
function stopOnSignal(app: FastifyInstance, parts: Parts, release: () => void): void {
  const stop = createStop({
    async close() {
      await app.close();
      await parts.close();
      release();
    },
    log: app.log,
    exit: (code) => process.exit(code),
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function printAccounts(password: string): void {
  console.log('\nThis is a demonstration. You can log in as one of these people:');
  const emailWidth = Math.max(...sampleUsers.map(({ email }) => email.length));
  const roleWidth = Math.max(...Object.values(roleLabels).map((label) => label.length));
  for (const { email, role } of sampleUsers) {
    console.log(`  ${email.padEnd(emailWidth)}  ${roleLabels[role].padEnd(roleWidth)}  password ${password}`);
  }
}

function printBackups(settings: Settings, { backups, now }: Parts): void {
  if (settings.databaseUrl !== null) {
    console.log('This server makes no backups of PostgreSQL: let pg_dump make them.');
    return;
  }
  if (settings.backups.kept === 0) console.log('No daily backups are made (BACKUPS_KEPT is 0).');
  if (!backups) return;
  const { last } = backups.state();
  console.log(
    last === null
      ? `There is no backup yet. The first one is made now, in ${backups.folder}.`
      : `The last backup was made ${ageInWords(now() - last)} ago, in ${backups.folder}.`,
  );
}

/** Lines to print besides the address of the server and its data; null: none. */
interface StartLines {
  data: string | null;
  map: string | null;
}

function printStart(settings: Settings, parts: Parts, port: number, lines: StartLines): void {
  const host = isLoopback(settings.host)
    ? 'localhost'
    : settings.host.includes(':')
      ? `[${settings.host}]`
      : settings.host;
  const url = settings.publicUrl ?? `http://${host}:${port}`;
  console.log(`\n${settings.productName} is running at ${url}`);
  if (parts.demonstrationPassword !== null) {
    printAccounts(parts.demonstrationPassword);
    console.log(
      'It answers only this machine. To open the site to others, set PUBLIC_URL (docs/operating.md).',
    );
    const line = otherAccountsLine(settings.installationFolder, url);
    if (line !== null) console.log(`\n${line}`);
  }
  if (parts.community)
    console.log(
      `\nWhat people add is shared between all who use this site, and kept in ${
        settings.databaseUrl === null ? 'the data folder (DATA=server)' : 'PostgreSQL (DATABASE_URL)'
      }.`,
    );
  if (lines.map !== null) console.log(`\n${lines.map}`);
  if (lines.data !== null) console.log(`\n${lines.data}`);
  console.log(`\nMail goes to ${parts.mail.goesTo}.`);
  if (settings.databaseUrl !== null && settings.mail.smtpUrl === null) console.log(separateOutboxes);
  printBackups(settings, parts);
  console.log('To stop it, press Ctrl+C.\n');
}

/** Loads the built code of the pages. React is in its version for production, however this process was started. */
async function loadDrawing(): Promise<DrawPage> {
  process.env['NODE_ENV'] = 'production';
  const code = (await import(pathToFileURL(join(here, 'prerender.js')).href)) as {
    drawPage: DrawPage;
    loadPages: () => Promise<void>;
  };
  await code.loadPages();
  return code.drawPage;
}

/**
 * Locks the data folder, and ends what was begun with its files.
 * @returns a function that releases it.
 */
async function prepareFile(folder: string): Promise<() => void> {
  const release = claimDataFolder(folder);
  const aside = finishRestore(folder);
  if (aside)
    console.log(`A restore that was interrupted has been finished. What was there before is in ${aside}.`);
  const moved = await moveEarlierFiles(folder, Date.now());
  if (moved)
    console.log(
      `The accounts and the data are in one file now. The files of before are in ${moved.aside}: delete them when all is well.`,
    );
  return release;
}

async function start(): Promise<void> {
  const asSet = readSettings(process.env);
  // Days and hours are those of the site, wherever this machine is: pages are drawn with them.
  process.env['TZ'] = asSet.timeZone;
  const client = readClientFiles(clientFolder());
  await checkPort(asSet);
  checkInstallationFolder(asSet.installationFolder);
  checkDeletedAccountsFile(asSet);
  const folder = prepareDataFolder(asSet.dataFolder);
  const isFile = asSet.databaseUrl === null;
  const release = isFile ? await prepareFile(folder) : () => {};
  const database = await openChosenDatabase(asSet, folder);
  const lists = await moveEarlierLists(database, folder, Date.now());
  if (lists) console.log(movedListsLines(lists));
  const { data, line } = await chooseData(asSet, folder, database);
  const settings = { ...asSet, data };
  const forgotten = await repeatDeletions(database, folder, Date.now(), deletedAccountsPath(asSet, folder));
  if (forgotten > 0) console.log(forgottenLine(forgotten));
  const ended = await reapplyEndedLinks(database, folder, Date.now());
  if (ended > 0) console.log(endedLine(ended));
  const parts = await openParts(settings, {
    database,
    pdfWorker: join(here, 'pdfWorker.js'),
    importWorker: join(here, 'importWorker.js'),
    makeBackup: createBackupProcess(join(here, 'backup.js')),
    ...(isFile && { checkData: createCheckProcess(join(here, 'checkData.js')) }),
  });
  // This process has claimed the folder, so the process that was sending a message has ended. A shared database gives no such
  // certainty: there a message becomes uncertain after its time.
  if (isFile) await parts.messages?.markInterrupted();
  const app = await createApp(settings, {
    parts,
    client,
    drawPage: await loadDrawing(),
    reports: readReportFiles(reportFolder(settings), accessibilitySummary),
  });
  stopOnSignal(app, parts, release);
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    throw listenError(error, settings);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  printStart(settings, parts, port, { data: line, map: (await parts.streetMap?.line()) ?? null });
}

try {
  await start();
} catch (error) {
  const expected = error instanceof StartError || error instanceof SettingsError;
  const reason = storageErrorOf(error) === null ? String(error) : reasonOf(error);
  console.error(expected ? error.message : `The server could not start: ${reason}`);
  process.exit(1);
}
