import type { ServiceLocation, ServiceType } from '../domain/services/serviceLocation';

/** Numbers that look like chance and are the same every time. */
function dice(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

const types: readonly ServiceType[] = ['home-help', 'exercise', 'transport', 'community', 'health'];

const towns = [
  ['Sydney', 'NSW', -33.87, 151.0],
  ['Melbourne', 'VIC', -37.83, 145.05],
  ['Brisbane', 'QLD', -27.5, 153.0],
  ['Perth', 'WA', -31.97, 115.9],
  ['Adelaide', 'SA', -34.93, 138.6],
  ['Hobart', 'TAS', -42.86, 147.33],
  ['Darwin', 'NT', -12.44, 130.9],
  ['Canberra', 'ACT', -35.3, 149.1],
  ['Dubbo', 'NSW', -32.25, 148.6],
  ['Mildura', 'VIC', -34.2, 142.15],
] as const;

/** Places for measuring and for stories, as many as asked for, most of them close around towns, some in one and the same house. */
export function manyPlaces(count: number): ServiceLocation[] {
  const roll = dice();
  const around = () => (roll() + roll() + roll() - 1.5) * 0.6;
  return Array.from({ length: count }, (_, index) => {
    const [suburb, state, lat, lng] = towns[index % towns.length]!;
    const type = types[index % types.length]!;
    const [north, east] = index % 50 === 0 ? [0, 0] : [around(), around()];
    return {
      id: index + 1,
      name: `Place ${index + 1}`,
      lat: lat + north,
      lng: lng + east,
      type,
      suburb,
      state,
      sample: true,
    };
  });
}
