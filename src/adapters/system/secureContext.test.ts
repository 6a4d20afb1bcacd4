import { afterEach, expect, test, vi } from 'vitest';
import type { PositionError } from '../../ports/position';
import { createPersistence } from './persistence';
import { findPosition } from './position';
import { keptAnswers, randomKey, secure } from './secureContext';

afterEach(() => vi.unstubAllGlobals());

/** A page over plain http from another machine, without the features of secure contexts. */
function overPlainHttp() {
  const getCurrentPosition = vi.fn<(found: unknown, failed: (error: { code: number }) => void) => void>();
  getCurrentPosition.mockImplementation((_, failed) => failed({ code: 1 }));
  const { getRandomValues } = crypto;
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

test('over plain http random keys are four numbers of 32 bits, and each is another one', () => {
  overPlainHttp();
  const ids = Array.from({ length: 1000 }, randomKey);
  for (const id of ids) expect(id).toMatch(/^\d{1,10}(?:-\d{1,10}){3}$/);
  expect(new Set(ids).size).toBe(1000);
});

test('over plain http there are no locks, no service worker and nothing that one has kept', async () => {
  overPlainHttp();
  expect([secure(), keptAnswers()]).toEqual([{}, undefined]);
  expect(await createPersistence().get()).toBe('unknown');
});

test('over plain http the browser is not asked for the position, and nobody is told that it was refused', async () => {
  const ask = overPlainHttp();
  const error: unknown = await findPosition().catch((reason: unknown) => reason);
  expect((error as PositionError).code).toBe('unavailable');
  expect(ask).not.toHaveBeenCalled();
});
