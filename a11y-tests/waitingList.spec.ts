import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.use({ data: 'server', storageState: storageOf('user', 'server') });

test('whoever gets a place while they look is told so where they read that they wait, and keeps the focus', async ({
  page,
  community,
}) => {
  await open(page, '/events');
  const card = page.getByRole('article', { name: 'Gentle Chair Exercise' });
  await card.getByRole('button', { name: /^Join the waiting list/ }).press('Enter');
  await card.getByRole('button', { name: 'Undo' }).focus();
  const ray = 'physio.ray@example.org';
  const { record } = (await community!.ask(ray, 'GET', 'events/2')) as { record: object };
  await community!.ask(ray, 'PUT', 'events/2', { record: { ...record, capacity: 26 } });
  await expect(card.getByText('You have a place at Gentle Chair Exercise now.')).toBeVisible();
  await expect(card.getByText(/^You are number/)).toHaveCount(0);
  await expect(card.getByRole('button', { name: /^Give up my place/ })).toBeFocused();
});
