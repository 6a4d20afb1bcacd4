import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStop } from './stop';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function prepare(close: () => Promise<void>) {
  const lines: string[] = [];
  const codes: number[] = [];
  const write = (what: unknown, words?: string) => void lines.push(words ?? String(what));
  const stop = createStop({
    close,
    log: { warn: write, error: write },
    exit: (code) => void codes.push(code),
  });
  return { stop, lines, codes };
}

test('a stop that succeeds logs nothing and exits with 0, once', async () => {
  const { stop, lines, codes } = prepare(async () => {});
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ lines, codes }).toEqual({ lines: [], codes: [0] });
});

test('a stop that fails logs one line and exits with 1, once', async () => {
  const { stop, lines, codes } = prepare(() => Promise.reject(new Error('The database is gone')));
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ lines, codes }).toEqual({ lines: ['the server did not stop cleanly'], codes: [1] });
});

test('a second signal stops at once', () => {
  const { stop, codes } = prepare(() => new Promise(() => {}));
  stop();
  expect(codes).toEqual([]);
  stop();
  expect(codes).toEqual([1]);
});

test('a request that never ends delays a stop by ten seconds', async () => {
  const { stop, lines, codes } = prepare(() => new Promise(() => {}));
  stop();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(codes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect({ lines, codes }).toEqual({ lines: ['stopped while requests were still in flight'], codes: [1] });
});
