import { isOwn } from '@/shared/domain/appointments/appointment';
import { dateOf, hoursOf } from '@/shared/domain/appointments/appointmentWords';
import { eventCategoryLabels } from '@/shared/domain/events/event';
import { eventTimeWords } from '@/shared/domain/events/time/eventTimeWords';
import { eventDate } from '@/shared/domain/text/dates';
import { placeSearchText } from '@/shared/domain/services/placeSearchText';
import { serviceTypeLabels } from '@/shared/domain/services/serviceLocation';
import { headingOf, screens } from '@/shared/domain/screens/screens';
import type { SearchEntry } from '@/shared/domain/search/search';
import { fixed, stored, type SearchSource } from './source';

/** Search terms for pages, beside the words of their titles. */
const pageWords: Partial<Record<(typeof screens)[number]['id'], string>> = {
  home: 'start first page news welcome',
  resources: 'health articles videos guides ratings read watch doctor',
  services: 'in your area map places near me home help exercise classes transport bus shops',
  community: 'forums peer support people friends groups',
  events: 'calendar what is on classes register meet',
  admin: 'administrator users tables export email',
  profile: 'my appointments calendar booking account email role',
  saved: 'my list favourites bookmarks star keep print',
  help: 'phone numbers emergency 000 nurse call contact lifeline crisis',
  leaflet: 'print download pdf brochure',
  accessibility: 'large text high contrast keyboard screen reader zoom complain',
  privacy: 'data cookies delete clear what we keep',
  resetPassword: 'forgotten password new change login',
};

const pages = fixed('pages', async ({ currentUser }) =>
  screens.flatMap((screen): SearchEntry[] => {
    const { id, path, title } = screen;
    if (path === null || id === 'search') return [];
    if (screen.access === 'admin' && currentUser.get()?.role !== 'admin') return [];
    return [{ id, title, text: `${headingOf(screen)} ${pageWords[id] ?? ''}`, href: path, group: 'Pages' }];
  }),
);

const resources = stored(
  'health resources',
  ({ resources: all }) => all,
  ({ id, title, description, category, body = '' }) => ({
    id: String(id),
    title,
    detail: description,
    text: `${description} ${category} ${body}`,
    href: `/resources?item=${id}`,
    group: 'Health Resources',
  }),
);

const events = stored(
  'events',
  ({ events: all }) => all,
  (event, { settings }) => {
    const { id, title, description, location, category, date } = event;
    const detail = [eventDate(date), eventTimeWords(event, settings.timeZone), location]
      .filter(Boolean)
      .join(', ');
    return {
      id: String(id),
      title,
      detail,
      text: `${description} ${detail} ${eventCategoryLabels[category]}`,
      href: `/events?item=${id}`,
      group: 'Events',
    };
  },
);

const places = fixed('places', async (ports) =>
  (await ports.places()).places.map((place) => {
    const { id, name, type, suburb, state } = place;
    const detail = [serviceTypeLabels[type], `${suburb} ${state}`.trim()].filter(Boolean).join(', ');
    return {
      id: String(id),
      title: name,
      detail,
      text: placeSearchText(place),
      href: `/services?item=${id}`,
      group: 'Places',
    };
  }),
);

const news = fixed('news', async ({ content }) =>
  (await content.frontPage()).news.map(({ id, title, description, url }) => ({
    id: String(id),
    title,
    text: description,
    href: url,
    group: 'News',
  })),
);

const helpNumbers = fixed('help numbers', async ({ content }) =>
  (await content.helpNumbers()).map(({ id, name, about, number }) => ({
    id,
    title: name,
    ...(number === null ? {} : { detail: number }),
    text: `${about} ${number ?? ''}`,
    href: '/help',
    group: 'Help by phone',
  })),
);

/** The person's own appointments only: other people's are private. */
const myAppointments = stored(
  'appointments',
  ({ appointments }) => appointments,
  (one, { currentUser }) => {
    const user = currentUser.get();
    if (!user || !isOwn(one, user)) return null;
    const detail = [dateOf(one), hoursOf(one), one.location].filter(Boolean).join(', ');
    return {
      id: one.id,
      title: one.title,
      detail,
      text: `${one.description} ${detail}`,
      href: `/profile?item=${encodeURIComponent(one.id)}`,
      group: 'My appointments',
    };
  },
);

/**
 * All sources of the search; where results are equally good, earlier sources come first. A page with content of its own
 * adds its source here: records of a collection by `stored`.
 */
export const searchSources: readonly SearchSource[] = [
  pages,
  myAppointments,
  resources,
  events,
  places,
  news,
  helpNumbers,
];
