import { randomBytes } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageSettings } from '../../src/domain/pageSettings';
import { screenAt } from '../../src/domain/screens';
import { isDemonstration } from '../identity/demonstrationMode';
import { isApi, pathOf } from '../paths';
import { Refusal } from '../refusal';
import { pageParams, refusal } from '../schemas';
import type { Settings } from '../settings';
import type { ClientFiles } from './clientFiles';
import { pagePolicy } from './securityHeaders';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pages differ from request to request, so they are packed each time: quickly rather than as small as can be. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const year = 365 * 24 * 60 * 60 * 1000;

/** The best packing that a browser takes; `q=0` means it does not. */
export function packingFor(accepted: string | undefined): 'br' | 'gzip' | null {
  const takes = (name: string) =>
    (accepted ?? '').split(',').some((part) => {
      const [coding = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** The part of the settings that goes into a page. */
function pageSettingsFor(settings: Settings, request: FastifyRequest): PageSettings {
  return {
    productName: settings.productName,
    contactEmail: settings.contactEmail,
    demonstration: isDemonstration(settings, {
      headers: request.headers,
      httpVersion: request.raw.httpVersion,
    }),
    publicUrl: settings.publicUrl,
    tiles: settings.tiles,
    firebase: settings.firebase,
    data: settings.data,
  };
}

async function sendPage(
  settings: Settings,
  client: ClientFiles,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const nonce = randomBytes(18).toString('base64');
  const template = path === '/' ? client.home : client.index;
  const page = Buffer.from(template.render({ nonce, settings: pageSettingsFor(settings, request) }));
  const packing = packingFor(request.headers['accept-encoding']);
  reply
    .code(screenAt(path).id === 'notFound' ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(settings, nonce))
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding');
  if (packing === null) return reply.send(page);
  reply.header('content-encoding', packing);
  return reply.send(packing === 'br' ? await toBrotli(page, brotliOptions) : await toGzip(page));
}

/**
 * Serves the built files and, for every other address, the page; the browser's own router finds the screen.
 * @param client the built client.
 */
export function addPageRoutes(app: FastifyInstance, settings: Settings, client: ClientFiles): void {
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
      return sendPage(settings, client, path, request, reply);
    }
    throw new Refusal('not-found', 'There is nothing at this address.');
  });
}
