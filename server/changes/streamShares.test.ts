import { expect, test } from 'vitest';
import { connectionLimits } from '../http/connectionLimits';
import { usualLimits } from './limits';
import { type StreamHolder, streamsToEnd } from './streamShares';

interface Named extends StreamHolder {
  name: string;
}

/** Streams of a client: `ann.1` is the first of Ann, `visitor.1` one of a visitor without a login. */
const streamsOf = (client: string, ...names: string[]): Named[] =>
  names.map((name) => {
    const uid = name.startsWith('visitor') ? null : name.split('.')[0]!;
    return { name, client, uid, login: uid === null ? null : `${uid}'s ${name.split('.')[2] ?? 'phone'}` };
  });
const limits = { perLogin: 2, perPerson: 3, perClient: 4, most: 6 };
const ended = (open: Named[], client: string, name: string) =>
  streamsToEnd(open, streamsOf(client, name)[0]!, limits).map((one) => one.name);
const refusal = (open: Named[], client: string, name: string) => {
  try {
    return ended(open, client, name);
  } catch (error) {
    return error;
  }
};

test('a stream that has room ends no other', () => {
  expect(ended([], 'a', 'ann.1')).toEqual([]);
  expect(ended(streamsOf('a', 'ann.1', 'visitor.1'), 'a', 'ann.2')).toEqual([]);
});

test('a login and a person lose their own oldest stream to a new one of theirs', () => {
  expect(ended(streamsOf('a', 'ann.1', 'ann.2', 'bob.1'), 'a', 'ann.3')).toEqual(['ann.1']);
  const everywhere = [...streamsOf('a', 'ann.1.phone', 'ann.2.desk'), ...streamsOf('b', 'ann.3.desk')];
  expect(ended(everywhere, 'b', 'ann.4.work')).toEqual(['ann.1.phone']);
});

test('in a full client, the holder of the most streams loses the oldest to a holder of fewer', () => {
  const full = streamsOf('a', 'visitor.1', 'visitor.2', 'visitor.3', 'ann.1');
  expect(ended(full, 'a', 'bob.1')).toEqual(['visitor.1']);
  expect(ended(full, 'a', 'ann.2')).toEqual(['visitor.1']);
});

test('in a full client, the holder of the most streams is refused, and told when to come again', () => {
  const full = streamsOf('a', 'visitor.1', 'visitor.2', 'visitor.3', 'ann.1');
  expect(refusal(full, 'a', 'visitor.4')).toMatchObject({ statusCode: 429, retryAfter: 300 });
  const even = streamsOf('a', 'ann.1', 'bob.1', 'cy.1', 'di.1');
  expect(refusal(even, 'a', 'eve.1')).toMatchObject({ statusCode: 429 });
});

test('of a full server, the client that holds the most loses a stream to one that holds fewer', () => {
  const full = [
    ...streamsOf('a', 'visitor.1', 'visitor.2', 'visitor.3', 'ann.1'),
    ...streamsOf('b', 'bob.1', 'bob.2'),
  ];
  expect(ended(full, 'c', 'cy.1')).toEqual(['visitor.1']);
  expect(ended(full, 'b', 'di.1')).toEqual(['visitor.1']);
});

test('of a full server, a client that holds as many as any is refused, and told when to come again', () => {
  const full = ['a', 'b', 'c'].flatMap((client) => streamsOf(client, 'visitor.1', 'visitor.2'));
  expect(refusal(full, 'a', 'ann.1')).toMatchObject({ statusCode: 503, retryAfter: 300 });
});

test('a refusal ends no stream of anybody', () => {
  const full = [
    ...streamsOf('a', 'ann.1.phone', 'ann.2.desk', 'ann.3.work'),
    ...streamsOf('b', 'bob.1', 'cy.1', 'di.1', 'eve.1'),
  ];
  // Ann would lose her oldest, but the client has no place for her.
  expect(refusal(full, 'b', 'ann.4.hall')).toMatchObject({ statusCode: 429 });
});

test('streams take at most half of the connections of a client and of the server', () => {
  const { most, maxPerClient } = connectionLimits(null);
  expect(usualLimits.most).toBeLessThanOrEqual(most / 2);
  expect(usualLimits.perClient).toBeLessThanOrEqual(maxPerClient / 2);
  expect(usualLimits.perPerson).toBeLessThanOrEqual(usualLimits.perClient / 10);
});
