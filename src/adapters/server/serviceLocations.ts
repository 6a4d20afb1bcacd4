import { parseServiceLocation, type ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { fieldsOf } from '@/shared/domain/records/parse';
import type { ServiceLocationList } from '../../ports/serviceLocations';
import type { ServerCall } from './serverCalls';
import { listServices } from '@/shared/contract/operations/services';

/** How long the server may take, in milliseconds: somebody waits for the page, and there are examples to show. */
const timeout = 4000;

/** A place with the public holidays of its state, as the list has them: one array for all places of a state. */
function withHolidays(place: ServiceLocation, holidays: unknown): ServiceLocation {
  const { opening_hours: hours, state } = place;
  const dates = fieldsOf(holidays)?.[state];
  return hours && Array.isArray(dates)
    ? { ...place, opening_hours: { ...hours, holidayDates: dates as string[] } }
    : place;
}

/** The list in an answer of the server. @returns null for anything else. */
function listIn(body: unknown): ServiceLocationList | null {
  const { sample, places, holidays } = fieldsOf(body) ?? {};
  if (!Array.isArray(places)) return null;
  return {
    places: places
      .flatMap((place) => parseServiceLocation(place) ?? [])
      .map((place) => withHolidays(place, holidays)),
    sample: sample === true,
    unreachable: false,
  };
}

/**
 * Reads the places of the app's own server. The browser caches and revalidates them.
 * @param examples the places to show where it does not answer.
 */
export async function readServerServiceLocations(
  call: ServerCall,
  examples: () => Promise<readonly ServiceLocation[]>,
): Promise<ServiceLocationList> {
  try {
    const answer = await call(listServices, {}, { cache: 'no-cache', timeout });
    const list = answer.ok ? listIn(answer.body) : null;
    if (list) return list;
  } catch {
    // Whatever the reason is, the person sees a list and a message.
  }
  return { places: await examples(), sample: true, unreachable: true };
}
