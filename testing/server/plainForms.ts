import type { Reply, SendOptions, TestServer } from './testServer';

/** Sends a form as browsers send one without scripts: with the cookie, and with no token but that in its fields. */
export const sendForm = (
  server: TestServer,
  path: string,
  fields: Record<string, string>,
  { headers, ...options }: Omit<SendOptions, 'body' | 'token'> = {},
): Promise<Reply> =>
  server.send('POST', path, {
    ...options,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** The target of a response: its status and its address. */
export const destinationOf = ({ status, headers }: Reply) => [status, headers['location']];
