import { screens, headingOf } from '../../domain/screens';
import type { SearchEntry } from '../../domain/search';
import type { Services } from '../../ports/services';

/** One kind of thing that the site search can find. Each reads what it needs when somebody searches. */
export type SearchSource = (services: Services) => Promise<readonly SearchEntry[]>;

/** What people may look for on a page, beside the words of its title. */
const pageWords: Partial<Record<(typeof screens)[number]['id'], string>> = {
  home: 'start first page news welcome',
  resources: 'health articles videos guides ratings read watch doctor',
  services: 'in your area map places near me home help exercise classes transport bus shops',
  community: 'forums peer support people friends groups',
  events: 'calendar what is on classes register meet',
  admin: 'administrator users tables export email',
  profile: 'my appointments calendar booking account email role',
  help: 'phone numbers emergency 000 nurse call contact lifeline crisis',
  leaflet: 'print download pdf brochure',
  accessibility: 'large text high contrast keyboard screen reader zoom complain',
  privacy: 'data cookies delete clear what we keep',
  resetPassword: 'forgotten password new change login',
};

const pages: SearchSource = async ({ currentUser }) =>
  screens.flatMap((screen) => {
    const { id, path, title } = screen;
    if (path === null || id === 'search') return [];
    if (screen.access === 'admin' && currentUser.get()?.role !== 'admin') return [];
    return [{ id, title, text: `${headingOf(screen)} ${pageWords[id] ?? ''}`, href: path, group: 'Pages' }];
  });

const homeResources: SearchSource = async ({ content }) =>
  (await content.frontPage()).homeResources.map(({ id, title, summary, url }) => ({
    id: String(id),
    title,
    text: summary,
    href: url,
    group: 'Health Resources',
  }));

const news: SearchSource = async ({ content }) =>
  (await content.frontPage()).news.map(({ id, title, description, url }) => ({
    id: String(id),
    title,
    text: description,
    href: url,
    group: 'News',
  }));

const helpNumbers: SearchSource = async ({ content }) =>
  (await content.helpNumbers()).map(({ id, name, about, number }) => ({
    id,
    title: name,
    text: `${about} ${number ?? ''}`,
    href: '/help',
    group: 'Help by phone',
  }));

/** Everything that the search looks through. A page that has things of its own adds its source here. */
export const searchSources: readonly SearchSource[] = [pages, homeResources, news, helpNumbers];
