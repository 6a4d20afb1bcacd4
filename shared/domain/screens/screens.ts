/** The people who may open a screen. */
export type Access = 'public' | 'login' | 'admin';

/** An entry of the list: the router, the header, the audits and the report are all derived from it. */
interface ScreenRow {
  id: string;
  /** The path, or null for screens that replace others. */
  path: string | null;
  /** The hidden page title and the first part of the document's title. */
  title: string;
  /** The text of the h1, where it differs from the title. */
  heading?: string;
  access: Access;
  /** The text of its link in the header; absent where the header has none. */
  link?: string;
}

/** The title of screens without one of their own. */
const defaultTitle = 'Health and Community Support';

/** All screens, in the order of the header. */
export const screens = [
  { id: 'home', path: '/', title: defaultTitle, heading: 'Act Now, Age Better', access: 'public' },
  {
    id: 'resources',
    path: '/resources',
    title: 'Health Resources',
    access: 'login',
    link: 'Health Resources',
  },
  {
    id: 'services',
    path: '/services',
    title: 'Support Services',
    heading: 'In your area',
    access: 'login',
    link: 'Support Services',
  },
  { id: 'community', path: '/community', title: 'Community', access: 'login', link: 'Community' },
  { id: 'events', path: '/events', title: 'Community Events', access: 'login', link: 'Events' },
  {
    id: 'admin',
    path: '/admin-dashboard',
    title: 'Admin Dashboard',
    access: 'admin',
    link: 'Admin Dashboard',
  },
  {
    id: 'adminRecords',
    path: '/admin-records',
    title: 'Email outbox and activity log',
    access: 'admin',
  },
  { id: 'importServices', path: '/admin-services', title: 'Import services', access: 'admin' },
  { id: 'editServices', path: '/admin-places', title: 'Service places', access: 'admin' },
  { id: 'profile', path: '/profile', title: 'Personal Profile', access: 'login' },
  { id: 'saved', path: '/saved', title: 'Saved for later', access: 'login' },
  { id: 'search', path: '/search', title: 'Search', access: 'public' },
  { id: 'help', path: '/help', title: 'Help by phone', access: 'public' },
  {
    id: 'leaflet',
    path: '/leaflet',
    title: 'Leaflet',
    heading: 'Act Now, Age Better: the leaflet',
    access: 'public',
  },
  { id: 'accessibility', path: '/accessibility', title: 'Accessibility', access: 'public' },
  { id: 'privacy', path: '/privacy', title: 'Privacy', access: 'public' },
  { id: 'resetPassword', path: '/reset-password', title: 'Choose a new password', access: 'public' },
  {
    id: 'notFound',
    path: null,
    title: 'Page not found',
    heading: 'We could not find that page',
    access: 'public',
  },
  { id: 'crashed', path: null, title: 'Something went wrong', access: 'public' },
  { id: 'outOfDate', path: null, title: 'This page could not be loaded', access: 'public' },
] as const satisfies readonly ScreenRow[];

/** The ids of all screens. `notFound`, `crashed` and `outOfDate` have no path of their own. */
export type ScreenId = (typeof screens)[number]['id'];

/** One screen of the list. */
export interface Screen extends ScreenRow {
  id: ScreenId;
}

/** The screen at a path, or the "not found" screen. A trailing slash makes no difference. */
export function screenAt(pathname: string): Screen {
  let end = pathname.length;
  while (pathname.length > 1 && pathname[end - 1] === '/') end -= 1;
  const path = pathname.slice(0, end);
  return screens.find((screen) => screen.path === path) ?? screenById('notFound');
}

/** One screen by its id. */
export function screenById(id: ScreenId): Screen {
  return screens.find((screen) => screen.id === id)!;
}

/** The text of a screen's h1. */
export function headingOf(screen: Screen): string {
  return screen.heading ?? screen.title;
}
