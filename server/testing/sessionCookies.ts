/** The cookies of logins, by the token that came with them: what a browser keeps on each device. */
const cookies = new Map<string, string>();

/** Keeps the cookie of an answer that logs somebody in. @returns the token. */
export function keepCookie({ token }: { token?: unknown }, setCookie: readonly string[]): string | undefined {
  if (typeof token !== 'string') return undefined;
  const cookie = setCookie.find((one) => /^(__Host-)?session=[^;]/.test(one))?.split(';')[0];
  if (cookie !== undefined) cookies.set(token, cookie);
  return token;
}

/** The headers of a request in the name of a login. @param token undefined: of nobody. */
export function sessionHeaders(token: string | undefined): Record<string, string> {
  if (token === undefined) return {};
  const cookie = cookies.get(token);
  return { authorization: `Bearer ${token}`, ...(cookie !== undefined && { cookie }) };
}
