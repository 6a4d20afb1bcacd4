/**
 * Keeps the cookie of a response that logs a user in, by the token that came with it: each login is a browser of its own.
 * @param body the response. @param setCookie its headers `Set-Cookie`.
 */
export function keepCookie(body: unknown, setCookie: readonly string[]): void;

/** The headers of a request in the name of a login. @param token undefined: of nobody. */
export function sessionHeaders(token: string | undefined): Record<string, string>;
