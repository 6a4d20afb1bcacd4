import { describe, expect, test } from 'vitest';
import { screenStates } from '../../states/screenStates';
import { dialogUses } from './dialogs';

const sources = import.meta.glob<string>(['../../../src/{app,features}/**/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How often a module puts a dialog over the page. */
function usesIn(source: string): number {
  if (!/from '[./@\w]+\/components\/(Ask|Notice)?Dialogs?\//.test(source)) return 0;
  return [
    ...source.matchAll(
      /<(?:Ask|Form|Notice|Record)?Dialog\b|(?<!function )\b(?:ask|notify|useLeaveGuard)\(/g,
    ),
  ].length;
}

test('the list of dialogs has every dialog in the code, and no other', () => {
  const inCode = Object.entries(sources)
    .map(([path, source]) => [path.replace('../../../src/', ''), usesIn(source)] as const)
    .filter(([, uses]) => uses > 0);
  const listed = dialogUses.map(({ file, opens }) => [file, opens.length] as const);
  expect(Object.fromEntries(inCode)).toEqual(Object.fromEntries(listed));
});

describe.each(dialogUses)('$file', ({ opens }) => {
  test('opens its dialogs in states that exist', () => {
    for (const { screen, state } of opens) {
      expect(screenStates[screen].map(({ id }) => id)).toContain(state);
    }
  });
});

test('a new dialog would be noticed', () => {
  const hook = `import { useDialogs } from '../../components/Dialogs/Dialogs';\n`;
  expect(usesIn(`${hook}await dialogs.ask({ question });`)).toBe(1);
  expect(usesIn(`import { Dialog } from '../../components/Dialog/Dialog';\n<Dialog\n  open>`)).toBe(1);
  expect(
    usesIn(`import { FormDialog } from '../../components/Dialog/FormDialog';\n<FormDialog\n  draft>`),
  ).toBe(1);
  expect(usesIn(`${hook}const { ask, notify } = useDialogs();`)).toBe(0);
  const guard = `import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';\n`;
  expect(usesIn(`${guard}const mayLeave = useLeaveGuard();`)).toBe(1);
  expect(usesIn(`async function ask(source) {}`)).toBe(0);
});
