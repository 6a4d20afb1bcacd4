import type { IconShape } from './paths';

/* Pictures of tables, maps and dialogs, apart from those that the first page has to carry. */

export const arrowUp: IconShape = { lines: 'M12 20V4M5.5 10.5 12 4l6.5 6.5' };
export const arrowDown: IconShape = { lines: 'M12 4v16M5.5 13.5 12 20l6.5-6.5' };
export const arrowLeft: IconShape = { lines: 'M20 12H4M10.5 5.5 4 12l6.5 6.5' };
export const arrowRight: IconShape = { lines: 'M4 12h16M13.5 5.5 20 12l-6.5 6.5' };
export const sort: IconShape = { lines: 'm7 9.5 5-5 5 5M7 14.5l5 5 5-5' };
export const minus: IconShape = { lines: 'M4.5 12h15' };
export const undo: IconShape = {
  lines: 'M8.5 4 4 8.5 8.5 13M4.5 8.5h9.75a5.75 5.75 0 0 1 0 11.5H9',
  mirrored: true,
};
export const trash: IconShape = {
  lines:
    'M4 6.5h16M9 6.5v-2A1.5 1.5 0 0 1 10.5 3h3A1.5 1.5 0 0 1 15 4.5v2M6 6.5l.9 13A1.6 1.6 0 0 0 8.5 21h7a1.6 1.6 0 0 0 1.6-1.5l.9-13M10 11v5.5M14 11v5.5',
};
export const lock: IconShape = {
  lines:
    'M7.5 10.5v-3a4.5 4.5 0 0 1 9 0v3M6.5 10.5h11a2 2 0 0 1 2 2v6.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V12.5a2 2 0 0 1 2-2Z',
};
export const mail: IconShape = {
  lines:
    'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM3.75 7.25 12 13.5l8.25-6.25',
};
