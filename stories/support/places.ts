import { createMemoryServiceLocations } from '@/src/adapters/memory/serviceLocations';
import type { OpeningHours } from '@/shared/domain/services/openingHours';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { locations } from '@/shared/seeds/locations';
import { onScreen, stoppedClock } from './screens';

const nine = [{ opens: '09:00', closes: '17:00' }];
const halves = [
  { opens: '09:00', closes: '12:30' },
  { opens: '13:30', closes: '16:00' },
];
/** The hours of an example week. @param zone IANA name, such as "Australia/Perth". */
export const hoursIn = (zone: string): OpeningHours => ({
  zone,
  week: [nine, halves, nine, nine, nine, [{ opens: '10:00', closes: '12:00' }], []],
});

/** A place about which nothing else is known; it is not a real one. */
export const bare: ServiceLocation = {
  id: 1,
  name: 'Example Street Strength Class',
  lat: -37.8,
  lng: 144.967,
  type: 'exercise',
  suburb: 'Carlton',
  state: 'VIC',
};

/** The same place with everything that can be known. */
export const known: ServiceLocation = {
  ...bare,
  description: 'Gentle exercise in small groups. A trained helper shows you how.',
  address_1: '1 Example Street',
  postal_code: '3053',
  phone: '03 5550 0000',
  url: 'https://classes.example.org/carlton',
  opening_hours: hoursIn('Australia/Melbourne'),
  fees_description: '$5 a class',
  languages: 'English, Greek, Italian',
  accessibility: 'No steps. Accessible toilet.',
  assured_date: '2026-10-01',
};

/** The page of one place among others, on a clock that stands still. */
export const pageOf = (place: ServiceLocation, contactEmail: string | null = 'help@example.org') => {
  const places = createMemoryServiceLocations({ places: [...locations.slice(2), place], sample: false });
  const clock = stoppedClock();
  return onScreen({
    address: `/services?item=${place.id}`,
    ports: () => ({ places, clock, settings: { contactEmail } }),
  });
};
