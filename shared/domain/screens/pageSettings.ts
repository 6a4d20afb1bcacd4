/** The operator's settings that a page needs. The server writes them into each page that it serves. */
export interface PageSettings {
  /** The product's name in the header, the titles and the mails. */
  productName: string;
  /** The address for reports about the site; null without a contact address. */
  contactEmail: string | null;
  /** Within how many working days questions are answered; absent where the operator promises nothing. */
  answerDays?: number;
  /** The reports behind the accessibility statement are on this server; absent where they are not. */
  accessibilityReport?: true;
  /** True in a demonstration: a banner says so. */
  demonstration: boolean;
  /** The product's public URL, without a trailing slash; null while it runs on one's own machine. */
  publicUrl: string | null;
  /**
   * The street map and the attribution that it requires. Without a kind: pictures, from a URL with {z}, {x} and {y}.
   * `pmtiles`: one file of this site's own server, at a path.
   */
  tiles: { kind?: 'pmtiles'; url: string; attribution: string };
  /** The Firebase project that keeps the accounts; null while the product's own server does. Both are public. */
  firebase: { apiKey: string; projectId: string } | null;
  /** The storage of resources, events, ratings and appointments: each person's browser, or the product's own server. */
  data: 'local' | 'server';
  /** The time zone of events that name none, by its IANA name; absent where it is that of Melbourne. */
  timeZone?: string;
  /** The public holidays of this year and the next in the time zone of the site, YYYY-MM-DD; absent where none is known. */
  publicHolidays?: readonly string[];
  /** `off`: the operator wants no service worker, and what one has kept is removed. */
  serviceWorker?: 'off';
  /** With `data: 'server'`: what the operator says about shared computers; absent where it is as everywhere. */
  sharedDevice?: {
    /** True if every device counts as shared, as in a library. */
    always: boolean;
    /** After how many minutes without use a login there ends. */
    minutes: number;
  };
  /** How many months ahead people may book; absent where it is the default. */
  bookAheadMonths?: number;
  /** How many months roles and deleted accounts stay in the audit trail; absent where it is the default. */
  auditMonths?: number;
  /** With `data: 'server'`: how long things are kept, as the privacy page says it. */
  kept?: {
    /** How many months after their end appointments are deleted. */
    appointmentsMonths: number;
    /** How many daily backups there are; 0: none are made. */
    backups: number;
  };
}

/** How many months ahead people may book where the operator says nothing. */
export const defaultBookAheadMonths = 3;

/** How many months ahead people may book. */
export const bookAheadMonths = ({
  bookAheadMonths: months = defaultBookAheadMonths,
}: Pick<PageSettings, 'bookAheadMonths'>): number => months;

/** How many months roles and deleted accounts stay in the audit trail where the operator says nothing. */
export const defaultAuditMonths = 24;

/** The settings where an operator sets nothing. */
export const defaultPageSettings: PageSettings = {
  productName: 'Age Better',
  contactEmail: null,
  demonstration: false,
  publicUrl: null,
  tiles: {
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
  },
  firebase: null,
  data: 'local',
};

/** The id of the script element that holds the settings as JSON. */
export const pageSettingsElementId = 'page-settings';
