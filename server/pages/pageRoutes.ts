import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  defaultAuditMonths,
  defaultBookAheadMonths,
  type PageSettings,
} from '@/shared/domain/screens/pageSettings';
import { screenAt } from '@/shared/domain/screens/screens';
import { defaultZone } from '@/shared/domain/text/zones';
import { sharedDeviceMinutes } from '@/shared/domain/auth/sharedSession';
import { hasVersion } from '../http/etag';
import { HttpError } from '../http/httpError';
import { packingFor, packQuickly } from '../http/packing';
import { isApi, pathOf } from '../http/paths';
import { pageParams } from '../http/schemas';
import { refusal } from '@/shared/contract/schemas/common';
import { isLibrary, type Settings } from '../settings/settings';
import type { StreetMap } from '../tiles/streetMap';
import type { ClientFiles } from './clientFiles';
import { putDrawn } from './drawnPlaces';
import { createFixedPages, type FixedPage } from './fixedPages';
import type { PageDrawing } from './drawnPage';
import type { FilledPage, PageTemplate } from './pageTemplate';
import { pagePolicy } from '../http/securityHeaders';

const year = 365 * 24 * 60 * 60 * 1000;

/** The contents of pages besides the built files. */
export interface PageSource {
  settings: Settings;
  /** The installation's own street map, which may say who made it. */
  streetMap: StreetMap | null;
  /** True if the accessibility reports are on this server. */
  hasReports: boolean;
  /** Draws pages with their content; absent: all but the home page come as shells. */
  drawing?: PageDrawing | undefined;
  /** The public holidays where the site is, YYYY-MM-DD. */
  publicHolidays: () => readonly string[];
}

/** Returns whether this installation's settings for shared computers differ from the defaults. */
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

/** Finds the bytes of a page that is the same for everybody. */
type FindFixed = (page: FilledPage) => Promise<FixedPage>;

/** Sends a person's own page, which nobody and nothing may keep. @returns whether there is one. */
async function sendDrawnPage(
  source: PageSource,
  template: PageTemplate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const settings = pageSettingsFor(source);
  const drawn = await source.drawing?.ownPage(request, settings);
  if (!drawn) return false;
  const { html, sources } = putDrawn(template.fill(settings), drawn);
  const packing = packingFor(request.headers['accept-encoding']);
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(source.settings, sources))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding');
  if (packing === null) reply.send(html);
  else reply.header('content-encoding', packing).send(await packQuickly[packing](html));
  return true;
}

async function sendPage(
  source: PageSource,
  client: ClientFiles,
  findFixed: FindFixed,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { settings } = source;
  const { id } = screenAt(path);
  const own = client.pages.get(`drawn/${id}`);
  if (own && (await sendDrawnPage(source, own, request, reply))) return reply;
  const isMissing = id === 'notFound';
  const template = id === 'home' ? client.home : (client.pages.get(`${settings.data}/${id}`) ?? client.index);
  const pageSettings = pageSettingsFor(source);
  const filled = template.fill(pageSettings);
  const page = (await source.drawing?.fixedPage(path, pageSettings, filled)) ?? filled;
  const { policy, bodies } = await findFixed(page);
  const packing = packingFor(request.headers['accept-encoding']);
  const { bytes, etag } = bodies[packing ?? 'plain'];
  const isKept = !isLibrary(settings);
  reply
    .header('content-security-policy', policy)
    .header('cache-control', isKept ? 'private, no-cache' : 'no-store')
    .header('vary', 'accept-encoding');
  if (isKept && !isMissing) {
    reply.header('etag', `"${etag}"`);
    if (hasVersion(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (packing) reply.header('content-encoding', packing);
  return reply
    .code(isMissing ? 404 : 200)
    .type('text/html; charset=utf-8')
    .send(bytes);
}

/**
 * Serves the built files and, for every other address, the page; the browser's own router finds the screen.
 * @param client the built client.
 */
export function addPageRoutes(app: FastifyInstance, source: PageSource, client: ClientFiles): void {
  const findFixed = createFixedPages(({ sources }) => pagePolicy(source.settings, sources));
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
      return sendPage(source, client, findFixed, path, request, reply);
    }
    throw new HttpError('not-found', 'There is nothing at this address.');
  });
}
