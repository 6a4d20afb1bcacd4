import { holidaysIn } from '../services/publicHolidays';
import type { Settings } from '../settings/settings';

/** The site that mails name and link to. */
export interface Site {
  productName: string;
  /** Without a slash at the end. */
  url: string;
  /** The IANA name of the time zone of appointments, and of events that name none. */
  zone: string;
  /**
   * The public holidays of the year of a moment and of the next, YYYY-MM-DD.
   * @param zone the IANA name of a time zone. @param moment milliseconds since 1970.
   */
  holidays: (zone: string, moment: number) => readonly string[];
}

/** @param folder the data folder, which may have public holidays of the operator. */
export const siteOf = (settings: Settings, folder: string): Site => ({
  productName: settings.productName,
  url: settings.publicUrl ?? `http://localhost:${settings.port}`,
  zone: settings.timeZone,
  holidays: (zone, moment) => holidaysIn(folder, zone, new Date(moment).getFullYear()),
});
