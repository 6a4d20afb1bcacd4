import { isIP } from 'node:net';
import { z } from 'zod';
import { isZone } from '@/shared/domain/text/zones';
import { databaseUrlShould, encryptedAddress } from './databaseUrl';

const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);

/** Returns whether a text is a web address without anything after its host and port. */
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

/** Returns whether a text is the name of a PMTiles file, without a folder: no file outside of the data folder can be named. */
export function isTileFileName(text: string): boolean {
  return /^[A-Za-z\d][\w.-]*\.pmtiles$/.test(text);
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

/** Returns whether each entry is an IP address, a network such as `10.0.0.0/8`, or one of the three named groups of them. */
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

/** Every setting: how it is parsed, and the error that says what it should be. */
export const shapes = {
  PORT: { shape: integer(0, 65_535), should: 'a port number from 0 to 65535' },
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
  SMTP_TLS: { shape: z.enum(['required', 'optional']), should: '"required" or "optional"' },
  MAIL_FROM: {
    shape: z.string().regex(senderShape),
    should: 'one mail address, such as "Age Better <hello@agebetter.example>"',
  },
  MAIL_REPLY_TO: {
    shape: z.string().regex(senderShape),
    should: 'one mail address, such as help@agebetter.example',
  },
  MAILS_PER_HOUR: { shape: integer(1, 100_000), should: 'a whole number from 1 to 100000' },
  BACKUPS_KEPT: { shape: integer(0, 1000), should: 'a whole number from 0 (no daily backups) to 1000' },
  BACKUP_DIR: { shape: z.string(), should: 'the path of a folder' },
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
  ANSWER_DAYS: { shape: integer(1, 90), should: 'a whole number of working days from 1 to 90' },
  REPORT_DIR: { shape: z.string(), should: 'the path of a folder' },
  TILE_URL: {
    shape: z.string().refine((text) => isTileAddress(text) || isTileFileName(text)),
    should:
      'an address of map tiles with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png, or the name of a PMTiles file that lies in the data folder, such as region.pmtiles',
  },
  TILE_ATTRIBUTION: { shape: z.string().max(300), should: 'a text of at most 300 characters' },
  TRUST_PROXY: {
    shape: z.string().refine((text) => text === 'false' || areProxies(text)),
    should:
      'the IP addresses or networks of the proxies in front of the server, such as 10.0.0.2 or loopback',
  },
  LOGIN_FAILURES_PER_ADDRESS: { shape: integer(1, 100_000), should: 'a whole number from 1 to 100000' },
  LOGIN_FAILURES_PER_CLIENT: { shape: integer(1, 100_000), should: 'a whole number from 1 to 100000' },
  REGISTRATIONS_PER_HOUR: { shape: integer(1, 1_000_000), should: 'a whole number from 1 to 1000000' },
  LOGIN_WINDOW_MINUTES: { shape: integer(1, 1440), should: 'a whole number of minutes from 1 to 1440' },
  FIREBASE_API_KEY: {
    shape: z.string().regex(/^[\w-]{10,100}$/),
    should: 'the "apiKey" of the Firebase project\'s web app',
  },
  FIREBASE_PROJECT_ID: {
    shape: z.string().regex(/^[a-z][a-z\d-]{4,28}[a-z\d]$/),
    should: 'the "projectId" of the Firebase project\'s web app, such as age-better-1a2b3',
  },
  DATA: {
    shape: z.enum(['local', 'server']),
    should: '"local" or "server"',
  },
  DATABASE_URL: {
    shape: z.string().transform((text, context) => {
      const address = encryptedAddress(text);
      if (address === null) context.addIssue({ code: 'custom' });
      return address ?? text;
    }),
    should: databaseUrlShould,
  },
  DATABASE_URL_FILE: { shape: z.string(), should: 'the path of a file' },
  TOKEN_KEY_FILE: { shape: z.string(), should: 'the path of a file' },
  DELETED_ACCOUNTS_FILE: { shape: z.string(), should: 'the path of a file' },
  TIME_ZONE: {
    shape: z.string().refine(isZone),
    should: 'the name of a time zone, such as Australia/Sydney',
  },
  KEEP_APPOINTMENTS_MONTHS: {
    shape: integer(1, 1200),
    should: 'a whole number of months from 1 to 1200, such as 24',
  },
  BOOK_AHEAD_MONTHS: { shape: integer(1, 24), should: 'a whole number of months from 1 to 24, such as 6' },
  KEEP_AUDIT_MONTHS: {
    shape: integer(6, 120),
    should: 'a whole number of months from 6 to 120, such as 24',
  },
  OTHERS_TIMES: { shape: z.enum(['on', 'off']), should: '"on" or "off"' },
  SERVICE_WORKER: { shape: z.enum(['on', 'off']), should: '"on" or "off"' },
  LIBRARY_MODE: { shape: z.enum(['on', 'off']), should: '"on" or "off"' },
  SHARED_DEVICE_MINUTES: { shape: integer(5, 120), should: 'a whole number of minutes from 5 to 120' },
  SERVICES_FEED: { shape: z.enum(['on', 'off']), should: '"on" or "off"' },
  LOG_LEVEL: {
    shape: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    should: 'one of fatal, error, warn, info, debug, trace, silent',
  },
} as const;

/** The name of a setting. */
export type SettingName = keyof typeof shapes;

/** The names of all settings. */
export const settingNames = Object.keys(shapes) as SettingName[];

/** The type of a setting that was read. */
export type SettingValue<N extends SettingName> = z.output<(typeof shapes)[N]['shape']>;
