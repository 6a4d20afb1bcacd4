import { expect, it } from 'vitest';
import { withoutShell } from './shell';

const around = (account: string, page: string) =>
  `- banner:\n  - button "${account}"\n${page}- contentinfo:\n  - link "Privacy"\n`;
const main = '- main "Home":\n  - heading "Home" [level=1]\n';
const shells = { visitor: around('Login', ''), user: around('Logout', '') };
const shellOf = (viewer: string) => Promise.resolve(viewer === 'user' ? shells.user : shells.visitor);

it('the shell of its viewer is left out of a page’s tree', async () => {
  expect(await withoutShell(around('Logout', main), 'user', shellOf)).toBe(main);
});

it('a page’s tree says whose shell it has when it is not its viewer’s', async () => {
  expect(await withoutShell(around('Login', main), 'user', shellOf)).toBe(
    `# In the shell of: visitor\n${main}`,
  );
});

it('a page’s tree stays whole when its shell matches no viewer', async () => {
  for (const tree of [around('Leave', main), `${around('Logout', main)}- region "New":\n`])
    expect(await withoutShell(tree, 'user', shellOf)).toBe(tree);
});

it('a page’s tree says when the shell is missing', async () => {
  expect(await withoutShell(main, 'user', shellOf)).toBe(`# Without a shell\n${main}`);
});

it('a page’s tree keeps dialogs, which hide the shell, however their names are quoted', async () => {
  const dialogs =
    '- \'dialog "Email: all"\':\n  - button "Send"\n- alertdialog "Leave?":\n  - button "Stay"\n';
  expect(await withoutShell(dialogs, 'user', shellOf)).toBe(dialogs);
});
