import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LiveRegion } from './LiveRegion';
import { announce, loadAnnouncer } from './useAnnounce';

/** The part of Chromium's DevTools protocol that is used here; vitest leaves the types of its session open. */
interface Session {
  send(method: 'Network.enable'): Promise<void>;
  send(method: 'Network.setBlockedURLs', params: { urls: string[] }): Promise<void>;
}
const session = () => cdp() as unknown as Session;

const onFault = vi.fn<(event: PromiseRejectionEvent) => void>((event) => event.preventDefault());
beforeAll(async () => {
  addEventListener('unhandledrejection', onFault);
  await session().send('Network.enable');
  await session().send('Network.setBlockedURLs', { urls: ['*live-announcer*'] });
});
afterAll(async () => {
  removeEventListener('unhandledrejection', onFault);
  await session().send('Network.setBlockedURLs', { urls: [] });
});

it('a page whose announcer can’t be fetched goes on working', async () => {
  await render(
    <>
      <LiveRegion />
      <button onClick={() => announce('Saved.')}>Save</button>
    </>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(loadAnnouncer()).rejects.toThrow('Failed to fetch');
  // What nobody caught is reported before the next frame.
  await new Promise(requestAnimationFrame);
  expect(onFault).not.toHaveBeenCalled();
});
