import type { Appointment } from '../appointments/appointment';
import type { CommunityEvent } from '../events/event';
import type { PlacesTaken, Registration } from '../events/registration';
import type { LeftOut } from '../records/leftOut';
import type { Resource } from '../resources/resource';
import type { SavedItem } from '../saved/savedItem';
import type { User } from '../users/user';

/** The format of a person's own backup, which identifies its file. The server's backup of everybody has another one. */
export const backupFormat = 'age-better-own-backup';

/** The version of that format. Files of a higher one are refused: nobody knows what they mean. */
export const backupVersion = 1;

/** The MIME type of the file. */
export const backupType = 'application/json;charset=utf-8';

/** The largest file that is read, in bytes. A browser keeps about 5 MB for a site, and a file has more spaces. */
export const maxBackupSize = 10_000_000;

/** The choices of this browser that a person takes along. */
export const choiceNames = ['highContrast', 'largeText', 'servicesMap'] as const;

/** The choices made; an absent one follows the system, or the default. */
export type Choices = Partial<Record<(typeof choiceNames)[number], boolean>>;

/** A person's rating, with the title that says which resource it is about. */
export interface KeptRating {
  resourceId: number;
  title: string;
  /** A whole number from 1 to 5. */
  rating: number;
  /** ISO 8601 in UTC. */
  timestamp: string;
}

/** A person's place at an event, with what says which event it is. */
export interface KeptPlace {
  eventId: number;
  title: string;
  /** YYYY-MM-DD */
  date: string;
  places: PlacesTaken;
}

/** Everything of one person that only this browser keeps. */
export interface OwnData {
  appointments: readonly Appointment[];
  ratings: readonly KeptRating[];
  places: readonly KeptPlace[];
  saved: readonly SavedItem[];
  choices: Choices;
}

/** The records of this browser, of everybody; what is saved for later and the choices are this person's. */
export interface BrowserRecords {
  appointments: readonly Appointment[];
  resources: readonly Resource[];
  events: readonly CommunityEvent[];
  registrations: readonly Registration[];
  saved: readonly SavedItem[];
  choices: Choices;
}

/** The owner of the data. */
export type Person = Pick<User, 'email' | 'username'>;

/** How many records a person has; the choices of the display are none. */
export const sizeOfOwnData = ({ appointments, ratings, places, saved }: OwnData): number =>
  appointments.length + ratings.length + places.length + saved.length;

/** Why a file cannot be brought in. */
export type BackupProblem =
  /** Not JSON: another kind of file, or half of one. */
  | 'not-json'
  /** Of another program, or not of this format. */
  | 'foreign'
  /** A backup of appointments alone, which the section about appointments imports. */
  | 'appointments-only'
  /** Of a later version of this product. */
  | 'newer'
  /** It belongs to another person. */
  | 'other-person'
  /** It should have lists and has none, or nothing in them can be read. */
  | 'damaged';

/** The contents of a backup file. */
export interface ReadBackup {
  data: OwnData;
  /** Its records that cannot be read. */
  damaged: readonly LeftOut[];
}
