import type { Page } from '@playwright/test';
import { open } from './support/page';
import { nothingUnderWay } from './support/still';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.use({ storageState: storageOf('user') });

/** Names of people, and the files that have the letters that most pages do not need. */
const names = [
  {
    letters: 'Vietnamese',
    name: 'Nguyễn Thị Ánh Đào',
    files: ['noto-sans-vietnamese'],
    drawnWith: 'Noto Sans',
  },
  { letters: 'Greek', name: 'Ελένη Παπαδοπούλου', files: ['noto-sans-greek'], drawnWith: 'Noto Sans' },
  { letters: 'Cyrillic', name: 'Надія Ґалаґан', files: ['noto-sans-cyrillic'], drawnWith: 'Noto Sans' },
  {
    letters: 'Polish',
    name: 'Łucja Wiśniewska',
    files: ['atkinson-hyperlegible-next-latin-ext'],
    drawnWith: 'Atkinson Hyperlegible Next',
  },
];

/** Notes which files with letters a page asks for, beside the two that every page has. */
function watchLetters(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /([\w-]+?)(?:-wght-normal-[\w-]+)?\.woff2$/.exec(new URL(request.url()).pathname)?.[1];
    if (name && !['atkinson-hyperlegible-next-latin', 'zero'].includes(name)) asked.push(name);
  });
  return asked;
}

/** With which fonts of the product Chromium has drawn the letters of an element, and how many with one of the device. */
async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return {
    own: fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName),
    ofDevice: fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName),
  };
}

for (const { letters, name, files, drawnWith } of names) {
  test(`a page with a ${letters} name fetches the file with its letters and draws all of the name with it`, async ({
    page,
  }) => {
    const asked = watchLetters(page);
    await open(page, `/search?q=${encodeURIComponent(name)}`);
    const said = page.getByRole('main').getByText(name).first();
    await expect(said).toBeVisible();
    await said.evaluate((element) => element.setAttribute('data-named', ''));
    await expect.poll(async () => (await fontsOf(page, '[data-named]')).ofDevice).toEqual([]);
    expect((await fontsOf(page, '[data-named]')).own.some((font) => font.startsWith(drawnWith))).toBe(true);
    expect([...new Set(asked)]).toEqual(files);
  });
}

for (const path of ['/', '/services', '/events', '/search?q=walk', '/privacy']) {
  test(`the page ${path} has none of those letters and fetches no file for them`, async ({ page }) => {
    const asked = watchLetters(page);
    await open(page, path);
    await nothingUnderWay(page);
    await page.evaluate(async () => document.fonts.ready);
    expect(asked).toEqual([]);
  });
}
