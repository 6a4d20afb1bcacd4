import { open } from './support/page';
import { button, everything, margaret, picker, heard, section, hear } from './support/ownBackup';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.beforeEach(({ page }) => hear(page));

test.describe('a backup', () => {
  test.use({ storageState: storageOf('user') });

  const file = (text: string) => ({
    name: 'my-backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const whole = {
    format: 'age-better-own-backup',
    version: 1,
    person: margaret,
    appointments: [],
    ratings: [],
    places: [],
    saved: [],
    choices: {},
  };
  const visit = {
    id: '5',
    title: 'Podiatrist at the clinic',
    start: '2097-11-26T22:30:00.000Z',
    end: '2097-11-27T00:00:00.000Z',
  };
  const bad: readonly [string, string, string][] = [
    ['words', 'Dear diary', 'This file is not a backup, or only a part of one.'],
    ['half of one', JSON.stringify(whole).slice(0, 60), 'This file is not a backup, or only a part of one.'],
    ['of another program', '{"format":"calendar"}', 'This file is from another program.'],
    [
      'of a later version',
      JSON.stringify({ ...whole, version: 2 }),
      'This backup is from a newer version of this site.',
    ],
    [
      'of somebody else',
      JSON.stringify({ ...whole, person: 'george@example.org' }),
      'This backup belongs to another account.',
    ],
    ['without lists', JSON.stringify({ ...whole, saved: 7 }), 'This backup is damaged and cannot be read.'],
    [
      'of appointments alone',
      '{"kind":"age-better-appointments","appointments":[]}',
      'This file has appointments only.',
    ],
    ['of more than 10 MB', 'x'.repeat(10_000_001), 'This file is too large to be a backup.'],
  ];

  test('that cannot be read is refused in a sentence, and nothing changes', async ({ page }) => {
    await open(page, '/profile');
    await expect(picker(page)).toBeAttached();
    const before = await everything(page);
    for (const [, text, sentence] of bad) {
      await picker(page).setInputFiles(file(text));
      await expect(section(page).getByText(sentence)).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
    expect(await everything(page)).toBe(before);
    // Each once, also where the same is said again.
    const announced = await heard(page);
    expect(announced).toHaveLength(bad.length);
    for (const [index, [, , sentence]] of bad.entries()) expect(announced[index]).toContain(sentence);
  });

  test('with damaged entries names them before it brings in the rest', async ({ page }) => {
    await open(page, '/profile');
    await picker(page).setInputFiles(
      file(JSON.stringify({ ...whole, appointments: [visit, { id: 6 }, null] })),
    );
    const asked = page.getByRole('alertdialog', { name: 'Bring in 1 appointment?' });
    await expect(asked).toHaveAccessibleDescription(
      '2 entries cannot come: an entry without a name (2 times). Its entry in the file is damaged. What you have here stays as it is.',
    );
    await asked.getByRole('button', { name: 'Bring it in' }).click();
    await expect(button(page, `Edit ${visit.title}, Wednesday 27 November, 9:30 am`)).toBeVisible();
  });

  test('that does not fit into the browser brings in nothing, and says why', async ({ page }) => {
    // It reads all lists, which stores the samples.
    await open(page, '/search?q=walk');
    await expect(page.getByRole('main').getByText(/results? for “walk”\.$/)).toBeVisible();
    await open(page, '/profile');
    await expect(picker(page)).toBeAttached();
    await page.evaluate(() => {
      for (let size = 2 ** 22, number = 0; size >= 1; number += 1) {
        try {
          localStorage.setItem(`filler${number}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    const before = await everything(page);
    await picker(page).setInputFiles(
      file(JSON.stringify({ ...whole, appointments: [visit], choices: { largeText: true } })),
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bring it in' }).click();
    await expect(
      section(page).getByText('There is no room left in this browser, so nothing was saved.'),
    ).toBeVisible();
    expect(await everything(page)).toBe(before);
  });
});
