import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

for (const viewer of ['user', 'admin', 'healthcare'] as const) {
  test.describe(`the community page, seen by ${viewer}`, () => {
    test.use({ storageState: storageOf(viewer) });

    test('leads to the events, and says what is coming before and after the button is pressed', async ({
      page,
    }) => {
      await open(page, '/community');
      await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
      for (const [feature, text] of [
        ['Forums', 'Forums feature is coming soon!'],
        ['Peer Support', 'Peer Support feature is coming soon!'],
      ] as const) {
        await expect(page.getByRole('heading', { level: 2, name: feature, exact: true })).toBeVisible();
        const button = page.getByRole('button', { name: `Open ${feature}` });
        await expect(button).toHaveAccessibleDescription('Coming soon');
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alertdialog', { name: text, exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(button).toBeFocused();
      }
      const calendar = page.getByRole('link', { name: 'Open Event Calendar' });
      await calendar.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/events$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Community Events' })).toBeFocused();
    });
  });
}

test.describe('the examples on the community page', () => {
  test.use({ storageState: storageOf('user') });

  test('are three events, each leading to itself, and two posts', async ({ page }) => {
    await open(page, '/community');
    const events = page.getByRole('region', { name: 'Featured events' });
    await expect(events.getByRole('article')).toHaveCount(3);
    await expect(events.getByText('Example event')).toHaveCount(3);
    const posts = page.getByRole('region', { name: 'Recent forum posts' });
    await expect(posts.getByRole('article')).toHaveText([
      /Example post.*A jar opener that really works.*By Joan, Preston, 2 days ago.*8 comments.*Average 4\.5 out of 5/s,
      /Example post.*Learning video calls at 78.*By Bill, Geelong, 5 days ago.*12 comments.*Average 4\.8 out of 5/s,
    ]);
    await events.getByRole('link', { name: 'Morning Tea and Chat' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/events\?item=4$/);
  });
});
