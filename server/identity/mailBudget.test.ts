import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { createMailBudget, type MailBudget, mailsOfAccount } from './mailBudget';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2026, 10, 21, 9);

async function open(): Promise<MailBudget> {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-budget-'));
  const database = await openTestDatabase(folder);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return createMailBudget(database);
}
async function takeMany(budget: MailBudget, count: number, now: number): Promise<number> {
  const asked = Array.from({ length: count }, () => budget.take([['ann', mailsOfAccount]], now));
  return (await Promise.all(asked)).filter((taken) => typeof taken === 'function').length;
}

test('an account causes 30 mails in any hour and 100 in any day, and is told how long to wait', async () => {
  const budget = await open();
  expect(await takeMany(budget, 40, start)).toBe(30);
  expect(await budget.take([['ann', mailsOfAccount]], start + 20 * minute)).toBe(40 * 60);
  expect(await takeMany(budget, 40, start + 60 * minute)).toBe(30);
  expect(await takeMany(budget, 40, start + 120 * minute)).toBe(30);
  expect(await takeMany(budget, 40, start + 180 * minute)).toBe(10);
  await budget.tidy(start + 180 * minute);
  expect(await takeMany(budget, 1, start + day - minute)).toBe(0);
  expect(await takeMany(budget, 40, start + day)).toBe(30);
});

test('a mail that was not sent is taken back, and where one count is full no other one counts', async () => {
  const budget = await open();
  await takeMany(budget, 29, start);
  const last = await budget.take([['ann', mailsOfAccount]], start);
  expect(await takeMany(budget, 1, start)).toBe(0);
  await (last as () => Promise<void>)();
  const once = [{ most: 1, within: day }];
  expect(typeof (await budget.take([['one', once]], start))).toBe('function');
  const both = [
    ['ann', mailsOfAccount],
    ['one', once],
  ] as const;
  expect(await budget.take(both, start)).toBe(day / 1000);
  expect(await takeMany(budget, 2, start)).toBe(1);
});

test('after the clock was set back by a month nobody waits for a month', async () => {
  const budget = await open();
  expect(await takeMany(budget, 40, start)).toBe(30);
  expect(await takeMany(budget, 40, start - 30 * day)).toBe(30);
});
