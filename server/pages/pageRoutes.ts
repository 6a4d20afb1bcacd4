import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  defaultAuditMonths,
  defaultBookAheadMonths,
  type PageSettings,
} from '../../src/domain/screens/pageSettings';
import { screenAt } from '../../src/domain/screens/screens';
import { defaultZone } from '../../src/domain/text/zones';
import { sharedDeviceMinutes } from '../../src/domain/auth/sharedSession';
import { isApi, pathOf } from '../http/paths';
import { HttpError } from '../http/httpError';
import { pageParams } from '../http/schemas';
import { refusal } from '../../src/contract/schemas/common';
import { isLibrary, type Settings } from '../settings/settings';
import type { StreetMap } from '../tiles/streetMap';
import type { ClientFiles } from './clientFiles';
import { type PackedPage, packPage, type Packing } from './packedPage';
import type { createPageDrawing } from './drawnPage';
import type { PageTemplate } from './pageTemplate';
import { pagePolicy } from './securityHeaders';

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Compresses what is sent once only. */
const packNow: Record<Packing, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, quick),
  gzip: (text) => promisify(gzip)(text, { level: 5 }),
};

const year = 365 * 24 * 60 * 60 * 1000;

/** Each coding with its parameters, as `Accept-Encoding` lists it. */
const listed: Record<Packing, RegExp> = {
  br: /(?:^|,)\s*br\s*(;[^,]*)?(?=,|$)/gi,
  gzip: /(?:^|,)\s*gzip\s*(;[^,]*)?(?=,|$)/gi,
};
const isRefused = /;\s*q=0(?:\.0*)?\s*(?:;|$)/i;

/** The best encoding that a browser accepts; `q=0` means that it does not. */
export function packingFor(accepted: string | undefined): Packing | null {
  const takes = (packing: Packing) =>
    [...(accepted ?? '').matchAll(listed[packing])].some(
      ([, parameters = '']) => !isRefused.test(parameters),
    );
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** What pages are filled with besides the built files. */
export interface PageSource {
  settings: Settings;
  /** The installation's own street map, which may say who made it. */
  streetMap: StreetMap | null;
  /** Whether the accessibility reports are on this server. */
  hasReports: boolean;
  /** Draws pages with the content of whoever is logged in; null: all pages come as shells. */
  draw: ReturnType<typeof createPageDrawing> | null;
  /** The public holidays where the site is, YYYY-MM-DD. */
  publicHolidays: () => readonly string[];
}

/** Whether shared computers are not as everywhere here. */
const sharesDevices = ({ data, libraryMode, sharedDeviceMinutes: minutes }: Settings) =>
  data === 'server' && (libraryMode || minutes !== sharedDeviceMinutes);

/** The part of the settings that goes into a page. */
function pageSettingsFor({ settings, streetMap, hasReports, publicHolidays }: PageSource): PageSettings {
  const { tiles, answerDays } = settings;
  const holidays = publicHolidays();
  const attribution =
    (!settings.streetMap?.attributionIsSet && streetMap?.attribution()) || tiles.attribution;
  return {
    productName: settings.productName,
    contactEmail: settings.contactEmail,
    ...(answerDays !== null && { answerDays }),
    ...(hasReports && { accessibilityReport: true as const }),
    demonstration: settings.demonstration,
    publicUrl: settings.publicUrl,
    tiles: { ...tiles, attribution },
    firebase: settings.firebase,
    data: settings.data,
    ...(!settings.serviceWorker && { serviceWorker: 'off' as const }),
    ...(settings.timeZone !== defaultZone && { timeZone: settings.timeZone }),
    ...(holidays.length > 0 && { publicHolidays: holidays }),
    ...(sharesDevices(settings) && {
      sharedDevice: { always: settings.libraryMode, minutes: settings.sharedDeviceMinutes },
    }),
    ...(settings.bookAheadMonths !== defaultBookAheadMonths && { bookAheadMonths: settings.bookAheadMonths }),
    ...(settings.keepAuditMonths !== defaultAuditMonths && { auditMonths: settings.keepAuditMonths }),
    ...(settings.data === 'server' && {
      kept: {
        appointmentsMonths: settings.keepAppointmentsMonths,
        backups: settings.demonstration ? 0 : settings.backups.kept,
      },
    }),
  };
}

/** Finds the page compressed for these settings. */
type FindPage = (template: PageTemplate, settings: PageSettings) => Promise<PackedPage>;

/** Compresses each page once. Other settings make another page, so that none is ever out of date. */
function createPages(): FindPage {
  const kept = new WeakMap<PageTemplate, Map<string, Promise<PackedPage>>>();
  return (template, settings) => {
    const pages = kept.get(template) ?? new Map<string, Promise<PackedPage>>();
    kept.set(template, pages);
    const key = JSON.stringify(settings);
    const page = pages.get(key) ?? packPage(template.split(settings));
    pages.set(key, page);
    return page;
  };
}

/** A built page around a person's own: what is before, between and behind what is drawn. */
const drawnPlaces = /DRAWN_PLACEHOLDER|PAGE_PLACEHOLDER<\/div>/;

/** Sends a person's own page, which nobody and nothing may keep. @returns whether there is one. */
async function sendDrawnPage(
  source: PageSource,
  template: PageTemplate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const settings = pageSettingsFor(source);
  const drawn = await source.draw?.(request, settings);
  if (!drawn) return false;
  const nonce = randomBytes(18).toString('base64');
  const [before, between, after] = template.split(settings).join(nonce).split(drawnPlaces);
  const html = `${before}${drawn.drawnFor}${between}${drawn.markup}</div>${drawn.answers}${after}`;
  const packing = packingFor(request.headers['accept-encoding']);
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(source.settings, nonce))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding');
  if (packing === null) reply.send(html);
  else reply.header('content-encoding', packing).send(await packNow[packing](html));
  return true;
}

