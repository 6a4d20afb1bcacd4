import { readFileSync } from 'node:fs';
import { isLoopback } from './mode';
import { reasonOf } from './dataFolder';
import { SettingsError } from './settingsError';

/** The expected format of `DATABASE_URL`. */
export const databaseUrlShould =
  'the address of a PostgreSQL database, such as postgresql://name:password@host:5432/age_better; to another machine it encrypts (sslmode=verify-full, and sslrootcert=FILE for an authority of your own)';

/** An address has no host where it names the folder of a socket. */
const noHost = 'no-host.invalid';

function parse(text: string): URL | null {
  const whole = text.replace('@/', `@${noHost}/`);
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  return /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1 ? url : null;
}

function isHere(url: URL): boolean {
  const named = url.hostname === noHost ? '' : decodeURIComponent(url.hostname);
  const host = (url.searchParams.get('host') ?? named).toLowerCase().replace(/^\[|\]$/g, '');
  return host === '' || host.startsWith('/') || isLoopback(host);
}

/**
 * The address of a database as the server connects to it: to another machine encrypted, and only to the one that its certificate
 * names. On this one nobody can listen in.
 * @returns null where the address is none, or asks for less.
 */
export function encryptedAddress(text: string): string | null {
  const url = parse(text);
  if (!url) return null;
  const mode = url.searchParams.get('sslmode');
  if (isHere(url) && (mode === null || mode === 'disable')) return text;
  if (mode !== null && !['require', 'verify-ca', 'verify-full'].includes(mode)) return null;
  for (const name of ['ssl', 'uselibpqcompat', 'sslmode']) url.searchParams.delete(name);
  url.searchParams.set('sslmode', 'verify-full');
  return url.href.replace(`@${noHost}/`, '@/');
}

/**
 * The address of the database; null: the data lies in a file of the data folder.
 * @param address `DATABASE_URL`.
 * @param file `DATABASE_URL_FILE`, the path of a file that holds it, so that it stands in no list of processes.
 * @throws SettingsError
 */
export function databaseUrlOf(address: string | undefined, file: string | undefined): string | null {
  if (file === undefined) return address ?? null;
  if (address !== undefined) throw new SettingsError('Set DATABASE_URL or DATABASE_URL_FILE, not both.');
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`DATABASE_URL_FILE must be a file that can be read (${reasonOf(error)}).`);
  }
  const read = encryptedAddress(text);
  if (read === null) throw new SettingsError(`The file of DATABASE_URL_FILE must hold ${databaseUrlShould}.`);
  return read;
}

/**
 * Reads the paths of the files that copies of the server share.
 * @throws SettingsError without a database: in a file, they belong to the data folder, to which its backups and checks belong.
 */
export function filesOfCopies(
  databaseUrl: string | null,
  keyFile: string | undefined,
  deletedAccountsFile: string | undefined,
): { keyFile: string | null; deletedAccountsFile: string | null } {
  const files = { TOKEN_KEY_FILE: keyFile, DELETED_ACCOUNTS_FILE: deletedAccountsFile };
  for (const [name, file] of Object.entries(files))
    if (file !== undefined && databaseUrl === null)
      throw new SettingsError(
        `${name} is for several copies of the server on one DATABASE_URL: leave it out.`,
      );
  return { keyFile: keyFile ?? null, deletedAccountsFile: deletedAccountsFile ?? null };
}

/** The settings that contradict a shared database. */
interface DatabaseSurroundings {
  data: 'local' | 'server' | undefined;
  firebase: unknown;
  isDemonstrationStart: boolean;
}

/** @throws SettingsError where other settings contradict `DATABASE_URL`. */
export function checkDatabaseSettings({ data, firebase, isDemonstrationStart }: DatabaseSurroundings): void {
  if (data === 'local')
    throw new SettingsError(
      'DATA=local keeps the data in each browser, and DATABASE_URL shares it: leave one of them out.',
    );
  if (firebase !== null)
    throw new SettingsError(
      'DATABASE_URL does not work with Firebase accounts yet: leave it out, or FIREBASE_API_KEY and FIREBASE_PROJECT_ID.',
    );
  if (isDemonstrationStart)
    throw new SettingsError(
      'DATABASE_URL has no place in a demonstration, whose people everybody knows: set PUBLIC_URL too, or leave it out.',
    );
}
