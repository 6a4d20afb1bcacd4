import { isLocalHost } from './localRequest';
import type { Settings } from '../settings/settings';
import type { InlineSources } from './inlineSources';

/** The source of a tile address for the policy. `{s}` stands for one of several hosts. */
function tileSource(tileUrl: string): string {
  const [scheme = 'https:', , host = ''] = tileUrl.split('/');
  return `${scheme}//${host.replace(/^\{s\}(?=\.)/, '*')}`;
}

/** Firebase's addresses: logins, their renewal, and the database. */
const firebaseSources = ['identitytoolkit', 'securetoken', 'firestore'].map(
  (name) => `https://${name}.googleapis.com`,
);

/**
 * The content security policy of a page. Scripts and styles are our own files, or in the page as built; nothing is `unsafe`.
 * @param inline the page's own scripts and styles.
 */
export function pagePolicy(settings: Settings, inline: InlineSources): string {
  // The own street map needs no other server at all.
  const tiles = settings.streetMap ? [] : [tileSource(settings.tiles.url)];
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', ...tiles],
    'connect-src': ["'self'", ...tiles, ...(settings.firebase ? firebaseSources : [])],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const lines = Object.entries(rules).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  if (settings.publicUrl?.startsWith('https:')) lines.push('upgrade-insecure-requests');
  return lines.join('; ');
}

/**
 * For a page that the server writes by itself: its own styles, pictures and fonts, and a form.
 * @param inline the page's own scripts and styles, of which it has both.
 */
export function formPolicy({ publicUrl }: Pick<Settings, 'publicUrl'>, inline: InlineSources): string {
  return [
    "default-src 'none'",
    `script-src ${inline.scripts.join(' ')}`,
    `style-src ${inline.styles.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(publicUrl?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For responses that are data: a browser that renders one anyway lets it do nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Returns whether browsers trust the address: they do not over plain http, unless it is a name of the machine that they run on. */
function isTrusted({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  return publicUrl === null || publicUrl.startsWith('https:') || isLocalHost(new URL(publicUrl).host);
}

/** The headers of every response. */
export function commonHeaders(settings: Settings): Record<string, string> {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // Elsewhere browsers take no notice of it, and say so in the console as an error.
    ...(isTrusted(settings) ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'geolocation=(self), accelerometer=(), browsing-topics=(), camera=(), display-capture=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
    ...(settings.publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
