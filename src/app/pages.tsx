import { lazy, type ComponentType } from 'react';
import type { ScreenId } from '../domain/screens';
import { HomePage } from '../features/home/HomePage';
import { toCodeError } from '../ports/codeGone';

/** A page whose code is fetched when it is first shown. */
function page<Code>(load: () => Promise<Code>, pick: (code: Code) => ComponentType) {
  return lazy(() =>
    load().then(
      (code) => ({ default: pick(code) }),
      (error: unknown) => {
        throw toCodeError(error);
      },
    ),
  );
}

const notFound = page(
  () => import('./NotFoundPage'),
  (code) => code.NotFoundPage,
);

/** The component of each screen. Home is part of the first code, since it is what visitors see; others are fetched. */
export const pages: Record<ScreenId, ComponentType> = {
  home: HomePage,
  resources: page(
    () => import('../features/resources/ResourcesPage'),
    (code) => code.ResourcesPage,
  ),
  community: page(
    () => import('../features/community/CommunityPage'),
    (code) => code.CommunityPage,
  ),
  services: page(
    () => import('../features/services/ServicesPage'),
    (code) => code.ServicesPage,
  ),
  events: page(
    () => import('../features/events/EventsPage'),
    (code) => code.EventsPage,
  ),
  admin: page(
    () => import('../features/admin/AdminPage'),
    (code) => code.AdminPage,
  ),
  adminRecords: page(
    () => import('../features/admin/AdminRecordsPage'),
    (code) => code.AdminRecordsPage,
  ),
  importServices: page(
    () => import('../features/admin/ImportServicesPage'),
    (code) => code.ImportServicesPage,
  ),
  profile: page(
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
