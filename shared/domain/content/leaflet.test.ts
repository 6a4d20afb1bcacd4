import { expect, test } from 'vitest';
import { helpNumbers } from '../../seeds/helpNumbers';
import { leaflet, type LeafletBlock } from './leaflet';

const textsOf = (block: LeafletBlock): readonly string[] => {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? block.items : [];
};

test('each section of the leaflet has an id of its own, a heading and something under it', () => {
  const ids = leaflet.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, heading, blocks } of leaflet.sections) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(heading).toMatch(/^[A-Z].*[a-z]$/);
    expect(blocks.length).toBeGreaterThan(0);
  }
});

test('the leaflet is whole sentences, and starts its second page once', () => {
  const texts = leaflet.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf));
  expect(texts.length).toBeGreaterThan(10);
  for (const text of [...texts, leaflet.lead, leaflet.note]) expect(text).toMatch(/^[A-Z].*\.$/);
  expect(leaflet.sections.filter(({ startsPage }) => startsPage)).toHaveLength(1);
});

test('the numbers of the leaflet are on the list of help numbers, the emergency first', () => {
  const ids = leaflet.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'numbers' ? block.ids : [])),
  );
  expect(ids[0]).toBe('emergency');
  expect(helpNumbers.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

test('there are lines to write own numbers on', () => {
  const labels = leaflet.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'lines' ? block.labels : [])),
  );
  expect(labels.length).toBeGreaterThan(1);
  for (const label of labels) expect(label).toMatch(/^[A-Z]/);
});
