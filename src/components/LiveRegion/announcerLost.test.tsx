import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LiveRegion } from './LiveRegion';
import { announce, loadAnnouncer } from './useAnnounce';

const onFault = vi.fn<(event: PromiseRejectionEvent) => void>((event) => event.preventDefault());
beforeAll(async () => {
  addEventListener('unhandledrejection', onFault);
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*live-announcer*'] });
});
afterAll(async () => {
  removeEventListener('unhandledrejection', onFault);
  await cdp().send('Network.setBlockedURLs', { urls: [] });
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
  // Uncaught errors are reported before the next frame.
  await new Promise(requestAnimationFrame);
  expect(onFault).not.toHaveBeenCalled();
});
