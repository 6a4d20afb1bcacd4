import type { ScreenId } from './screens';

/**
 * The purpose of each page, in one sentence: for search engines, for the history of the browser, and for people whose browser runs
 * no JavaScript. The build writes it into the pages; no browser loads this file.
 */
export const descriptions: Readonly<Record<Exclude<ScreenId, 'crashed' | 'outOfDate'>, string>> = {
  home: 'Health information, local services and good company. For older Australians and the people who care for them.',
  resources: 'Read short texts about health, in plain words, and say which of them helped you.',
  services: 'Find health and support services near you, in a list and on a map.',
  community: 'Meet people near you, and share what you know.',
  events: 'See what is on near you, and keep a place for yourself.',
  admin: 'For those who run this site: change users and texts, and send emails.',
  adminRecords: 'For those who run this site: read the emails that were kept, and see who did what.',
  importServices: 'For those who run this site: bring in a list of services from a file.',
  editServices: 'For those who run this site: add, correct and retire places of the services page.',
  profile: 'See your appointments, and book new ones.',
  saved: 'The events, services and health resources that you saved, to read or to print.',
  search: 'Search the health resources, services, events and help numbers on this site.',
  help: 'Numbers to call for help. Each says what it is for and when somebody answers.',
  leaflet: 'The leaflet about this site, to read here or to print.',
  accessibility: 'How to make this site easier to see, hear and use, and what does not work yet.',
  privacy: 'What we keep about you, where it is kept, and how to remove it.',
  resetPassword: 'Choose a new password when you have forgotten yours.',
  notFound: 'There is no page at this address. It may be old, or a letter may be wrong.',
};
