import { describe, expect, test } from 'vitest';
import { assignIds, emptyList, type NewServiceLocation, nextList } from './serviceLocationIds';

const location = (name: string, more: Partial<NewServiceLocation> & { lat?: number } = {}) => {
  const { lat = -33.9, ...rest } = more;
  const place = { name, lat, lng: 151.3, type: 'transport' as const, suburb: '', state: '' };
  return { id: null, sourceId: '', place, ...rest };
};
const idsOf = (locations: readonly { name: string; id: number }[]) =>
  Object.fromEntries(locations.map(({ name, id }) => [name, id]));
const after = (...locations: NewServiceLocation[]) => nextList(emptyList, assignIds(locations, emptyList));

describe('the id of a service location', () => {
  test('is the integer in its file; others get the next free ones', () => {
    const { places, lastId } = after(
      location('A', { id: 2 }),
      location('B'),
      location('C', { id: 9 }),
      location('D'),
    );
    expect(idsOf(places)).toEqual({ A: 2, B: 1, C: 9, D: 3 });
    expect(lastId).toBe(9);
  });

  test('is kept over imports, whatever the order of the file', () => {
    const before = after(location('A'), location('B'), location('C'));
    const places = assignIds([location('C'), location('New'), location('A')], before);
    expect(idsOf(places)).toEqual({ C: 3, New: 4, A: 1 });
  });

  test('follows the id of its source when name and point change', () => {
    const before = after(location('A', { sourceId: 'u-1' }), location('B', { sourceId: 'u-2' }));
    const moved = location('Renamed', { sourceId: 'u-2', lat: -34.5 });
    expect(idsOf(assignIds([moved], before))).toEqual({ Renamed: 2 });
  });

  test('follows the id of its source beside a new location that looks like the old one', () => {
    const before = after(location('A', { sourceId: 'u-1' }));
    const places = assignIds(
      [location('A', { sourceId: 'u-9' }), location('Moved', { sourceId: 'u-1', lat: -34.5 })],
      before,
    );
    expect(idsOf(places)).toEqual({ A: 2, Moved: 1 });
  });

  test('does not follow an id that several locations of a source share', () => {
    const before = after(location('A', { sourceId: 'u' }), location('B', { sourceId: 'u' }));
    const places = assignIds([location('B', { sourceId: 'u' }), location('A', { sourceId: 'u' })], before);
    expect(idsOf(places)).toEqual({ A: 1, B: 2 });
  });

  test('does not go to another class in the same hall that its source knows by another id', () => {
    const at = (sourceId: string, schedule: string) => {
      const one = location('A', { sourceId });
      return { ...one, place: { ...one.place, schedule } };
    };
    const before = after(at('mon', 'Mondays'), at('wed', 'Wednesdays'));
    const places = assignIds([at('fri', 'Fridays'), at('wed', 'Wednesdays at 10')], before);
    expect(places.map(({ id, schedule }) => [id, schedule])).toEqual([
      [3, 'Fridays'],
      [2, 'Wednesdays at 10'],
    ]);
  });

  test('is never reused for another location, even when its own is gone', () => {
    const first = after(location('A'), location('B'));
    const second = nextList(first, assignIds([location('A')], first));
    expect(second.lastId).toBe(2);
    expect(idsOf(assignIds([location('A'), location('New')], second))).toEqual({ A: 1, New: 3 });
  });

  test('from the file takes precedence over the one that another location had', () => {
    const before = after(location('A'), location('B'));
    expect(idsOf(assignIds([location('A'), location('Other', { id: 1 })], before))).toEqual({
      A: 3,
      Other: 1,
    });
  });
});