async function sendPage(
  source: PageSource,
  client: ClientFiles,
  findPage: FindPage,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { settings } = source;
  const { id } = screenAt(path);
  const own = client.pages.get(`drawn/${id}`);
  if (own && (await sendDrawnPage(source, own, request, reply))) return reply;
  const nonce = randomBytes(18).toString('base64');
  const template = id === 'home' ? client.home : (client.pages.get(`${settings.data}/${id}`) ?? client.index);
  const page = await findPage(template, pageSettingsFor(source));
  const packing = packingFor(request.headers['accept-encoding']);
  const packed = packing && page.fill(nonce, packing);
  reply
    .code(id === 'notFound' ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(settings, nonce))
    .header('cache-control', isLibrary(settings) ? 'no-store' : 'private, no-cache')
    .header('vary', 'accept-encoding');
  if (!packed) return reply.send(page.fill(nonce, null));
  return reply.header('content-encoding', packing).send(packed);
}

/**
 * Serves the built files and, for every other address, the page; the browser's own router finds the screen.
 * @param client the built client.
 */
export function addPageRoutes(app: FastifyInstance, source: PageSource, client: ClientFiles): void {
  const findPage = createPages();
  app.register(fastifyStatic, {
    root: client.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.get('/*', { schema: { params: pageParams, response: { '4xx': refusal } } }, async (request, reply) => {
    const path = pathOf(request.url);
    if (isApi(path)) return reply.callNotFound();
    if (client.paths.has(path)) {
      // The names of these files change with their content.
      const hashed = path.startsWith('/assets/');
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${year / 1000}, immutable` : 'public, max-age=600, must-revalidate',
      );
      return reply.sendFile(path);
    }
    const isScreen = screenAt(path).id !== 'notFound';
    if (isScreen || /\btext\/html\b/.test(request.headers.accept ?? '')) {
      return sendPage(source, client, findPage, path, request, reply);
    }
    throw new HttpError('not-found', 'There is nothing at this address.');
  });
}
