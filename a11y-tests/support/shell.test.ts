import { expect, it } from 'vitest';
import { withoutShell } from './shell';

const around = (account: string, page: string) =>
  `- banner:\n  - button "${account}"\n${page}- contentinfo:\n  - link "Privacy"\n`;
const main = '- main "Home":\n  - heading "Home" [level=1]\n';
const shells = { visitor: around('Login', ''), user: around('Logout', '') };
const shellOf = (viewer: string) => Promise.resolve(viewer === 'user' ? shells.user : shells.visitor);

it('leaves a page without the shell of its viewer', async () => {
  expect(await withoutShell(around('Logout', main), 'user', shellOf)).toBe(main);
});

it('says whose shell is around a page where it is not its viewer’s', async () => {
  expect(await withoutShell(around('Login', main), 'user', shellOf)).toBe(
    `# In the shell of: visitor\n${main}`,
  );
});

it('leaves a tree whole where its shell is nobody’s', async () => {
  for (const tree of [around('Leave', main), `${around('Logout', main)}- region "New":\n`])
    expect(await withoutShell(tree, 'user', shellOf)).toBe(tree);
});

it('says when a page has lost its shell', async () => {
  expect(await withoutShell(main, 'user', shellOf)).toBe(`# Without a shell\n${main}`);
});

it('keeps dialogs, which hide the shell, whatever their name needs as quotes', async () => {
  const dialogs =
    '- \'dialog "Email: all"\':\n  - button "Send"\n- alertdialog "Leave?":\n  - button "Stay"\n';
  expect(await withoutShell(dialogs, 'user', shellOf)).toBe(dialogs);
});
