import type { ComponentType } from 'react';
import type { ScreenId } from '@/shared/domain/screens/screens';
import { HomePage } from '../../features/home/HomePage';
import { lazyWithPreload, type Preloadable } from '../../ports/lazyWithPreload';

/** A page whose code is fetched when it is first shown, or when a person is about to go there. */
const page = lazyWithPreload;

/** The same for a page on which a person acts in their own name. */
function scopedPage<Code>(load: () => Promise<Code>, pick: (code: Code) => ComponentType) {
  return lazyWithPreload(
    () => Promise.all([load(), import('../session/SessionScope')]),
    ([code, { inSessionScope }]) => inSessionScope(pick(code)),
  );
}

const notFound = page(
  () => import('./NotFoundPage'),
  (code) => code.NotFoundPage,
);

/** The component of each screen. Home is part of the first code, since visitors see it first; others are fetched. */
export const pages: Record<ScreenId, ComponentType | Preloadable<object, unknown>> = {
  home: HomePage,
  resources: scopedPage(
    () => import('../../features/resources/ResourcesPage'),
    (code) => code.ResourcesPage,
  ),
  community: scopedPage(
    () => import('../../features/community/CommunityPage'),
    (code) => code.CommunityPage,
  ),
  services: scopedPage(
    () => import('../../features/services/ServicesPage'),
    (code) => code.ServicesPage,
  ),
  events: scopedPage(
    () => import('../../features/events/EventsPage'),
    (code) => code.EventsPage,
  ),
  admin: scopedPage(
    () => import('../../features/admin/AdminPage'),
    (code) => code.AdminPage,
  ),
  adminRecords: scopedPage(
    () => import('../../features/admin/AdminRecordsPage'),
    (code) => code.AdminRecordsPage,
  ),
  importServices: scopedPage(
    () => import('../../features/admin/ImportServicesPage'),
    (code) => code.ImportServicesPage,
  ),
  editServices: scopedPage(
    () => import('../../features/admin/EditServicesPage'),
    (code) => code.EditServicesPage,
  ),
  profile: scopedPage(
    () => import('../../features/profile/ProfilePage'),
    (code) => code.ProfilePage,
  ),
  saved: scopedPage(
    () => import('../../features/saved/SavedPage'),
    (code) => code.SavedPage,
  ),
  search: page(
    () => import('../../features/search/SearchPage'),
    (code) => code.SearchPage,
  ),
  help: page(
    () => import('../../features/help/HelpPage'),
    (code) => code.HelpPage,
  ),
  leaflet: page(
    () => import('../../features/leaflet/LeafletPage'),
    (code) => code.LeafletPage,
  ),
  accessibility: page(
    () => import('../../features/info/AccessibilityPage'),
    (code) => code.AccessibilityPage,
  ),
  privacy: page(
    () => import('../../features/info/PrivacyPage'),
    (code) => code.PrivacyPage,
  ),
  resetPassword: page(
    () => import('../../features/resetPassword/ResetPasswordPage'),
    (code) => code.ResetPasswordPage,
  ),
  notFound,
  // These have no address: the boundary around the page shows them.
  crashed: notFound,
  outOfDate: notFound,
};

/** The pages that can be drawn completely at once: their code and first content have loaded. */
export const readyPages = new Set<ScreenId>(['home']);
