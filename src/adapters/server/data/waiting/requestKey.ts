/** A name for a request, so that the server does it once. */
export const newRequestKey = (): string => crypto.randomUUID();
