import { viewersOf } from './states/screenStates';
import { open } from './support/page';
import { expect, test, watch } from './support/test';
import { addressed, storageOf } from './support/viewers';

// Every test of these audits fails on a blocked resource, a warning or an error. What follows makes sure of the
// pages as they are served, and that the watch itself sees.

for (const { screen, path } of addressed) {
  const viewer = viewersOf(screen).at(-1)!;
  test.describe(screen.title, () => {
    test.use({ storageState: storageOf(viewer) });
    test(`${path} is served with a strict policy and runs under it`, async ({ page }) => {
      const answer = await page.goto(path);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src [^;]*'nonce-[\w+/=-]{16,}'/);
      expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
      expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
      expect(policy).toMatch(/base-uri '(none|self)'/);
      expect(policy).toMatch(/frame-ancestors '(none|self)'/);
      const again = await page.request.get(path);
      const nonce = (header = '') => /'nonce-([^']+)'/.exec(header)?.[1];
      expect(nonce(again.headers()['content-security-policy'])).not.toBe(nonce(policy));
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('the security policy check notices an error, a warning, a blocked script and a foreign request', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  await watch(page, complaints);
  await page.goto(`${baseURL}/help`);
  await page.evaluate(() => {
    console.warn('seeded warning');
    const script = document.createElement('script');
    script.textContent = 'window.seeded = true';
    document.body.append(script);
    setTimeout(() => {
      throw new Error('seeded error');
    });
    void fetch('https://stranger.example/').catch(() => undefined);
  });
  // They arrive in no order: a blocked request is reported after its error.
  for (const complaint of [
    /seeded error/,
    /seeded warning/,
    /blocked by the content security policy: script-src/,
    /blocked by the content security policy: connect-src/,
  ])
    await expect.poll(() => complaints.join('\n')).toMatch(complaint);
  await page.close();
});
