/**
 * Keeps the cookie of an answer that logs somebody in, by the token that came with it: each login is a browser of its own.
 * @param body the answer. @param setCookie its headers `Set-Cookie`.
 */
export function keepCookie(body: unknown, setCookie: readonly string[]): void;

/** The headers of a request in the name of a login. @param token undefined: of nobody. */
export function sessionHeaders(token: string | undefined): Record<string, string>;
