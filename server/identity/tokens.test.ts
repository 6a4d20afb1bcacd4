import { expect, test } from 'vitest';
import { createTokens, tokenMilliseconds } from './tokens';

const key = new Uint8Array(32).fill(7);
const session = { uid: 'ada', sid: 'one' };
const start = Date.UTC(2026, 10, 21, 9);

test('a cached token is valid until its hour ends, and not a moment longer', async () => {
  const tokens = createTokens(key);
  const { token } = await tokens.sign(session, start);
  for (const later of [0, 1000, tokenMilliseconds - 1]) {
    expect(await tokens.read(token, start + later)).toEqual(session);
  }
  expect(await tokens.read(token, start + tokenMilliseconds)).toBeNull();
});

test('a token that differs from a cached one by one letter is verified, and refused', async () => {
  const tokens = createTokens(key);
  const { token } = await tokens.sign(session, start);
  expect(await tokens.read(token, start)).toEqual(session);
  const [head, , signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ sub: 'eve', sid: 'one', iat: 0, exp: 9_999_999_999 }));
  expect(await tokens.read(`${head}.${other.toString('base64url')}.${signature}`, start)).toBeNull();
  expect(await tokens.read(`${token}A`, start)).toBeNull();
});

test('verifies more tokens than the cache can hold', async () => {
  const tokens = createTokens(key);
  const made = await Promise.all(
    Array.from(
      { length: 1100 },
      async (_, at) => (await tokens.sign({ uid: 'ada', sid: `${at}` }, start)).token,
    ),
  );
  for (const round of [1, 2]) {
    const read = await Promise.all(made.map((token) => tokens.read(token, start)));
    expect(
      read.map((one) => one?.sid),
      `round ${round}`,
    ).toEqual(made.map((_, at) => `${at}`));
  }
});
