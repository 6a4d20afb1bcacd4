import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { keepCookie, sessionHeaders } from '../../testing/server/sessionCookies.mjs';

/** Keeps so many connections open. */
export const agentOf = (connections) => new Agent({ keepAlive: true, maxSockets: connections });

/** Sends one request. @returns its status and the text of the answer. */
export function send(agent, address, method, path, { token, body, headers = {} } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(
      `${address}${path}`,
      {
        agent,
        method,
        headers: {
          origin: address,
          ...sessionHeaders(token),
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      },
      (answer) => {
        const pieces = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('end', () => {
          const { statusCode: status, headers: answered } = answer;
          const words = Buffer.concat(pieces).toString();
          if (answered['set-cookie']) keepCookie(JSON.parse(words || 'null'), answered['set-cookie']);
          resolve({ status, headers: answered, text: words });
        });
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(text);
  });
}

/**
 * Does work so many times, so many at once.
 * @param work gets its number; what it returns is awaited.
 * @returns how many a second.
 */
export async function perSecond(times, atOnce, work) {
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < times) {
        const index = next;
        next += 1;
        await work(index);
      }
    }),
  );
  return (times * 1000) / (performance.now() - start);
}

/** The token of one of the sample people. */
export async function logIn({ address, password }, email) {
  const agent = agentOf(1);
  const answer = await send(agent, address, 'POST', '/api/identity/session', { body: { email, password } });
  agent.destroy();
  return JSON.parse(answer.text).token;
}
