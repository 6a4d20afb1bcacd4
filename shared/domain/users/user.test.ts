import { describe, expect, test } from 'vitest';
import { emailKey, isRole, parseUser, plainEmail, roleLabels, sameEmail, withProof } from './user';

const tom = {
  id: '7',
  username: 'tom@example.org',
  email: 'tom@example.org',
  role: 'user',
  token: 'a-token',
  lastLogin: '2026-11-20T22:00:00.000Z',
};

describe('a stored person', () => {
  test('is read back unchanged', () => {
    expect(parseUser({ ...tom, role: 'healthcare' })).toEqual({ ...tom, role: 'healthcare' });
  });

  test('keeps a user name that is not the address', () => {
    expect(parseUser({ ...tom, username: 'Tom' })?.username).toBe('Tom');
  });

  test.each(['', 7, null])('with the user name %j is called by the address', (username) => {
    expect(parseUser({ ...tom, username })?.username).toBe(tom.email);
  });

  test.each([
    [{ codeSentAt: 7, provesLater: 'yes' }, {}],
    [{ codeSentAt: tom.lastLogin }, { codeSentAt: tom.lastLogin }],
    [{ provesLater: true }, { provesLater: true }],
  ])('with an unproved address keeps the readable part of %j', (stored, read) => {
    expect(parseUser({ ...tom, addressProved: false, ...stored })).toEqual({
      ...tom,
      addressProved: false,
      ...read,
    });
  });

  test.each([
    null,
    undefined,
    7,
    'tom',
    [],
    {},
    { ...tom, id: 7 },
    { ...tom, id: '' },
    { ...tom, email: ' ' },
    { ...tom, email: 7 },
  ])('is not read from %j', (value) => {
    expect(parseUser(value)).toBeNull();
  });

  test.each(['superuser', 'Admin', '', null, undefined, 1, ['admin']])(
    'with the role %j counts as a user',
    (role) => {
      expect(parseUser({ ...tom, role })?.role).toBe('user');
    },
  );

  test('may lack its optional fields', () => {
    expect(parseUser({ id: '7', email: 'Tom@example.org' })).toEqual({
      id: '7',
      username: 'Tom@example.org',
      email: 'Tom@example.org',
      role: 'user',
      token: '',
      lastLogin: '',
    });
  });

  test('never comes with a password', () => {
    expect(parseUser({ ...tom, password: 'Sunshine1' })).not.toHaveProperty('password');
  });
});

test('addresses are compared trimmed and in lower case', () => {
  expect(emailKey('  Tom@Example.ORG ')).toBe('tom@example.org');
  expect(sameEmail('TOM@example.org', ' tom@EXAMPLE.org')).toBe(true);
  expect(sameEmail('tom@example.org', 'tim@example.org')).toBe(false);
});

test.each([
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｎｅｔ', 'full-width letters'],
  ['ada@example。net', 'the full stop of another script'],
  ['A\u200Bda@example\u00AD.net\uFEFF', 'characters that nobody sees'],
  ['\u3000ada@example.net\u00A0', 'other spaces around it'],
])('%j is the same person as ada@example.net: %s make no difference', (typed) => {
  expect(emailKey(typed)).toBe('ada@example.net');
  expect(plainEmail(typed).toLowerCase()).toBe('ada@example.net');
  expect(sameEmail(typed, 'Ada@Example.net')).toBe(true);
});

test('composed and decomposed letters are the same, but differ from letters without the accent', () => {
  expect(sameEmail('jürgen@example.net', 'ju\u0308rgen@example.net')).toBe(true);
  expect(sameEmail('jürgen@example.net', 'jurgen@example.net')).toBe(false);
});

test('the key of a key is the key itself, for every letter', () => {
  const unstable: string[] = [];
  for (let code = 1; code <= 0x2ffff; code += 1) {
    const key = emailKey(`a${String.fromCodePoint(code)}b@example.net`);
    if (emailKey(key) !== key) unstable.push(code.toString(16));
  }
  expect(unstable).toEqual([]);
});

test('the three roles have their labels', () => {
  expect(roleLabels).toEqual({ user: 'User', admin: 'Administrator', healthcare: 'Healthcare worker' });
  expect(['user', 'admin', 'healthcare', 'root', 'toString', null].filter(isRole)).toEqual([
    'user',
    'admin',
    'healthcare',
  ]);
});

const unproved = { ...tom, addressProved: false, codeSentAt: '2026-11-24T09:00:00.000Z', provesLater: true };
test('a user keeps what is known of the proof of an address until it is proved', () => {
  expect(parseUser(unproved)).toEqual(unproved);
  expect(withProof(parseUser(unproved)!, false)).toEqual(unproved);
  expect(Object.keys(withProof(parseUser(unproved)!, true))).toEqual(Object.keys(parseUser(tom)!));
  expect(withProof(parseUser(tom)!, false)).toStrictEqual({ ...tom, addressProved: false });
});

test('a user whose address is proved, or of whom nothing valid is known about it, is stored without a word of it', () => {
  for (const addressProved of [true, undefined, 'no', 0])
    expect(parseUser({ ...unproved, addressProved })).toEqual(parseUser(tom));
});
