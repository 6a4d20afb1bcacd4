import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('saveFile downloads the text under its name, and revokes its URL afterwards', async () => {
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  saveFile({ name: 'my-events.ics', type: 'text/calendar;charset=utf-8', text: 'Café\r\n' });
  const [link] = links;
  expect(link!.download).toBe('my-events.ics');
  const answer = await fetch(link!.href);
  expect(answer.headers.get('content-type')).toBe('text/calendar;charset=utf-8');
  expect(await answer.text()).toBe('Café\r\n');
  // Nothing stays on the page.
  expect(link!.isConnected).toBe(false);
  vi.advanceTimersByTime(60_000);
  await expect(fetch(link!.href)).rejects.toThrow(TypeError);
});
