import { join } from 'node:path';
import { sharedDeviceMinutes } from '@/shared/domain/auth/sharedSession';
import {
  defaultAuditMonths,
  defaultBookAheadMonths,
  defaultPageSettings,
  type PageSettings,
} from '@/shared/domain/screens/pageSettings';
import { defaultZone } from '@/shared/domain/text/zones';
import { demonstrationFolder, isDemonstration, isLoopback } from './mode';
import { checkDatabaseSettings, databaseUrlOf, filesOfCopies } from './databaseUrl';
import { SettingsError } from './settingsError';
import { isTileFileName, type SettingName, shapes, type SettingValue } from './settingShapes';

/** The operator's settings, checked and complete. See {@link readSettings} for the names. */
export interface Settings {
  port: number;
  host: string;
  /** The folder of an installation; a demonstration has its own inside it. */
  installationFolder: string;
  /** The folder of this process: the installation's, or the demonstration's. */
  dataFolder: string;
  /** True if this process is a demonstration, from its start to its end. */
  demonstration: boolean;
  /** The origin at which people reach the product, for example `https://agebetter.example`, or null. */
  publicUrl: string | null;
  adminSignUp: 'open' | 'closed';
  mail: {
    /** null: mails are written to the outbox folder. */
    smtpUrl: string | null;
    /** `required`, except for a mail server on this machine, where nobody can listen in. */
    tls: 'required' | 'optional';
    from: string;
    replyTo: string | null;
    /** How many mails one administrator may send in an hour. */
    perHour: number;
  };
  backups: {
    /** How many daily backups are kept; 0: none are made. */
    kept: number;
    /** null: a folder in the data folder. */
    folder: string | null;
  };
  productName: string;
  /** The address for reports about the site, or null. */
  contactEmail: string | null;
  /** Within how many working days questions are answered; null: nothing is promised. */
  answerDays: number | null;
  /** The folder of the accepted accessibility reports; null: the one beside the built product. */
  reportFolder: string | null;
  tiles: PageSettings['tiles'];
  /**
   * The street map of the installation itself: the path of its PMTiles file, and whether the operator has set what
   * stands below the map, instead of what the file says. null: another server sends the tiles.
   */
  streetMap: { file: string; attributionIsSet: boolean } | null;
  firebase: PageSettings['firebase'];
  data: PageSettings['data'];
  /** The address of a PostgreSQL database, with its password; null: the data lies in a file of the data folder. */
  databaseUrl: string | null;
  /** With `databaseUrl`: where the key lies; null: in the data folder. */
  keyFile: string | null;
  /** With `databaseUrl`: the list of deleted accounts; null: it is in the data folder. */
  deletedAccountsFile: string | null;
  /** True if the operator has set `DATA`, or a shared database. If not, the start looks at the data folder; see chooseData.ts. */
  dataIsSet: boolean;
  /** The time zone of events that name none, by its IANA name. */
  timeZone: string;
  /** How many months ahead people may book, from 1 to 24. */
  bookAheadMonths: number;
  /** With `data: 'server'`: how many months after their end appointments are deleted. */
  keepAppointmentsMonths: number;
  /** How many months roles, deletions and what administrators did stay in the audit trail of this server's accounts. */
  keepAuditMonths: number;
  /** With `data: 'server'`: whether people see at what times others have appointments. */
  othersTimes: boolean;
  /** True if browsers keep the pages for when there is no connection; where not, they remove what they have kept. */
  serviceWorker: boolean;
  /** With `data: 'server'`: whether every device counts as shared, as in a library. */
  libraryMode: boolean;
  /** With `data: 'server'`: after how many minutes without use a login on a shared computer ends. */
  sharedDeviceMinutes: number;
  /** True if everybody may fetch the list of services as a feed. */
  servicesFeed: boolean;
  /** The proxies whose report of the client's address is trusted, or null for none. */
  trustProxy: string | null;
  /** `failuresPerAddress` counts one client's failures with one address, `registrationsPerHour` those of one client. */
  loginLimits: {
    failuresPerAddress: number;
    failuresPerClient: number;
    registrationsPerHour: number;
    windowMinutes: number;
  };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** Returns whether every device counts as shared. Without data on this server, the browser holds people's only copy. */
export const isLibrary = ({ data, libraryMode }: Pick<Settings, 'data' | 'libraryMode'>): boolean =>
  data === 'server' && libraryMode;

/** Earlier versions could keep the records in the Firestore of a Firebase project. */
const firestoreIsGone =
  'DATA cannot be "firestore" any more. Set DATA=server to share the data on this server, or DATA=local to keep it in each browser; both work with the Firebase accounts. Nothing is carried over by itself: docs/hosting.md says what can be, with the version before.';

function isOnThisMachine(address: string | null): boolean {
  if (address === null) return false;
  return isLoopback(new URL(address).hostname.toLowerCase().replace(/^\[|\]$/g, ''));
}

/** Reads the source of the street map: an address of tiles, or a file in the data folder. */
function readTiles(
  tileUrl: string = defaultPageSettings.tiles.url,
  attribution: string | undefined,
  folder: string,
): Pick<Settings, 'tiles' | 'streetMap'> {
  const shown = attribution ?? defaultPageSettings.tiles.attribution;
  if (!isTileFileName(tileUrl)) return { tiles: { url: tileUrl, attribution: shown }, streetMap: null };
  return {
    tiles: { kind: 'pmtiles', url: `/tiles/${tileUrl}`, attribution: shown },
    streetMap: { file: join(folder, tileUrl), attributionIsSet: attribution !== undefined },
  };
}

function readFirebase(apiKey: string | undefined, projectId: string | undefined): Settings['firebase'] {
  if (apiKey !== undefined && projectId !== undefined) return { apiKey, projectId };
  if (apiKey === undefined && projectId === undefined) return null;
  const [set, missing] = apiKey
    ? ['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID']
    : ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'];
  throw new SettingsError(`${missing} must be set when ${set} is: the two belong together.`);
}

/**
 * Reads all settings from the environment. A variable that is empty counts as unset.
 * @param purpose `operate`: for a command on the server's data, whose shell may lack some of the server's settings.
 * @throws SettingsError with one line about the first bad one.
 */
export function readSettings(
  environment: Record<string, string | undefined>,
  purpose: 'serve' | 'operate' = 'serve',
): Settings {
  const read = <N extends SettingName>(name: N): SettingValue<N> | undefined => {
    const text = environment[name]?.trim();
    if (!text) return undefined;
    const result = shapes[name].shape.safeParse(text);
    // The value is left out of the message: it may hold a password.
    if (!result.success) throw new SettingsError(`${name} must be ${shapes[name].should}.`);
    return result.data as SettingValue<N>;
  };
  const publicUrl = read('PUBLIC_URL') ?? null;
  const productName = read('PRODUCT_NAME') ?? defaultPageSettings.productName;
  const proxies = read('TRUST_PROXY') ?? 'false';
  const smtpUrl = read('SMTP_URL') ?? null;
  const from = read('MAIL_FROM');
  if (smtpUrl !== null && from === undefined) {
    throw new SettingsError(
      `MAIL_FROM must be set when SMTP_URL is: it should be ${shapes.MAIL_FROM.should}.`,
    );
  }
  const firebase = readFirebase(read('FIREBASE_API_KEY'), read('FIREBASE_PROJECT_ID'));
  if (environment['DATA']?.trim() === 'firestore') throw new SettingsError(firestoreIsGone);
  const dataAsSet = read('DATA');
  const databaseUrl = databaseUrlOf(read('DATABASE_URL'), read('DATABASE_URL_FILE'));
  const data = databaseUrl === null ? (dataAsSet ?? 'local') : 'server';
  const adminSignUp = read('ADMIN_SIGN_UP') ?? 'closed';
  if (firebase !== null && adminSignUp === 'open') {
    throw new SettingsError(
      'ADMIN_SIGN_UP has no say over Firebase accounts: set adminSignUp to "open" in its document settings/registration.',
    );
  }
  const publicHost = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  const host = (read('HOST') ?? '127.0.0.1').replace(/^\[|\]$/g, '');
  const installationFolder = read('DATA_DIR') ?? './data';
  const demonstration = isDemonstration({ host, publicUrl, firebase });
  const isDemonstrationStart = demonstration && purpose === 'serve';
  if (databaseUrl !== null) checkDatabaseSettings({ data: dataAsSet, firebase, isDemonstrationStart });
  if (isDemonstrationStart && smtpUrl !== null) {
    throw new SettingsError(
      'SMTP_URL has no place in a demonstration, which sends no mail: set PUBLIC_URL too, or leave SMTP_URL out.',
    );
  }
  return {
    port: read('PORT') ?? 3000,
    host,
    installationFolder,
    dataFolder: demonstration ? demonstrationFolder(installationFolder) : installationFolder,
    demonstration,
    publicUrl,
    adminSignUp,
    mail: {
      smtpUrl,
      tls: read('SMTP_TLS') ?? (isOnThisMachine(smtpUrl) ? 'optional' : 'required'),
      from: from ?? `no-reply@${publicHost}`,
      replyTo: read('MAIL_REPLY_TO') ?? null,
      perHour: read('MAILS_PER_HOUR') ?? 2000,
    },
    backups: { kept: read('BACKUPS_KEPT') ?? 7, folder: read('BACKUP_DIR') ?? null },
    productName,
    contactEmail: read('CONTACT_EMAIL') ?? null,
    answerDays: read('ANSWER_DAYS') ?? null,
    reportFolder: read('REPORT_DIR') ?? null,
    ...readTiles(read('TILE_URL'), read('TILE_ATTRIBUTION'), installationFolder),
    firebase,
    data,
    databaseUrl,
    ...filesOfCopies(databaseUrl, read('TOKEN_KEY_FILE'), read('DELETED_ACCOUNTS_FILE')),
    dataIsSet: dataAsSet !== undefined || databaseUrl !== null,
    timeZone: read('TIME_ZONE') ?? defaultZone,
    bookAheadMonths: read('BOOK_AHEAD_MONTHS') ?? defaultBookAheadMonths,
    keepAppointmentsMonths: read('KEEP_APPOINTMENTS_MONTHS') ?? 24,
    keepAuditMonths: read('KEEP_AUDIT_MONTHS') ?? defaultAuditMonths,
    othersTimes: read('OTHERS_TIMES') !== 'off',
    serviceWorker: read('SERVICE_WORKER') !== 'off',
    libraryMode: read('LIBRARY_MODE') === 'on',
    sharedDeviceMinutes: read('SHARED_DEVICE_MINUTES') ?? sharedDeviceMinutes,
    servicesFeed: read('SERVICES_FEED') === 'on',
    trustProxy: proxies === 'false' ? null : proxies,
    loginLimits: {
      failuresPerAddress: read('LOGIN_FAILURES_PER_ADDRESS') ?? 10,
      // A morning at a library: 60 people behind one address, who all mistype, and some of whom register twice.
      failuresPerClient: read('LOGIN_FAILURES_PER_CLIENT') ?? 120,
      registrationsPerHour: read('REGISTRATIONS_PER_HOUR') ?? 120,
      windowMinutes: read('LOGIN_WINDOW_MINUTES') ?? 15,
    },
    // On one's own machine a line for each request would push the address and the accounts off the screen.
    logLevel: read('LOG_LEVEL') ?? (publicUrl === null ? 'warn' : 'info'),
  };
}
