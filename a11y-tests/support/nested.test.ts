import { expect, it } from 'vitest';
import { nested } from './nested';

it('what is inside of something is indented, or behind it where it is one phrase', () => {
  const said = [
    'main, Events',
    'heading, Events, level 1',
    'list',
    'listitem, position 1',
    'link, Walk',
    'end of listitem, position 1',
    'listitem, position 2',
    'paragraph',
    'Choir',
    'end of paragraph',
    'end of listitem, position 2',
    'listitem, position 3',
    'end of listitem, position 3',
    'end of list',
    'button, Add',
    'end of main, Events',
  ];
  expect(nested(said)).toEqual([
    'main, Events',
    '  heading, Events, level 1',
    '  list',
    '    listitem, position 1 > link, Walk',
    '    listitem, position 2 > paragraph > Choir',
    '    listitem, position 3 >',
    '  button, Add',
  ]);
});

it.each([
  ['of nothing', ['link, Walk', 'end of list'], ['link, Walk', 'end of list']],
  ['of something else', ['list', 'link, Walk', 'end of main'], ['list', 'link, Walk', 'end of main']],
  [
    'in the wrong order',
    ['list', 'main', 'link, Walk', 'end of list', 'end of main'],
    ['list', '  main', '  link, Walk', 'end of main'],
  ],
  ['that comes twice', ['list', 'Walk', 'end of list', 'end of list'], ['list > Walk', 'end of list']],
])('an end %s is kept', (_, said, lines) => {
  expect(nested(said)).toEqual(lines);
});

it('words that look like what stands behind are kept apart', () => {
  expect(nested(['paragraph', 'Home > Events', 'end of paragraph'])).toEqual([
    'paragraph',
    '  Home > Events',
  ]);
});
