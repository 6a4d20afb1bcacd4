import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '@/shared/domain/text/escapeHtml';
import { isApi, pathOf } from '../http/paths';
import { HttpError } from '../http/httpError';
import { sourceOf } from '../http/inlineSources';
import { isLocalRequest } from '../http/localRequest';

const style = [
  'body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; background: #fff; color: #17231e;',
  'font: 1.1875rem/1.55 Verdana, Arial, sans-serif } code { overflow-wrap: anywhere }',
].join(' ');

const policy = `default-src 'none'; style-src ${sourceOf(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The page for requests from elsewhere. It repeats nothing of the request. */
function helpPage(productName: string, port: number): string {
  const name = escapeHtml(productName);
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>This site is not open yet - ${name}</title><style>${style}</style></head><body><main>`,
    '<h1>This site is not open yet</h1>',
    `<p>${name} runs here as a demonstration. It answers only the computer that it runs on.</p>`,
    '<h2>If you came to visit</h2>',
    '<p>Nothing is wrong with your computer. Please tell the people who look after this site.</p>',
    '<h2>If you look after this site</h2>',
    `<p>On the computer itself, open <code>http://localhost:${port}</code>.</p>`,
    '<p>To open the site to others:</p><ol>',
    '<li>Stop it with Ctrl+C.</li>',
    '<li>Set <code>PUBLIC_URL</code> to the address at which people reach it, and start it again:<br>',
    '<code>PUBLIC_URL=https://agebetter.example npm start</code></li>',
    '<li>Where a proxy stands in front of it, set <code>TRUST_PROXY</code> too. docs/operating.md says how.</li>',
    '</ol><p>It begins without the accounts of the demonstration.</p>',
    '</main></body></html>',
  ].join('\n');
}

/**
 * Refuses requests that do not come straight from this machine: with a page that explains, or JSON for
 * `/api`.
 * @returns whether the request has been answered.
 * @throws HttpError not-this-machine
 */
export function refuseForeign(
  { productName, port }: { productName: string; port: number },
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const { headers, raw } = request;
  if (isLocalRequest({ headers, httpVersion: raw.httpVersion, url: raw.url ?? '' })) return false;
  if (isApi(pathOf(request.url))) {
    throw new HttpError(
      'not-this-machine',
      'This is a demonstration, which answers only the computer that it runs on. To open it to others, set PUBLIC_URL.',
    );
  }
  reply
    .code(421)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(helpPage(productName, request.socket.localPort ?? port));
  return true;
}
