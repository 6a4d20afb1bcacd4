import { expect, test } from 'vitest';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryPorts } from '../../adapters/memory/ports';
import { serverTime } from '../../adapters/server/serverTime';
import { followServerTime } from './followServerTime';
import type { SiteNoticeProps } from './SiteNotice';

const day = 86_400_000;
const longDate = (at: number) =>
  new Date(at).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', timeZone: 'Australia/Sydney' });

test('the line says the date of this device while a page that the server drew is at the moment of the server', async () => {
  const now = Date.now();
  const server = now + 3 * day;
  const lines: (SiteNoticeProps | null)[] = [];
  followServerTime(createMemoryPorts({ clock: createMemoryClock(new Date(server)) }), (line) => {
    lines.push(line);
  });
  const tell = (at: number) =>
    serverTime.note(new Headers({ date: new Date(at).toUTCString() }), new Date(now), new Date(now));
  tell(server);
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]!.text).toContain(`${longDate(now)}, but here it is`);
  expect(lines[0]!.text).toContain(longDate(server));
  tell(now);
  expect(lines.at(-1)).toBeNull();
});
