import { expect, test } from 'vitest';
import { createServiceIndex } from '@/shared/domain/services/serviceSearch';
import { everything, searched } from '@/shared/domain/services/servicesView';
import type { Suburb } from '@/shared/domain/suburbs/suburb';
import { locations } from '@/shared/seeds/locations';
import { createPlaceFinder } from './placeFinder';

const bright = { name: 'Bright', state: 'VIC', postcode: '3741', lat: -36.73, lng: 146.96 };
const brunswick = { name: 'Brunswick Heads', state: 'NSW', postcode: '2483', lat: -28.54, lng: 153.55 };

/** A finder with its requests and a way to answer them. */
function finderWith() {
  const asked: string[] = [];
  const answers = new Map<string, (suburbs: readonly Suburb[] | null) => void>();
  const finder = createPlaceFinder(createServiceIndex(locations), (prefix) => {
    asked.push(prefix);
    return new Promise((resolve) => answers.set(prefix, resolve));
  });
  const answer = async (prefix: string, suburbs: readonly Suburb[] | null) => {
    const waiting = finder.ask(prefix);
    answers.get(prefix)!(suburbs);
    await waiting;
  };
  return { finder, asked, answer };
}

test('suburbs are asked for by two letters, once, however much is typed', async () => {
  const { finder, asked, answer } = finderWith();
  expect(finder.ask('b')).toBeNull();
  for (const text of ['br', 'bri', 'BRIGHT']) expect(finder.ask(text)).not.toBeNull();
  expect(asked).toEqual(['br']);
  await answer('br', [bright]);
  expect(finder.ask('brighton')).toBeNull();
  expect(asked).toEqual(['br']);
  expect(finder.suggest('brig')).toContain('Bright, VIC');
  expect(searched(finder.index(), everything, 'bright').origin?.label).toBe('Bright, VIC');
});

test('suburbs that were not answered are asked for again at the next letter', async () => {
  const { finder, asked, answer } = finderWith();
  void finder.ask('br');
  await answer('br', null);
  void finder.ask('bri');
  expect(asked).toEqual(['br', 'br']);
});

test('suburbs that come late are added below what is suggested already', async () => {
  const { finder, answer } = finderWith();
  void finder.ask('bru');
  const before = finder.suggest('bru');
  expect(before.length).toBeGreaterThan(1);
  await answer('br', [brunswick]);
  expect(finder.suggest('bru').slice(0, before.length)).toEqual(before);
  expect(finder.suggest('bru')).toContain('Brunswick Heads, NSW');
});

test('a search asks for a suburb after a service as well, with a limit', () => {
  const { finder, asked } = finderWith();
  void finder.ask('exercise class in Bright', true);
  expect(asked).toEqual(['ex', 'cl', 'in', 'br']);
  void finder.ask('one two three four five six', true);
  expect(asked).toHaveLength(8);
});

test('routes are suggested the places’ own suburbs only, since they know no others', async () => {
  const { finder, answer } = finderWith();
  void finder.ask('br');
  await answer('br', [bright]);
  expect(finder.suggestPlaces('brig')).toEqual([]);
});
