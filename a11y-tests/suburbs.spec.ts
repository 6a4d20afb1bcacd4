import type { Page } from '@playwright/test';
import { audit } from './support/audit';
import { tabTo } from './support/keyboard';
import { cutOffText, sidewaysScroll } from './support/layout';
import { announcements, listen } from './support/listen';
import { open, showIn, themes } from './support/page';
import { box, heading, main, openServices, options, places, search, test } from './support/suburbs';
import { expect } from './support/test';
import { storageOf } from './support/viewers';

const twoStates = 'The postcode 2620 is in more than one place. We start from Queanbeyan, NSW.';
const twoNames = 'There is more than one Richmond. We start from Richmond, VIC.';

const startFrom = (page: Page, area?: string) =>
  main(page).getByRole('button', { name: area ? `Start from ${area}` : /^Start from/, exact: true });

test.use({
  data: 'server',
  storageState: storageOf('user', 'server'),
  viewport: { width: 360, height: 640 },
});

/** The kilometres that the list says, from its top. */
const distances = async (page: Page) =>
  (await places(page).allTextContents()).map((text) =>
    Number(/([\d.,]+) km/.exec(text)?.[1]?.replace(',', '')),
  );

test.describe('an imported suburb', () => {
  for (const [typed, from, first] of [
    ['Woolgoolga', 'Woolgoolga, NSW', 'Brisbane Exercise Class for Over 60s'],
    ['2456', 'Woolgoolga, NSW', 'Brisbane Exercise Class for Over 60s'],
    ['Hume, ACT', 'Hume, ACT', 'Canberra Health Centre'],
  ] as const)
    test(`typed as “${typed}” puts the nearest places first`, async ({ page }) => {
      await openServices(page);
      await search(page, typed);
      await expect(heading(page, from)).toBeVisible();
      await expect(places(page).first()).toContainText(first);
      const far = await distances(page);
      expect(far).toHaveLength(30);
      expect(far).toEqual(far.toSorted((a, b) => a - b));
      await expect(startFrom(page)).toHaveCount(0);
      await expect(box(page)).toBeFocused();
    });

  test('is suggested by name and by postcode, with its state, and chosen by keys', async ({ page }) => {
    await openServices(page);
    await page.keyboard.type('rich');
    await expect(options(page).filter({ hasText: /^Richmond, (NSW|QLD|VIC)$/ })).toHaveCount(3);
    await box(page).fill('');
    await page.keyboard.type('262');
    await expect(options(page)).toHaveText([
      '2620, ACT: Hume',
      '2620, NSW: Carwoola',
      '2620, NSW: Queanbeyan',
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Hume, ACT')).toBeVisible();
    await expect(startFrom(page)).toHaveCount(0);
  });

  test('is asked for by two letters of a word and nothing else, once, as the privacy page says', async ({
    page,
  }) => {
    await open(page, '/privacy');
    const words = 'It sends only the first two letters or digits of a word, for up to four words.';
    await expect(main(page).getByText(words)).toBeVisible();
    // Beside them the page follows what changes, at times of its own; that must not say what somebody looks for either.
    const asked: string[] = [];
    const sentWords: string[] = [];
    const typedWords = /woolg|gentle|exercise|near|queanb|today/i;
    page.on('request', (request) => {
      const { pathname, search: query } = new URL(request.url());
      if (pathname.startsWith('/api/suburbs')) asked.push(`${request.method()} ${pathname}${query}`);
      if (pathname.startsWith('/assets/')) return;
      if (typedWords.test(`${request.url()} ${request.postData() ?? ''}`)) sentWords.push(request.url());
    });
    await openServices(page);
    await search(page, 'Woolgoolga');
    await expect(heading(page, 'Woolgoolga, NSW')).toBeVisible();
    await search(page, 'Woolgoolga');
    await expect(heading(page, 'Woolgoolga, NSW')).toBeVisible();
    expect(asked).toEqual(['GET /api/suburbs/wo']);
    asked.length = 0;
    await search(page, 'gentle exercise near Queanbeyan today');
    await expect(
      main(page).getByText(/^We cannot find “gentle exercise near Queanbeyan today”/),
    ).toBeVisible();
    expect(asked.toSorted()).toEqual(['ex', 'ge', 'ne', 'qu'].map((two) => `GET /api/suburbs/${two}`));
    expect(sentWords).toEqual([]);
  });
});

test.describe('a place name that stands for several', () => {
  for (const [typed, message, taken, others] of [
    ['2620', twoStates, 'Queanbeyan, NSW', ['Hume, ACT', 'Carwoola, NSW']],
    ['Richmond', twoNames, 'Richmond, VIC', ['Richmond, NSW', 'Richmond, QLD']],
  ] as const)
    test(`“${typed}” says which one was taken, and another one is chosen by keys`, async ({ page }) => {
      await openServices(page);
      await search(page, typed);
      await expect(main(page).getByText(message, { exact: true })).toBeVisible();
      await expect(heading(page, taken)).toBeVisible();
      await expect(startFrom(page)).toHaveText(others.map((other) => `Start from ${other}`));
      await tabTo(page, startFrom(page, others[0]));
      await page.keyboard.press('Enter');
      await expect(heading(page, others[0])).toBeFocused();
      await expect(box(page)).toHaveValue(others[0]);
      await expect(startFrom(page)).toHaveCount(0);
    });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });
    test('offers buttons that are large enough, and one tap starts from there', async ({ page }) => {
      await openServices(page);
      await search(page, '2620');
      const tapped = startFrom(page, 'Hume, ACT');
      await expect(tapped).toBeVisible();
      for (const one of await startFrom(page).all())
        expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await tapped.tap();
      await expect(heading(page, 'Hume, ACT')).toBeFocused();
      await expect(heading(page, 'Hume, ACT')).toBeInViewport();
    });
  });

  test.describe('by ear', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });
    test('is announced once, and so is where the places start from then', async ({ page }) => {
      await openServices(page);
      await listen(page);
      await box(page).fill('2620');
      await page.keyboard.press('Enter');
      const polite = async () => (await announcements(page)).filter((line) => line.startsWith('polite: '));
      const said = `polite: ${twoStates} 30 places, nearest to Queanbeyan, NSW first.`;
      await expect.poll(async () => (await polite()).at(-1)).toBe(said);
      await startFrom(page, 'Hume, ACT').focus();
      await page.keyboard.press('Enter');
      const words = 'heading, 30 places, nearest to Hume, ACT first, level 2';
      await expect.poll(async () => (await announcements(page)).at(-1)).toBe(words);
      // The heading says it by itself; nothing is said after it.
      await page.keyboard.press('Shift');
      expect((await polite()).filter((line) => !line.endsWith('suggestions'))).toEqual([said]);
      expect((await announcements(page)).at(-1)).toBe(words);
    });
  });

  for (const theme of themes)
    test(`fits into 320 pixels and has no fault that axe knows, in the theme ${theme.name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openServices(page);
      await showIn(page, theme);
      await search(page, '2620');
      await expect(startFrom(page, 'Hume, ACT')).toBeVisible();
      expect(await sidewaysScroll(page)).toEqual([]);
      expect(await cutOffText(page)).toEqual([]);
      expect(await audit(page)).toEqual([]);
    });
});
