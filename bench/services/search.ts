import type { OpeningHours } from '@/shared/domain/services/openingHours';
import { serviceTypeLabels, type ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { everydayIndex } from '@/shared/domain/services/everydaySearch';
import { createServiceIndex, findServices } from '@/shared/domain/services/serviceSearch';
import { everything, shownPlaces } from '@/shared/domain/services/servicesView';
import { locations } from '@/shared/seeds/locations';

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
  const index = everydayIndex(createServiceIndex(places));
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

const zones = ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Hobart', 'Darwin'];
const morning = { opens: '08:30', closes: '12:00' };
const afternoon = { opens: '13:00', closes: '17:30' };
const night = { opens: '18:00', closes: '02:00' };

/** Four of five places say when they are open: by day, with a break, or into the night. */
function hoursOf(at: number): { opening_hours?: OpeningHours } {
  if (at % 5 === 4) return {};
  const times = at % 5 === 3 ? [night] : [morning, afternoon];
  const week = Array.from({ length: 7 }, (_, day) => (day < 5 + (at % 3) ? times : []));
  return { opening_hours: { zone: `Australia/${zones[at % zones.length]!}`, week } };
}

const clocks = new Map(
  zones.map((city) => {
    const timeZone = `Australia/${city}`;
    const form = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    return [timeZone, new Intl.DateTimeFormat('en-AU', { timeZone, ...form })] as const;
  }),
);

/** What is open now, numbered, by the plainest code that is right. The clock of each zone is read once. */
function plainlyOpen(places: readonly ServiceLocation[], now: Date) {
  const readings = new Map(
    [...clocks].map(([zone, clock]) => {
      const [weekday, , hour, , minute] = clock.formatToParts(now).map(({ value }) => value);
      const today = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday!);
      return [zone, { today, time: `${hour}:${minute}` }];
    }),
  );
  return places
    .filter(({ opening_hours: hours }) => {
      if (!hours) return false;
      const { today, time } = readings.get(hours.zone)!;
      const yesterday = hours.week[(today + 6) % 7]!;
      return (
        hours.week[today]!.some(({ opens, closes }) => opens <= time && (time < closes || closes <= opens)) ||
        yesterday.some(({ opens, closes }) => closes <= opens && time < closes)
      );
    })
    .map((place, at) => ({ place, number: at + 1 }));
}

/** A press on "Open now" beside a plain filter of the same places, in turn, each time a minute later. */
export function measureOpen(count: number, runs: number): { page: number[]; plain: number[] } {
  const places = manyPlaces(count).map((place, at) => ({ ...place, ...hoursOf(at) }));
  const index = createServiceIndex(places);
  const times = { page: [] as number[], plain: [] as number[] };
  const presses = 60;
  for (let run = 0; run <= runs; run += 1) {
    const press = (find: (now: Date) => readonly unknown[]) => {
      const start = performance.now();
      const found = Array.from(
        { length: presses },
        (_, at) => find(new Date(Date.UTC(2026, 10, 23, 0, (run * presses + at) * 17))).length,
      );
      return { time: (performance.now() - start) / presses, found };
    };
    const page = press(
      (now) => shownPlaces(index, { ...everything, open: { at: now, unknownToo: false } }).shown,
    );
    const plain = press((now) => plainlyOpen(places, now));
    if (page.found.join(' ') !== plain.found.join(' ')) throw new Error('They do not find the same.');
    // The first run warms up.
    if (run === 0) continue;
    times.page.push(page.time);
    times.plain.push(plain.time);
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
