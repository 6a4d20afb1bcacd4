import type { ScreenId } from '@/shared/domain/screens/screens';

const first = '2026-11-21';

/**
 * The day on which each screen came into the product. Where a manual pass says “all”, it means the screens that were there
 * on its day: nobody looked at those that came later, nor at a screen that is not named here.
 */
export const screensSince: Readonly<Partial<Record<ScreenId, string>>> = {
  home: first,
  resources: first,
  services: first,
  community: first,
  events: first,
  admin: first,
  adminRecords: '2026-11-22',
  importServices: '2026-11-22',
  editServices: '2026-11-23',
  profile: first,
  saved: '2026-11-23',
  search: first,
  help: first,
  leaflet: first,
  accessibility: first,
  privacy: first,
  resetPassword: first,
  notFound: first,
  crashed: first,
  outOfDate: first,
};

/** The screens that were there on a day. @param day as YYYY-MM-DD */
export const screensOn = (day: string): ScreenId[] =>
  (Object.keys(screensSince) as ScreenId[]).filter((id) => screensSince[id]! <= day);
