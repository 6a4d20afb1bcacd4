import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneByOne } from '@/src/ports/oneByOne';
import { createMemoryWaitingStore } from '../../memory/waitingChanges';
import {
  ann,
  makeWaitingEnvironment,
  titles,
  type WaitingEnvironment,
} from '@/testing/adapters/waitingEnvironment';

let parts: WaitingEnvironment;
beforeEach(async () => {
  parts = await makeWaitingEnvironment();
});
afterEach(() => parts.end());

test('the server refuses one appointment that is too long, alone of several, and nothing waits on the device', async () => {
  const browser = await parts.logIn(ann);
  const store = createMemoryWaitingStore();
  const page = parts.open(browser, store);
  const [before, after] = [parts.appointment('1', 8, 'Before'), parts.appointment('3', 12, 'After')];
  const long = { ...parts.appointment('2', 10, 'Long'), description: 'x'.repeat(11_000) };
  const huge = { ...long, id: '4', description: 'x'.repeat(100_000) };
  const result = await oneByOne([before, long, huge, after], (one) =>
    page.appointments.put(one, { expected: null, overlapAgreed: true }),
  );
  expect(result.done).toEqual([before, after]);
  expect(result.refused).toMatchObject([
    { item: { id: '2' }, error: { code: 'invalid' } },
    { item: { id: '4' }, error: { code: 'invalid' } },
  ]);
  expect(await titles(page)).toEqual(['Before', 'After']);
  expect(await store.of(browser.currentUser.get()!.id)).toEqual([]);
});
