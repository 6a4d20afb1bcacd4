import { keepCookie, sessionHeaders } from './sessionCookies.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppOptions, createApp } from '@/server/app/app';
import { makeReportPdf } from '@/server/files/reportPdf';
import type { MailMessage } from '@/server/mail/mail';
import { MailError, type MailErrorKind } from '@/server/mail/mailError';
import { createPageTemplate } from '@/server/pages/pageTemplate';
import { openParts, type Parts } from '@/server/app/parts';
import type { PartsOptions } from '@/server/app/partsOptions';
import { dayOf } from '@/shared/domain/text/dates';
import { readImport } from '@/server/services/readImport';
import { readSettings, type Settings } from '@/server/settings/settings';
import { placeEmptyDatabase } from './emptyDatabase';
import { onPostgres, openTestDatabase } from './testDatabase';

/** Passwords in tests are hashed as cheaply as can be. */
const cheapHash = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** A built page, as the server reads it. */
export const samplePage = (words: string) =>
  `<!doctype html><html lang="en"><head><title>PRODUCT_NAME_PLACEHOLDER</title><style>body { margin: 0 }</style><script type="application/json" id="page-settings">PAGE_SETTINGS_PLACEHOLDER</script><script>document.documentElement.dataset.sample = '';</script><script type="module" src="/assets/main-1.js"></script></head><body>${words} PRODUCT_NAME_PLACEHOLDER</body></html>`;

/** The marks that the build leaves in a page for the server. */
const placeForDrawing =
  '<script type="application/json" id="drawn">DRAWN_PLACEHOLDER</script><div id="root">PAGE_PLACEHOLDER</div>';

/** The settings of a public server that sends its mails to a mail server, though nobody is there. */
export const sending = {
  PUBLIC_URL: 'https://agebetter.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hello@agebetter.example',
};

/** A server in a folder of its own, with a clock that tests move and mail that tests read. */
export interface TestServer {
  app: FastifyInstance;
  parts: Parts;
  settings: Settings;
  /** The data folder of an installation; a demonstration's own lies inside it, at `settings.dataFolder`. */
  folder: string;
  /** The password of the sample people, where the server is a demonstration. */
  password: string;
  mails: MailMessage[];
  logLines: string[];
  /** Lets mail fail from now on; null: it works again. */
  failMail(error: Error | MailErrorKind | null): void;
  /** Lets time go by: moves the server's clock, and what it measures waiting by. */
  elapse(milliseconds: number): void;
  /** Sets the server's clock forward or back, as an operator or a wrong time server does. No time goes by. */
  turnClock(milliseconds: number): void;
  /** How far it was moved, in milliseconds. */
  readonly elapsed: number;
  /** A request from a browser on this machine, unless its headers say otherwise. */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: SendOptions): Promise<Reply>;
  /** Registers a user and makes them administrator, as an operator does. @returns their token. */
  makeAdministrator(): Promise<string>;
  close(): Promise<void>;
}

/** The options of a test's request. */
export interface SendOptions {
  body?: unknown;
  token?: string | undefined;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** An answer as tests look at it. */
export interface Reply {
  status: number;
  /** The parsed JSON; typed loosely because tests say what they expect. */
  body: { [name: string]: string };
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
  /** The session's cookie as the browser would send it back, if one was set. */
  cookie: string | undefined;
}

/**
 * @param environment settings as an operator sets them.
 * @param given a data folder that stays afterwards; without one, a new folder goes with the server.
 * @param also other parts, and other limits of connections and streams.
 */
export async function startTestServer(
  environment: Record<string, string> = {},
  given?: string,
  {
    connections,
    changeStreams,
    reports,
    drawPage,
    ...also
  }: PartsOptions & Pick<AppOptions, 'connections' | 'changeStreams' | 'reports' | 'drawPage'> = {},
): Promise<TestServer> {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'age-better-'));
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'info', ...environment });
  const mails: MailMessage[] = [];
  const logLines: string[] = [];
  let mailError: Error | null = null;
  const start = Date.UTC(2026, 10, 21, 9, 0, 0);
  let elapsed = 0;
  let monotonic = 1000;
  if (given === undefined && !onPostgres) placeEmptyDatabase(settings.dataFolder);
  const parts = await openParts(settings, {
    ...(onPostgres && { database: await openTestDatabase(settings.dataFolder) }),
    now: () => start + elapsed,
    monotonic: () => monotonic,
    hashCost: cheapHash,
    makeReport: makeReportPdf,
    readImport: async (order, before) =>
      readImport(order, { folder: settings.dataFolder, before, today: dayOf(new Date(start + elapsed)) }),
    mail: {
      goesTo: 'a list',
      async send(message) {
        if (mailError) throw mailError;
        mails.push(message);
        return { messageId: `<${mails.length}@test>` };
      },
      close: () => {},
    },
    warn: () => {},
    ...also,
  });
  const client = {
    folder,
    home: createPageTemplate(samplePage('home')),
    index: createPageTemplate(samplePage('index')),
    pages: new Map([
      ['server/events', createPageTemplate(samplePage('events'))],
      ['drawn/events', createPageTemplate(samplePage(placeForDrawing))],
    ]),
    paths: new Set(['/assets/main-1.js', '/leaflet.pdf']),
  };
  const app = await createApp(settings, {
    parts,
    client,
    logStream: { write: (line) => void logLines.push(line) },
    ...(connections && { connections }),
    ...(changeStreams && { changeStreams }),
    ...(reports && { reports }),
    ...(drawPage && { drawPage }),
  });

  const server: TestServer = {
    app,
    parts,
    settings,
    folder,
    password: parts.demonstrationPassword ?? 'no demonstration',
    mails,
    logLines,
    failMail(error) {
      mailError = typeof error === 'string' ? new MailError(error, 'Trouble.') : error;
    },
    elapse(milliseconds) {
      elapsed += milliseconds;
      monotonic += Math.max(0, milliseconds);
    },
    turnClock: (milliseconds) => void (elapsed += milliseconds),
    get elapsed() {
      return elapsed;
    },
    async send(method, url, { body, token, cookie, headers = {}, remoteAddress } = {}) {
      const host = headers['host'] ?? 'localhost:3000';
      const request: InjectOptions = {
        method,
        url,
        headers: {
          host,
          ...(method === 'GET' ? {} : { origin: settings.publicUrl ?? `http://${host}` }),
          ...sessionHeaders(token),
          ...(cookie === undefined ? {} : { cookie }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
      };
      const response = await app.inject(request);
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      const cookies = [response.headers['set-cookie'] ?? []].flat();
      const set = cookies[0];
      const answered = isJson ? response.json<Reply['body']>() : {};
      if (response.statusCode < 300) keepCookie(answered, cookies);
      return {
        status: response.statusCode,
        body: answered,
        text: response.body,
        headers: response.headers,
        cookie: set === undefined ? undefined : set.split(';')[0],
      };
    },
    async makeAdministrator() {
      const body = { email: 'operator@agebetter.example', password: 'Correct1' };
      const { token } = (await server.send('POST', '/api/identity/accounts', { body })).body;
      await parts.accounts.grantRole((await parts.accounts.byEmail(body.email))!, 'admin', parts.now());
      return token!;
    },
    async close() {
      await app.close();
      await parts.close();
      if (given === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
  return server;
}
