import { describe, expect, test } from 'vitest';
import { quickFindsFor, quickFindsIn } from './quickFinds';

const all = quickFindsFor(() => true);
const labels = (text: string) => quickFindsIn(all, text).map(({ label }) => label);
const exercise = 'Exercise Classes, open now, near me';

describe('whole searches in one choice', () => {
  test('are for the kinds of which a place says when it is open', () => {
    expect(quickFindsFor((type) => type === 'exercise').map(({ label }) => label)).toEqual([exercise]);
    expect(quickFindsFor(() => false)).toEqual([]);
  });

  test('are all offered before anything is typed', () => {
    expect(labels('')).toEqual(['Home help, open now, near me', exercise, 'Transport, open now, near me']);
    expect(labels(' ')).toHaveLength(3);
  });

  test.each(['ex', 'EXERCISE', 'classes', 'exercise near me', 'exercise open', 'class near'])(
    'are offered for "%s"',
    (text) => expect(labels(text)).toEqual([exercise]),
  );

  test('are offered for the words that they share, and leave beginnings of suburbs alone', () => {
    expect(labels('open now')).toHaveLength(3);
    expect(['me', 'ne', 'n', '?!', 'exercise carlton', exercise].map(labels)).toEqual([
      [],
      [],
      [],
      [],
      [],
      [],
    ]);
  });
});
