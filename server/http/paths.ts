/**
 * The path that a request asks for, as the router compares it: without a host in front (a proxy may send whole addresses),
 * without a query, and with `%61` read as `a`. `%2F` stays, as it does there.
 */
export function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0]!;
  try {
    return decodeURI(path);
  } catch {
    // The router refuses such an address before anybody acts on it.
    return path;
  }
}

/** Whether a path or the pattern of a route belongs to the programs, not to the pages. */
export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
