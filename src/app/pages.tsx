import { lazy, type ComponentType } from 'react';
import type { ScreenId } from '../domain/screens/screens';
import { HomePage } from '../features/home/HomePage';

/** A page whose code is fetched when it is first shown. */
function page<Code>(load: () => Promise<Code>, pick: (code: Code) => ComponentType) {
  return lazy(() => load().then((code) => ({ default: pick(code) })));
}

/** The same for a page on which a person does something in their own name. */
function scopedPage<Code>(load: () => Promise<Code>, pick: (code: Code) => ComponentType) {
  return page(
    () => Promise.all([load(), import('./SessionScope')]),
    ([code, { inSessionScope }]) => inSessionScope(pick(code)),
  );
}

const notFound = page(
  () => import('./NotFoundPage'),
  (code) => code.NotFoundPage,
);

/** The component of each screen. Home is part of the first code, since it is what visitors see; others are fetched. */
export const pages: Record<ScreenId, ComponentType> = {
  home: HomePage,
  resources: scopedPage(
    () => import('../features/resources/ResourcesPage'),
    (code) => code.ResourcesPage,
  ),
  community: scopedPage(
    () => import('../features/community/CommunityPage'),
    (code) => code.CommunityPage,
  ),
  services: scopedPage(
    () => import('../features/services/ServicesPage'),
    (code) => code.ServicesPage,
  ),
  events: scopedPage(
    () => import('../features/events/EventsPage'),
    (code) => code.EventsPage,
  ),
  admin: scopedPage(
    () => import('../features/admin/AdminPage'),
    (code) => code.AdminPage,
  ),
  adminRecords: scopedPage(
    () => import('../features/admin/AdminRecordsPage'),
    (code) => code.AdminRecordsPage,
  ),
  importServices: scopedPage(
    () => import('../features/admin/ImportServicesPage'),
    (code) => code.ImportServicesPage,
  ),
  profile: scopedPage(
    () => import('../features/profile/ProfilePage'),
    (code) => code.ProfilePage,
  ),
  search: page(
    () => import('../features/search/SearchPage'),
    (code) => code.SearchPage,
  ),
  help: page(
    () => import('../features/help/HelpPage'),
    (code) => code.HelpPage,
  ),
  leaflet: page(
    () => import('../features/leaflet/LeafletPage'),
    (code) => code.LeafletPage,
  ),
  accessibility: page(
    () => import('../features/info/AccessibilityPage'),
    (code) => code.AccessibilityPage,
  ),
  privacy: page(
    () => import('../features/info/PrivacyPage'),
    (code) => code.PrivacyPage,
  ),
  resetPassword: page(
    () => import('../features/resetPassword/ResetPasswordPage'),
    (code) => code.ResetPasswordPage,
  ),
  notFound,
  // They have no address: the boundary around the page shows them.
  crashed: notFound,
  outOfDate: notFound,
};
