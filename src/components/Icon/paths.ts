/**
 * A picture on a 24 by 24 grid. `lines` are drawn with a 2px round stroke, `fill` is filled, both in the colour of the
 * words beside it. A `mirrored` one points the other way where reading goes from right to left.
 */
export interface IconShape {
  readonly lines?: string;
  readonly fill?: string;
  readonly mirrored?: true;
}

/* One constant for each picture, so that a page carries only those that it shows. */

export const leaf: IconShape = { lines: 'M5 19C3.5 9.5 9 4 20.5 3.5 21 15 14.5 20.5 5 19ZM3 21.5 14 10' };
export const profile: IconShape = {
  lines: 'M3.5 21c.6-4.6 4-7 8.5-7s7.9 2.4 8.5 7M7.75 8a4.25 4.25 0 1 0 8.5 0a4.25 4.25 0 1 0-8.5 0Z',
};
export const search: IconShape = {
  lines: 'M15.5 15.5l5.5 5.5M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z',
};
export const contrast: IconShape = {
  lines: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z',
  fill: 'M12 3v18a9 9 0 0 0 0-18Z',
};
export const text: IconShape = { lines: 'M2 20 8 5h1l6 15M4.2 15h8.6M15.5 20l2.9-8h.7l2.9 8M16.5 17.5h4.5' };
export const phone: IconShape = {
  lines:
    'M5 3.5h3.5l2 5-2.6 1.9a13 13 0 0 0 5.7 5.7l1.9-2.6 5 2V19c0 1.2-.9 2-2.1 2C10.5 20.5 3.5 13.5 3 5.6 2.9 4.4 3.8 3.5 5 3.5Z',
};
export const calendar: IconShape = {
  lines:
    'M3.5 10.5h17M8 2.5V7m8-4.5V7M6 5h12a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 18 21H6a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 6 5Z',
};
export const pin: IconShape = {
  lines:
    'M12 21.5c-4.7-4.9-7-8.5-7-11.5a7 7 0 0 1 14 0c0 3-2.3 6.6-7 11.5ZM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z',
};
export const star: IconShape = {
  lines: 'M12 2.8l2.85 5.9 6.45.9-4.7 4.5 1.15 6.5L12 17.5l-5.75 3.1L7.4 14.1 2.7 9.6l6.45-.9Z',
};
export const book: IconShape = {
  lines:
    'M12 6.25C9.75 4.75 6.75 4.25 3 4.5v14c3.75-.25 6.75.25 9 1.75 2.25-1.5 5.25-2 9-1.75v-14c-3.75-.25-6.75.25-9 1.75ZM12 6.25v14',
};
export const users: IconShape = {
  lines:
    'M2 20.5c.5-4.1 3.2-6.25 7-6.25s6.5 2.15 7 6.25M15.5 4.5a3.6 3.6 0 0 1 0 6.9M18 14.75c2.3.7 3.6 2.6 4 5.75M5.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0-7.5 0Z',
};
export const clock: IconShape = { lines: 'M12 6.75V12l3.5 2.5M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z' };
export const comments: IconShape = {
  lines:
    'M5.5 4.5h13A2.5 2.5 0 0 1 21 7v7a2.5 2.5 0 0 1-2.5 2.5h-6L7 20.5v-4H5.5A2.5 2.5 0 0 1 3 14V7a2.5 2.5 0 0 1 2.5-2.5ZM7.5 9h9M7.5 12.5h5.5',
  mirrored: true,
};
export const download: IconShape = { lines: 'M12 3v12.5M6.5 10.25 12 15.75l5.5-5.5M4 20.5h16' };
export const edit: IconShape = {
  lines: 'm4 20 1.2-4.8L16.4 4a2 2 0 0 1 2.85 0l.75.75a2 2 0 0 1 0 2.85L8.8 18.8ZM14 6.4l3.6 3.6',
};
export const check: IconShape = { lines: 'M4 12.5 9.75 18.25 20 6' };
export const close: IconShape = { lines: 'm5.5 5.5 13 13m0-13-13 13' };
export const warning: IconShape = { lines: 'M12 3.5 22 20.5H2ZM12 10v4.75M12 17.6v.01' };
export const info: IconShape = {
  lines: 'M12 11.25V17M12 7.5v.01M2.75 12a9.25 9.25 0 1 0 18.5 0a9.25 9.25 0 1 0-18.5 0Z',
};
export const chevronRight: IconShape = { lines: 'm9 4.5 7.5 7.5L9 19.5', mirrored: true };
export const chevronLeft: IconShape = { lines: 'M15 4.5 7.5 12l7.5 7.5', mirrored: true };
export const chevronDown: IconShape = { lines: 'm4.5 8.5 7.5 7.5 7.5-7.5' };
export const eye: IconShape = {
  lines:
    'M2 12c2.3-4.3 5.6-6.5 10-6.5s7.7 2.2 10 6.5c-2.3 4.3-5.6 6.5-10 6.5S4.3 16.3 2 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
};
export const plus: IconShape = { lines: 'M12 4.5v15M4.5 12h15' };
export const play: IconShape = {
  fill: 'M6.5 4.2v15.6a1 1 0 0 0 1.5.85l13-7.8a1 1 0 0 0 0-1.7l-13-7.8a1 1 0 0 0-1.5.85Z',
};
export const heart: IconShape = {
  lines: 'M12 20.5C5.75 15.75 3 12.5 3 9a4.85 4.85 0 0 1 9-2.4A4.85 4.85 0 0 1 21 9c0 3.5-2.75 6.75-9 11.5Z',
};
export const figure: IconShape = {
  lines: 'm4 8.75 8 1.5 8-1.5M12 10.25v4.5M7.5 21.5 12 14.75l4.5 6.75',
  fill: 'M9.75 4.5a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0Z',
};
export const bus: IconShape = {
  lines:
    'M6 3.5h12a2 2 0 0 1 2 2V17.5H4v-12a2 2 0 0 1 2-2ZM4 11.5h16M7 17.5v3M17 17.5v3M8 14.5v.01M16 14.5v.01',
};
export const house: IconShape = { lines: 'M3 11.5 12 3.5l9 8M5.5 9.5v11h13v-11M9.75 20.5v-6h4.5v6' };
