import { isIP } from 'node:net';
import { z } from 'zod';
import { defaultPageSettings, type PageSettings } from '../src/domain/pageSettings';

/** A setting that cannot be used. Its message is one line that names the setting and says what it should be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** What an operator sets, checked and complete. See {@link readSettings} for the names. */
export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  /** The origin at which people reach the product, for example `https://agebetter.example`, or null. */
  publicUrl: string | null;
  adminSignUp: 'open' | 'closed';
  mail: {
    /** null: mails are written to the outbox folder. */
    smtpUrl: string | null;
    from: string;
    replyTo: string | null;
    /** How many mails one administrator may send in an hour. */
    perHour: number;
  };
  productName: string;
  /** Where people write when something on the site does not work for them, or null. */
  contactEmail: string | null;
  tiles: PageSettings['tiles'];
  firebase: PageSettings['firebase'];
  data: PageSettings['data'];
  /** The proxies whose word about the client's address is taken, or null for none. */
  trustProxy: string | null;
  /** `failuresPerAddress` counts one client's failures with one address. */
  loginLimits: { failuresPerAddress: number; failuresPerClient: number; windowMinutes: number };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);

/** Whether a text is an address of the web without anything after its host and port. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  );
}

function isTileAddress(text: string): boolean {
  const parts = ['{z}', '{x}', '{y}'];
  return (
    /^https?:\/\/[^/\s]+\//.test(text) && parts.every((part) => text.includes(part)) && !/[\s;,'"]/.test(text)
  );
}

function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  try {
    // A % in a name or a password is written %25.
    for (const part of [username, password]) decodeURIComponent(part);
  } catch {
    return false;
  }
  return /^smtps?:$/.test(protocol) && hostname !== '';
}

/** One address, alone or as `Name <address>`, on one line. */
const senderShape = /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

/** Whether each entry is an IP address, a network such as `10.0.0.0/8`, or one of the three named groups of them. */
function areProxies(text: string): boolean {
  return text.split(',').every((part) => {
    const [ip = '', bits, ...rest] = part.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(ip)) return bits === undefined;
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
    return (
      rest.length === 0 &&
      most > 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    );
  });
}

/** Every setting: how it is read, and what it should be, in the words of the error. */
const shapes = {
  PORT: { shape: whole(0, 65_535), should: 'a port number from 0 to 65535' },
  HOST: {
    shape: z.string().regex(/^[\w.:%[\]-]+$/),
    should: 'a host name or IP address to listen on, such as 127.0.0.1 or 0.0.0.0',
  },
  DATA_DIR: { shape: z.string(), should: 'the path of a folder' },
  PUBLIC_URL: {
    shape: z
      .string()
      .refine(isOrigin)
      .transform((text) => new URL(text).origin),
    should: 'the address at which people reach the site, such as https://agebetter.example, without a path',
  },
  ADMIN_SIGN_UP: { shape: z.enum(['open', 'closed']), should: '"open" or "closed"' },
  SMTP_URL: {
    shape: z.string().refine(isSmtpAddress),
    should: 'the address of a mail server, such as smtps://name:password@mail.example:465',
  },
  MAIL_FROM: {
    shape: z.string().regex(senderShape),
    should: 'one mail address, such as "Age Better <hello@agebetter.example>"',
  },
  MAIL_REPLY_TO: {
    shape: z.string().regex(senderShape),
    should: 'one mail address, such as help@agebetter.example',
  },
  MAILS_PER_HOUR: { shape: whole(1, 100_000), should: 'a whole number from 1 to 100000' },
  PRODUCT_NAME: {
    shape: z
      .string()
      .max(60)
      .regex(/^\P{Cc}+$/u),
    should: 'a name of at most 60 characters on one line',
  },
  CONTACT_EMAIL: {
    shape: z.email(),
    should: 'one mail address without a name, such as help@agebetter.example',
  },
  TILE_URL: {
    shape: z.string().refine(isTileAddress),
    should: 'an address of map tiles with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png',
  },
  TILE_ATTRIBUTION: { shape: z.string().max(300), should: 'a text of at most 300 characters' },
  TRUST_PROXY: {
    shape: z.string().refine((text) => text === 'false' || areProxies(text)),
    should:
      'the IP addresses or networks of the proxies in front of the server, such as 10.0.0.2 or loopback',
  },
  LOGIN_FAILURES_PER_ADDRESS: { shape: whole(1, 100_000), should: 'a whole number from 1 to 100000' },
  LOGIN_FAILURES_PER_CLIENT: { shape: whole(1, 100_000), should: 'a whole number from 1 to 100000' },
  LOGIN_WINDOW_MINUTES: { shape: whole(1, 1440), should: 'a whole number of minutes from 1 to 1440' },
  FIREBASE_API_KEY: {
    shape: z.string().regex(/^[\w-]{10,100}$/),
    should: 'the "apiKey" of the Firebase project\'s web app',
  },
  FIREBASE_PROJECT_ID: {
    shape: z.string().regex(/^[a-z][a-z\d-]{4,28}[a-z\d]$/),
    should: 'the "projectId" of the Firebase project\'s web app, such as age-better-1a2b3',
  },
  DATA: { shape: z.enum(['local', 'firestore']), should: '"local" or "firestore"' },
  LOG_LEVEL: {
    shape: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    should: 'one of fatal, error, warn, info, debug, trace, silent',
  },
} as const;

