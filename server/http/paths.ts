/**
 * The path of a request as the router compares it: without a host (a proxy may send absolute URLs), without a
 * query, and with `%61` decoded to `a`. `%2F` stays, as it does there.
 */
export function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0]!;
  try {
    return decodeURI(path);
  } catch {
    // The router refuses such an address before anybody acts on it.
    return path;
  }
}

/** Returns whether a path or a route's pattern belongs to the API, not to the pages. */
export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
