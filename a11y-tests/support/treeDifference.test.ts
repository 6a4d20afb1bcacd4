import { expect, it } from 'vitest';
import { differenceFrom } from './treeDifference';

const page = `- main:
  - heading "Events" [level=1]
  - list:
    - listitem: Walk
    - listitem: Choir
    - listitem: Chess
    - listitem: Cards
    - listitem: Garden
    - listitem: Lunch
    - listitem: Swim
  - button "Add"
`;

it('a state names the lines in which it differs, and what they are inside of', () => {
  const state = page.replace('Choir', 'Choir, full').replace('  - button "Add"\n', '');
  expect(differenceFrom(page, state, 'events.yml')).toBe(
    [
      '# As events.yml, except:',
      '# in main > list',
      '-     - listitem: Choir',
      '+     - listitem: Choir, full',
      '# in main',
      '-   - button "Add"',
      '',
    ].join('\n'),
  );
});

it('a line that takes the place of one with parts is inside of what that one was', () => {
  const state = page.replace('  - list:\n    - listitem: Walk', '  - list "Soon":\n    - listitem: Walk');
  expect(differenceFrom(page, state, 'events.yml')).toBe(
    ['# As events.yml, except:', '# in main', '-   - list:', '+   - list "Soon":', ''].join('\n'),
  );
});

it('a state that is the same says so', () => {
  expect(differenceFrom(page, page, 'events.yml')).toBe('# As events.yml\n');
});

it('a state that shares little stands whole', () => {
  const dialog = '- dialog "Add an event":\n  - textbox "Title"\n';
  expect(differenceFrom(page, dialog, 'events.yml')).toBe(dialog);
});

const list = (ids: readonly number[]) =>
  `- main:\n  - list:\n${ids
    .map(
      (id) =>
        `    - listitem:\n      - heading "Walk ${id}"\n      - text: ${id} km\n      - button "Save Walk ${id}"\n`,
    )
    .join('')}`;

it('items that are gone from a list are the lines with their words', () => {
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(differenceFrom(list(ids), list(ids.filter((id) => id % 3 !== 0)), 'walks.yml')).toBe(
    [
      '# As walks.yml, except:',
      '# in main > list',
      ...[3, 6, 9, 12].map((id) => `-     - A: ${id}`),
      '',
    ].join('\n'),
  );
});

it('an item that is built otherwise is named, whichever way is shorter', () => {
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  const wrong = list(ids).replace('button "Save Walk 7"', 'link "Save Walk 7"');
  expect(differenceFrom(list(ids), wrong, 'walks.yml')).toBe(
    [
      '# As walks.yml, except:',
      '# in main > list > listitem',
      '-       - button "Save Walk 7"',
      '+       - link "Save Walk 7"',
      '',
    ].join('\n'),
  );
});