type Name = keyof typeof shapes;

/** The names of all settings. */
export const settingNames = Object.keys(shapes) as Name[];
type Value<N extends Name> = z.output<(typeof shapes)[N]['shape']>;

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
 * @throws SettingsError with one line about the first bad one.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = <N extends Name>(name: N): Value<N> | undefined => {
    const text = environment[name]?.trim();
    if (!text) return undefined;
    const result = shapes[name].shape.safeParse(text);
    // The value is left out of the message: it may hold a password.
    if (!result.success) throw new SettingsError(`${name} must be ${shapes[name].should}.`);
    return result.data as Value<N>;
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
  const data = read('DATA') ?? 'local';
  if (data === 'firestore' && firebase === null) {
    throw new SettingsError('DATA can be "firestore" only with FIREBASE_API_KEY and FIREBASE_PROJECT_ID.');
  }
  const adminSignUp = read('ADMIN_SIGN_UP') ?? 'closed';
  if (firebase !== null && adminSignUp === 'open') {
    throw new SettingsError(
      'ADMIN_SIGN_UP has no say over Firebase accounts: set adminSignUp to "open" in its document settings/registration.',
    );
  }
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  return {
    port: read('PORT') ?? 3000,
    host: (read('HOST') ?? '127.0.0.1').replace(/^\[|\]$/g, ''),
    dataFolder: read('DATA_DIR') ?? './data',
    publicUrl,
    adminSignUp,
    mail: {
      smtpUrl,
      from: from ?? `no-reply@${host}`,
      replyTo: read('MAIL_REPLY_TO') ?? null,
      perHour: read('MAILS_PER_HOUR') ?? 2000,
    },
    productName,
    contactEmail: read('CONTACT_EMAIL') ?? null,
    tiles: {
      url: read('TILE_URL') ?? defaultPageSettings.tiles.url,
      attribution: read('TILE_ATTRIBUTION') ?? defaultPageSettings.tiles.attribution,
    },
    firebase,
    data,
    trustProxy: proxies === 'false' ? null : proxies,
    loginLimits: {
      failuresPerAddress: read('LOGIN_FAILURES_PER_ADDRESS') ?? 10,
      failuresPerClient: read('LOGIN_FAILURES_PER_CLIENT') ?? 50,
      windowMinutes: read('LOGIN_WINDOW_MINUTES') ?? 15,
    },
    // On one's own machine a line for each request would push the address and the accounts off the screen.
    logLevel: read('LOG_LEVEL') ?? (publicUrl === null ? 'warn' : 'info'),
  };
}
