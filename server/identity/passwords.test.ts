import { expect, test } from 'vitest';
import { createPasswords, defaultCost } from './passwords';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test('in production a hash is argon2id with 19 MiB, two passes and one lane', async () => {
  const passwords = await createPasswords();
  expect(defaultCost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await passwords.hash('Correct1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('only the correct password matches, and none matches where there is no account', async () => {
  const passwords = await createPasswords(cheap);
  const hash = await passwords.hash('Correct1');
  expect(await passwords.isRight(hash, 'Correct1')).toBe(true);
  expect(await passwords.isRight(hash, 'correct1')).toBe(false);
  expect(await passwords.isRight(null, 'nobody has this password')).toBe(false);
});

test('a password matches in any Unicode form of the same letters', async () => {
  const passwords = await createPasswords(cheap);
  const hash = await passwords.hash('Caf\u00e9Caf\u00e91');
  expect(await passwords.isRight(hash, 'Cafe\u0301Cafe\u03011')).toBe(true);
});
