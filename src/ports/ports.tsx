import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { CommunityEvent } from '@/shared/domain/events/event';
import type { ForumPost } from '@/shared/domain/content/forumPost';
import type { HelpNumber, MainNumber } from '@/shared/domain/content/helpNumber';
import type { HomeResource } from '@/shared/domain/content/homeResource';
import type { NewsItem } from '@/shared/domain/content/newsItem';
import type { Capabilities } from '@/shared/domain/screens/capabilities';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';
import type { User } from '@/shared/domain/users/user';
import type { AuditTrail } from './auditTrail';
import type { Backups } from './backups';
import type { Clock } from './clock';
import type { CurrentUser } from './currentUser';
import type { DeviceData } from './deviceData';
import type { DeviceChoice } from './deviceUse';
import type { Drafts } from './drafts';
import type { FormDrafts } from './formDrafts';
import type { Identity } from './identity';
import type { Mailer } from './mailer';
import type { Outbox } from './outbox';
import type { BulkEmailRuns } from './bulkEmailRuns';
import type { PlaceEditor } from './placeEditor';
import type { ServiceImporter } from './serviceImporter';
import type { ReadServiceLocations } from './serviceLocations';
import type { FindPosition } from './position';
import type { FindSuburbs } from './suburbs';
import type { Preferences } from './preferences';
import type { Collections } from './collections';
import type { Ratings } from './ratings';
import type { Registrations } from './registrations';
import type { SavedItems } from './savedItems';
import type { SaveFile } from './saveFile';
import type { PrintTable } from './printTable';
import type { UserDirectory } from './userDirectory';

/** Loads at the first call and always returns the same object. A failed load is retried at the next call. */
export type Loader<T> = () => Promise<T>;

/**
 * All ports: the screens' only access to the outside world. `app/ports.ts` provides them, stories use the memory
 * adapters.
 */
export interface Ports {
  settings: PageSettings;
  /** The capabilities of this installation. */
  can: Capabilities;
  clock: Clock;
  preferences: Preferences;
  currentUser: CurrentUser;
  /** The user for whom the page's markup was drawn completely; null: for everybody. Absent: the markup is a shell. */
  drawnFor?: User | null;
  deviceData: Loader<DeviceData>;
  /** The use of this device, own or shared. Loaded once a user is logged in. */
  deviceUse: Loader<DeviceChoice>;
  /** Loaded with the forms that keep their fields over a reload. */
  drafts: Loader<Drafts>;
  /** Unsaved values of forms. Loaded once a user is logged in: the forms wait for it. */
  formDrafts: Loader<FormDrafts>;
  /** Loaded only when a user logs in or is logged in: visitors never load its code. */
  identity: Loader<Identity>;
  /**
   * Ends the session of a user whose account is gone: deletes this device's data about them, goes to the home page and
   * shows the message there. Only on pages where people act in their own name.
   */
  leave?: (message: string) => Promise<void>;
  userDirectory: Loader<UserDirectory>;
  /** Loaded with the first file that is saved. */
  saveFile: Loader<SaveFile>;
  /** The stored records, loaded by the first page that shows some. */
  collections: Loader<Collections>;
  /** Changes of ratings; they are read with the resources. */
  ratings: Loader<Ratings>;
  /** The registrations for events. */
  registrations: Loader<Registrations>;
  /** People's saved items; loaded after the first view of a page with Save buttons. */
  savedItems: Loader<SavedItems>;
  /** Administrators' ports, loaded by their page. */
  mailer: Loader<Mailer>;
  mailRuns: Loader<BulkEmailRuns>;
  auditTrail: Loader<AuditTrail>;
  outbox: Loader<Outbox>;
  backups: Loader<Backups>;
  placeImporter: Loader<ServiceImporter>;
  placeEditor: Loader<PlaceEditor>;
  printTable: Loader<PrintTable>;
  /** The service locations of the services page: the same promise at every call. */
  places: ReadServiceLocations;
  position: FindPosition;
  /** The suburbs that an operator imported, beside those of the services. */
  suburbs: FindSuburbs;
  /** Texts and numbers that come with the product. */
  content: {
    /** The content below the fold of the home page. */
    frontPage: Loader<{ news: readonly NewsItem[]; homeResources: readonly HomeResource[] }>;
    /** The examples on the community page, with dates relative to `now`. */
    community: Loader<{
      featuredEvents: (now: Date) => readonly CommunityEvent[];
      forumPosts: (now: Date) => readonly ForumPost[];
    }>;
    /** The numbers of the help strip on every page. */
    mainNumbers: readonly MainNumber[];
    /** The date of the last check of the numbers, in words: "20 November 2026". */
    numbersChecked: string;
    /** All help numbers, loaded by the pages that show them. */
    helpNumbers: Loader<readonly HelpNumber[]>;
  };
}

const PortsContext = createContext<Ports | null>(null);

/** Provides the ports to everything inside. */
export function PortsProvider({ ports, children }: { ports: Ports; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

/**
 * The ports.
 * @throws Error without a provider around it, which is a programming error.
 */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsProvider around it');
  return ports;
}

/** The current user, or null. While a page's markup is being hydrated, the user it was drawn for. */
export function useUser(): User | null {
  const { currentUser, drawnFor = null } = usePorts();
  return useSyncExternalStore(currentUser.subscribe, currentUser.get, () => drawnFor);
}
