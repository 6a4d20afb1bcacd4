import { expect, test } from 'vitest';
import { locations } from '@/shared/seeds/locations';
import { groupMarkers, maxZoom, type Bounds, type Marked } from './markerGroups';
import { manyPlaces } from '@/shared/seeds/manyPlaces';

const australia: Bounds = [90, -58, 178, 0];
const wholeCountry = 3;
const size = 44;
const count = (seen: readonly Marked[]) =>
  seen.reduce((sum, one) => sum + (one.kind === 'group' ? one.count : 1), 0);

test('markers run from north to south, and those that would overlap become a group', () => {
  const seen = groupMarkers(locations, size).within(australia, wholeCountry);
  expect(seen.filter(({ kind }) => kind === 'place').map(({ key }) => key)).toContain('place-26');
  expect(count(seen)).toBe(locations.length);
  expect(seen.map(({ lat }) => lat)).toEqual(seen.map(({ lat }) => lat).toSorted((a, b) => b - a));
});

test('only markers in view are drawn', () => {
  const melbourne: Bounds = [144.89, -37.85, 145.02, -37.78];
  const names = groupMarkers(locations, size)
    .within(melbourne, 12)
    .map((one) => one.kind === 'place' && one.place.name);
  expect(names).toEqual([
    'Fitzroy Home Help',
    'Footscray Community Transport',
    'Carlton Community Health Centre',
    'Melbourne City Seniors Club',
    'Richmond Home Support',
  ]);
});

test('of five thousand locations none is lost, and few markers are drawn', () => {
  const groups = groupMarkers(manyPlaces(5000), size);
  const seen = groups.within(australia, wholeCountry);
  expect(seen.length).toBeLessThan(60);
  expect(count(seen)).toBe(5000);
});

/** Returns the zoom at which points fill a map of the smallest size: 320 by 288 pixels without room for the markers. */
function zoomToFit(points: readonly { lat: number; lng: number }[]): number {
  const across = (values: number[]) => Math.max(...values) - Math.min(...values);
  const share = Math.max(
    across(points.map(({ lng }) => lng)) / 360 / 264,
    // A degree of latitude is drawn longer than one of longitude: at most a third longer in Australia's south.
    (across(points.map(({ lat }) => lat)) * 1.35) / 360 / 232,
  );
  return Math.floor(Math.log2(1 / (share * 512)));
}

test('each of five thousand locations is at most eight groups deep in a view of the whole country', () => {
  const places = manyPlaces(5000);
  const groups = groupMarkers(places, size);
  const members = (one: Marked) => (one.kind === 'group' ? groups.placesOf(one.id) : [one.place]);
  // The markers of the services at each zoom.
  const at = Array.from({ length: maxZoom + 1 }, (_, zoom) => {
    const standing = new Map<number, Marked>();
    for (const one of groups.within(australia, zoom)) {
      for (const { id } of members(one)) standing.set(id, one);
    }
    return standing;
  });
  const opened = new Map<Marked, number>();
  const next = (one: Marked & { kind: 'group' }) => {
    const apart = groups.zoomOf(one.id);
    // All in one spot: the group opens as a list.
    if (apart > maxZoom) return Infinity;
    return Math.min(Math.max(apart, zoomToFit(members(one))), maxZoom);
  };
  const groupsTo = (id: number) => {
    let zoom = wholeCountry;
    for (let presses = 0; ; presses += 1) {
      const one = at[zoom]?.get(id);
      if (!one || one.kind === 'place') return presses;
      const known = opened.get(one) ?? next(one);
      opened.set(one, known);
      zoom = known;
    }
  };
  expect(Math.max(...places.map(({ id }) => groupsTo(id)))).toBeLessThanOrEqual(8);
});
