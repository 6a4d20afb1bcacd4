/** The longest address to go on to, in characters. */
const longest = 2000;

/** Paths that are no pages to go on to: login, logout, and data. */
const noPages = /^\/(?:login|logout|api)(?:\/|$)/i;

/**
 * The address of this site to open after a login, or `/` for anything that could lead to another site or is no page.
 * @param text unchecked input.
 */
export function nextAddress(text: string | null | undefined): string {
  // Browsers take a backslash for a slash, and leave out line breaks and tabs.
  if (!text || text.length > longest || !/^\/(?![/\\])[!-[\]-~]*$/.test(text)) return '/';
  // A host of no site: only a path can come of it.
  const { pathname, search, hash, host } = new URL(text, 'http://site.invalid');
  // Dots can leave two slashes at the start.
  if (host !== 'site.invalid' || pathname.startsWith('//') || noPages.test(pathname)) return '/';
  return pathname + search + hash;
}
