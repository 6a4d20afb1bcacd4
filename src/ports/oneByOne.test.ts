import { expect, test } from 'vitest';
import { CollectionError, type CollectionErrorCode } from './collection';
import { oneByOne } from './oneByOne';

/** Works on three records, of which the second is refused. */
async function three(refusal: Error) {
  const asked: number[] = [];
  const tried: number[] = [];
  const result = await oneByOne(
    [1, 2, 3],
    async (item) => {
      asked.push(item);
      if (item === 2) throw refusal;
    },
    (count) => tried.push(count),
  );
  return { asked, tried, result };
}

test.each<CollectionErrorCode>(['limit', 'overlap', 'conflict', 'permission', 'invalid'])(
  'work on many records goes on after one of them is refused with %s',
  async (code) => {
    const error = new CollectionError(code);
    const { asked, tried, result } = await three(error);
    expect(asked).toEqual([1, 2, 3]);
    expect(tried).toEqual([1, 2, 3]);
    expect(result).toEqual({ done: [1, 3], refused: [{ item: 2, error }], stopped: undefined });
  },
);

test.each([
  ...(['full', 'refused', 'unreachable'] as const).map((code) => new CollectionError(code)),
  new TypeError(),
])('work on many records stops at what is refused to all: %s', async (error) => {
  const { asked, result } = await three(error);
  expect(asked).toEqual([1, 2]);
  const refused = [2, 3].map((item) => ({ item, error }));
  expect(result).toEqual({ done: [1], refused, stopped: error });
});
