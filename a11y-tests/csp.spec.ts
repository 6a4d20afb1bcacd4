import { refusedParts } from '@/testing/server/refusedParts';
import { viewersOf } from './states/screenStates';
import { chooseDay, month, openForm } from './support/appointmentForm';
import { expect, test, watch } from './support/test';
import { addressed, storageOf } from './support/viewers';

// Every test of these audits fails on a blocked resource, a warning or an error, and screens.spec.ts shows every page under its
// policy. What follows makes sure of the pages as they are served, and that the watch itself sees.

test('every page is served with a strict policy', async ({ playwright, baseURL }) => {
  for (const { screen, path } of addressed) {
    const storageState = storageOf(viewersOf(screen).at(-1)!);
    const browser = await playwright.request.newContext({ baseURL: baseURL!, storageState });
    const answer = await browser.get(path, { headers: { accept: 'text/html' } });
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy, path).toMatch(/style-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy, path).not.toMatch(/unsafe-(inline|eval|hashes)|nonce-|strict-dynamic/);
    expect(policy, path).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy, path).toMatch(/base-uri '(none|self)'/);
    expect(policy, path).toMatch(/frame-ancestors '(none|self)'/);
    const again = await browser.get(path);
    expect(again.headers()['content-security-policy'], path).toBe(policy);
    const html = await again.text();
    expect(refusedParts(policy, html), path).toEqual([]);
    // Nothing is allowed that the page does not have.
    for (const source of policy.match(/'sha256-[^']+'/g)!)
      expect(refusedParts(policy.replace(source, ''), html), path).toHaveLength(1);
    await browser.dispose();
  }
});

test.describe('a month to choose a day from', () => {
  test.use({ storageState: storageOf('user') });
  test('has the one style of React Aria from the page itself, without an element of its own', async ({
    page,
  }) => {
    await openForm(page);
    await chooseDay(page).click();
    await expect(month(page, 'November 2026')).toBeVisible();
    const pressable = page.locator('[data-react-aria-pressable]').first();
    await expect(pressable).toHaveCSS('touch-action', 'manipulation');
    const inserted = await page.evaluate(async () => {
      const built = await (await fetch(location.pathname)).text();
      const styles = [...new DOMParser().parseFromString(built, 'text/html').querySelectorAll('style')];
      const known = new Set(styles.map(({ textContent }) => textContent));
      return [...document.querySelectorAll('style')].filter(({ textContent }) => !known.has(textContent))
        .length;
    });
    expect(inserted).toBe(0);
  });
});

test('the policy refuses whatever is put into a page, also a script of its own that was changed', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage();
  await page.goto(`${baseURL}/help`);
  const ran = await page.evaluate(async () => {
    const seen = window as unknown as { seeded?: string };
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    const add = (kind: string, text: string) => {
      const element = document.createElement(kind);
      element.textContent = text;
      document.head.append(element);
    };
    const own = [...document.querySelectorAll('script')].find(
      ({ src, type }) => src === '' && type !== 'application/json',
    )!;
    add('script', "window.seeded = 'new'");
    add('script', `${own.textContent};window.seeded = 'changed'`);
    add('style', 'h1 { outline: 3px solid rgb(1, 2, 3) }');
    const button = document.createElement('button');
    button.setAttribute('onclick', "window.seeded = 'attribute'");
    button.setAttribute('style', 'outline: 3px solid rgb(1, 2, 3)');
    document.body.append(button);
    button.click();
    // As it was built, it runs.
    delete document.documentElement.dataset['records'];
    add('script', own.textContent);
    // Refusals are told one after the other, each in a task.
    for (const due = 5; refused.length < due;) await new Promise((next) => requestAnimationFrame(next));
    return {
      refused: refused.toSorted(),
      seeded: seen.seeded,
      outlines: [document.querySelector('h1')!, button].map((one) => getComputedStyle(one).outlineStyle),
      records: document.documentElement.dataset['records'],
    };
  });
  expect(ran).toEqual({
    refused: ['script-src-attr', 'script-src-elem', 'script-src-elem', 'style-src-attr', 'style-src-elem'],
    seeded: undefined,
    outlines: ['none', 'none'],
    records: 'local',
  });
  await page.close();
});

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
