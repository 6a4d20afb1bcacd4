import { expect, test } from 'vitest';
import { defaultPageSettings } from './pageSettings';

test('without settings the product has its default name and a street map, and is no demonstration', () => {
  expect(defaultPageSettings).toEqual({
    productName: 'Age Better',
    contactEmail: null,
    demonstration: false,
    publicUrl: null,
    tiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
    },
    firebase: null,
    data: 'local',
  });
});
