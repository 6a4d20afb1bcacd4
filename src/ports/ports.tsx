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

/**
 * Loads something at the first call and returns the same thing ever after. A failed load is retried at the
 * next call.
 */
export type Loader<T> = () => Promise<T>;

/**
 * All ports: everything that the screens use of the outside world. `app/ports.ts` provides them, stories use
 * the memory adapters.
 */
export interface Ports {
  settings: PageSettings;
  /** What can be done here. */
  can: Capabilities;
  clock: Clock;
  preferences: Preferences;
  currentUser: CurrentUser;
  /** Whom the page's markup was drawn for, whole: it is taken over as it is; null: for everybody. Absent: it is a shell. */
  drawnFor?: User | null;
  deviceData: Loader<DeviceData>;
  /** Whether this is the person's own device or a shared computer. Loaded once somebody is logged in. */
  deviceUse: Loader<DeviceChoice>;
  /** Loaded with the forms that keep their fields over a reload. */
  drafts: Loader<Drafts>;
  /** What was typed and not saved. Loaded once somebody is logged in: the forms wait for it. */
  formDrafts: Loader<FormDrafts>;
  /** Loaded only when somebody logs in or is logged in: visitors never load its code. */
  identity: Loader<Identity>;
  /**
   * Ends the visit of a person whose account is gone: forgets what this device keeps for them, goes to the first page and
   * says the message there. Only on pages where people act in their own name.
   */
  leave?: (message: string) => Promise<void>;
  userDirectory: Loader<UserDirectory>;
  /** Loaded with the first file that is saved. */
  saveFile: Loader<SaveFile>;
  /** The stored records, loaded by the first page that shows some. */
  collections: Loader<Collections>;
  /** Changes of ratings; they are read with the resources. */
  ratings: Loader<Ratings>;
  /** Who is registered for which event. */
  registrations: Loader<Registrations>;
  /** What people saved for later; loaded after the first view of a page on which something can be saved. */
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
  /** The suburbs that an operator imported, beside those of the places. */
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
    /** The date on which the numbers were last checked, in words: "20 November 2026". */
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
 * @throws Error without a provider around it: that is a mistake in the code.
 */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsProvider around it');
  return ports;
}

/** The person who is logged in, or null. While a page's markup is taken over, it is whom that was drawn for. */
export function useUser(): User | null {
  const { currentUser, drawnFor = null } = usePorts();
  return useSyncExternalStore(currentUser.subscribe, currentUser.get, () => drawnFor);
}
