/** The settings of an operator that the page needs. The server writes them into each page that it serves. */
export interface PageSettings {
  /** The product's name in the header, the titles and the mails. */
  productName: string;
  /** Where people write when something on the site does not work for them, or null where the operator gave no address. */
  contactEmail: string | null;
  /** True while this is a demonstration on one's own machine: a banner says so. */
  demonstration: boolean;
  /** The address at which people reach the product, without a slash at the end; null while it runs on one's own machine. */
  publicUrl: string | null;
  /** The street map's tiles: an address with {z}, {x} and {y}, and the words that its makers ask for. */
  tiles: { url: string; attribution: string };
  /** The Firebase project that keeps the accounts; null while the product's own server does. Both are public. */
  firebase: { apiKey: string; projectId: string } | null;
  /** Where resources, events, ratings and appointments are kept: in each person's browser, or in the project's database. */
  data: 'local' | 'firestore';
}

/** What holds when an operator sets nothing. */
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
