import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '@/shared/domain/text/escapeHtml';
import { pathOf } from '../http/paths';
import { HttpError } from '../http/httpError';
import { type ReportFiles, reportPolicy, type ReportProblem } from './reportFiles';
import { dataPolicy } from '../http/securityHeaders';

const place = '/accessibility/report';

/** Everything that a report is made of. Anything else is sent as a file to keep. */
const types: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.jsonld': 'application/ld+json; charset=utf-8',
  '.yaml': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.epub': 'application/epub+zip',
  '.zip': 'application/zip',
};

const why: Record<ReportProblem, string> = {
  missing: 'There are no reports on this server.',
  'another run':
    'The reports on this server are of another run than the one that the accessibility statement is made from, so they are not shown.',
};

const style =
  ':root { color-scheme: light dark; } body { font: 1.25rem/1.6 system-ui, sans-serif; margin: 0 auto; max-inline-size: 40rem; padding: 1.5rem; overflow-wrap: anywhere; } a { display: inline-block; padding-block: .5rem; }';

/** A plain page: why there are no reports, and how to make them. It needs no script. */
const noReportPage = (productName: string, trouble: ReportProblem): string =>
  [
    '<!doctype html>',
    '<html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>No accessibility reports here - ${escapeHtml(productName)}</title><style>${style}</style></head><body><main>`,
    '<h1>The accessibility reports are not here</h1>',
    `<p>${why[trouble]}</p>`,
    '<p>Anybody can make them from the code of the site:</p>',
    '<ol><li>Run <code>npm run a11y</code>.</li>',
    '<li>Run <code>npm run a11y:report -- --accept</code>. It puts the reports into the folder <code>accessibility-report</code>.</li>',
    '<li>Build the site, and start the server again.</li></ol>',
    '<p><a href="/accessibility">Go to the accessibility statement</a></p>',
    '</main></body></html>',
  ].join('\n');

const plain = (reply: FastifyReply) =>
  // Search engines have the statement; of the reports they would show parts.
  reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-cache');

/**
 * Serves the accepted reports as they lie in their folder.
 *
 * | Request                    | Answer                                                                              |
 * | -------------------------- | ----------------------------------------------------------------------------------- |
 * | GET /accessibility/report  | 308 to the address with a slash                                                     |
 * | GET /accessibility/report/ | 200 the report; 404 a page that says that there are none and how they are made      |
 * | …/shots/x.jpg and the like | 200; 404 not a file of the report                                                   |
 */
export function addReportRoutes(
  app: FastifyInstance,
  { productName }: { productName: string },
  reports: ReportFiles | ReportProblem,
): void {
  app.get(place, async (_request, reply) => reply.redirect(`${place}/`, 308));

  app.get(`${place}/*`, async (request, reply) => {
    const path = pathOf(request.url).slice(place.length + 1) || 'index.html';
    if (typeof reports === 'string') {
      if (path !== 'index.html') throw new HttpError('not-found', 'There is nothing at this address.');
      const page = noReportPage(productName, reports);
      return plain(reply)
        .code(404)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', reportPolicy(page))
        .send(page);
    }
    // By the list, not by the file system: no address leads out of the folder.
    if (!reports.paths.has(path)) throw new HttpError('not-found', 'There is nothing at this address.');
    const ending = extname(path);
    plain(reply);
    if (ending === '.html') {
      const page = await readFile(join(reports.folder, path), 'utf8');
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', reportPolicy(page))
        .send(page);
    }
    reply.header('content-security-policy', dataPolicy);
    if (types[ending] === undefined) reply.header('content-disposition', 'attachment');
    return reply
      .type(types[ending] ?? 'application/octet-stream')
      .sendFile(path, reports.folder, { contentType: false });
  });
}
