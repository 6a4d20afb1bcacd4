import { parseServiceLocation, type ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { fieldsOf } from '@/shared/domain/records/parse';
import type { ServiceLocationList } from '../../ports/serviceLocations';
import type { ServerCall } from './serverCalls';
import { listServices } from '@/shared/contract/operations/services';

/** The timeout, in milliseconds: the person waits for the page, and there are samples to show. */
const timeout = 4000;

/** Adds the public holidays of its state to a service, as the list has them: one array for all services of a state. */
function withHolidays(place: ServiceLocation, holidays: unknown): ServiceLocation {
  const { opening_hours: hours, state } = place;
  const dates = fieldsOf(holidays)?.[state];
  return hours && Array.isArray(dates)
    ? { ...place, opening_hours: { ...hours, holidayDates: dates as string[] } }
    : place;
}

/** Parses the list in an answer of the server. @returns null for anything else. */
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
 * Reads the services of the app's own server. The browser caches and revalidates them.
 * @param examples the services to show without an answer.
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
    // Whatever the reason, the person sees a list and a message.
  }
  return { places: await examples(), sample: true, unreachable: true };
}
