import type { OpeningHours } from './openingHours';
import type { ServiceLocation } from './serviceLocation';

/** In place of hours that nobody knows. A place is never called closed for that. */
export const hoursNotKnown = 'Opening hours: not known.';

/** On the page of a place that was made up. */
export const samplePlace = 'This place is a sample. It is not real.';

/** The address of a place, in one line: "1 Example Street, Carlton VIC 3053". */
export function addressLine({ address_1, suburb, state, postal_code }: ServiceLocation): string {
  const area = [suburb, state, postal_code].filter(Boolean).join(' ');
  return [address_1, area].filter(Boolean).join(', ');
}

/** "what it costs, which languages they speak or how to get in". */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;
}

/**
 * Returns the unknown facts about a place that are worth asking, as a sentence; null where there are none.
 * @param hasPhone whether its phone says more than that there is none.
 */
export function notKnown(
  { fees_description, languages, accessibility }: ServiceLocation,
  hasPhone: boolean,
): string | null {
  const missing = [
    !hasPhone && 'the phone number',
    !fees_description && 'what it costs',
    !languages && 'which languages they speak',
    !accessibility && 'how to get in',
  ].filter((part) => part !== false);
  return missing.length > 0 ? `We do not know ${listed(missing)}.` : null;
}

/** The wall clock of a zone at a moment, to the minute. Without a zone: of this device. */
const clockOf = (now: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);

const halfYear = 182 * 24 * 60 * 60 * 1000;

/**
 * "Times in Perth", where the clocks of the place differ from those of this device, now or in another season.
 * @returns null where they do not: most people look for a place nearby.
 */
export function timesElsewhere({ zone }: OpeningHours, now: Date): string | null {
  const moments = [now, new Date(now.getTime() + halfYear)];
  if (moments.every((moment) => clockOf(moment, zone) === clockOf(moment))) return null;
  return `Times in ${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')}`;
}

/** The URL of OpenStreetMap's directions to a place; people type there where they start. */
export function directionsTo({ lat, lng }: ServiceLocation): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}#map=15/${lat}/${lng}`;
}

/**
 * A `mailto:` URL for telling the operator about a wrong detail.
 * @param contact the operator's email address.
 * @param page the whole address of the place's page.
 */
export function wrongDetailMail(contact: string, { name }: ServiceLocation, page: string): string {
  const body = `Place: ${name}\r\nPage: ${page}\r\n\r\nThis is wrong:\r\n\r\nThis is right:\r\n`;
  return `mailto:${contact}?subject=${encodeURIComponent(`A detail is wrong: ${name}`)}&body=${encodeURIComponent(body)}`;
}
