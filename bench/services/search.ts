import { serviceTypeLabels, type ServiceLocation } from '../../src/domain/services/serviceLocation';
import { createServiceIndex, findServices } from '../../src/domain/services/serviceSearch';
import { locations } from '../../src/seeds/locations';

/** As many places as asked for: the samples over and over, each a little to the north of the one before. */
const manyPlaces = (count: number): ServiceLocation[] =>
  Array.from({ length: count }, (_, at) => {
    const sample = locations[at % locations.length]!;
    return { ...sample, id: at + 1, name: `${sample.name} ${at + 1}`, lat: sample.lat + at / 5000 };
  });

/** A word as it is typed, letter by letter. */
const keys = [
  'h',
  'ho',
  'hob',
  'hoba',
  'hobar',
  'hobart',
  'p',
  'pl',
  'pla',
  'plac',
  'place',
  'tr',
  'tra',
  'trans',
];
const rounds = 200;

/** How long one key's search takes on average, in milliseconds. */
function timed(find: (words: string) => readonly unknown[]): number {
  let found = 0;
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) for (const words of keys) found += find(words).length;
  if (found === 0) throw new Error('The search found nothing');
  return (performance.now() - start) / (rounds * keys.length);
}

/** The search of the services page beside a plain filter over the same places, in turn. */
export function measureSearch(count: number, runs: number): { page: number[]; plain: number[] } {
  const places = manyPlaces(count);
  const index = createServiceIndex(places);
  const plain = (words: string) =>
    places.filter(
      ({ name, type, suburb }) =>
        name.toLowerCase().includes(words) ||
        serviceTypeLabels[type].toLowerCase().includes(words) ||
        suburb.toLowerCase().includes(words),
    );
  const times = { page: [] as number[], plain: [] as number[] };
  for (let run = 0; run <= runs; run += 1) {
    const page = timed((words) => findServices(index, { words }));
    const filter = timed(plain);
    // The first run warms up.
    if (run === 0) continue;
    times.page.push(page);
    times.plain.push(filter);
  }
  return times;
}

/** The places as the table that an operator brings in. */
export function placesTable(count: number): string {
  const lines = manyPlaces(count).map(({ id, name, type, lat, lng, suburb, state }) =>
    [id, name, type, lat, lng, suburb, state].join(','),
  );
  return ['id,name,type,lat,lng,suburb,state', ...lines].join('\n');
}
