import { entryKey, isNewer, type EntryOrigin } from '../calendarFile/entryOrigin';
import type { CancelledEntry } from '../calendarFile/calendarImport';
import { shortName } from '../records/leftOut';
import { clockTime, dayAndMonth } from '../text/dates';
import type { Appointment } from './appointment';
import { countText } from './appointmentExport';
import { nameOf } from './appointmentWords';
import { isWholeDay, momentsOf } from './wholeDays';

/** An appointment of which a calendar file has a newer version. */
export interface AppointmentChange {
  before: Appointment;
  /** Null: it is cancelled. */
  after: Appointment | null;
}

/** The meaning of a calendar file for the present appointments. */
export interface ImportPlan {
  /** New appointments, unrelated to the changes. */
  entries: readonly Appointment[];
  /** Changes that need the person's consent. */
  changes: readonly AppointmentChange[];
  /** Dates that come with the changes, such as those of a class that moved to another day. */
  withChanges: readonly Appointment[];
  /** Entries that are here in this version or a newer one. */
  already: number;
  /** Cancelled entries of the file that are not here. */
  cancelled: CancelledEntry[];
}

const fields = ['title', 'start', 'end', 'location', 'description', 'allDay'] as const;

type Traced = Appointment & { origin: EntryOrigin };
const isTraced = (one: Appointment): one is Traced => one.origin !== undefined;

/**
 * Finds what of a calendar file is a new version of an appointment that came from an earlier one.
 * @param own the person's own appointments.
 * @param file its entries as appointments, what it cancels, and the UIDs of which it has the whole series.
 * @param range the days that were read: what is outside of them is not touched.
 */
export function planImport(
  own: readonly Appointment[],
  file: { entries: readonly Appointment[]; cancelled: readonly CancelledEntry[]; whole: readonly string[] },
  range: { from: Date; until: Date },
): ImportPlan {
  const here = own.filter(isTraced);
  const byKey = new Map(here.map((one) => [entryKey(one.origin), one]));
  const changes = new Map<string, AppointmentChange>();
  const unknown: Appointment[] = [];
  const newest = new Map<string, EntryOrigin>();
  const seen = new Set<string>();
  let already = 0;
  for (const entry of file.entries) {
    const { origin } = entry;
    const before = origin && byKey.get(entryKey(origin));
    if (origin && (!newest.has(origin.uid) || isNewer(origin, newest.get(origin.uid)!)))
      newest.set(origin.uid, origin);
    if (!origin || !before) {
      unknown.push(entry);
      continue;
    }
    seen.add(before.id);
    const isSame = fields.every((field) => before[field] === entry[field]);
    if (isSame || !isNewer(origin, before.origin)) already += 1;
    else changes.set(before.id, { before, after: { ...entry, id: before.id, userId: before.userId } });
  }
  const isInRange = (one: Appointment) => {
    const { start } = momentsOf(one);
    return start >= range.from && start < range.until;
  };
  const gone = new Set<string>();
  for (const before of here.filter(isInRange)) {
    const { uid } = before.origin;
    const version = newest.get(uid);
    const isDropped =
      file.whole.includes(uid) && !seen.has(before.id) && version && isNewer(version, before.origin);
    if (isDropped) gone.add(uid);
    if (isDropped || file.cancelled.some(({ origin }) => cancels(origin, before.origin))) {
      changes.set(before.id, { before, after: null });
    }
  }
  const comes = ({ origin }: Appointment) => origin !== undefined && gone.has(origin.uid);
  return {
    entries: unknown.filter((entry) => !comes(entry)),
    changes: [...changes.values()],
    withChanges: unknown.filter(comes),
    already,
    cancelled: file.cancelled.filter(({ origin }) => !here.some((one) => cancels(origin, one.origin))),
  };
}

/** A whole series, or one date of it, unless there is a newer version here. */
function cancels(cancelled: EntryOrigin | undefined, origin: EntryOrigin): boolean {
  if (!cancelled || cancelled.uid !== origin.uid || isNewer(origin, cancelled)) return false;
  return cancelled.occurrence === undefined || cancelled.occurrence === origin.occurrence;
}

/** A question about changes, and what its buttons say. */
export interface ChangeQuestion {
  question: string;
  details: string;
  confirm: string;
  keep: string;
}

/** How many changes a question names. */
const maxNamed = 5;

const startOf = (one: Appointment) => {
  const { start } = momentsOf(one);
  return isWholeDay(one) ? dayAndMonth(start) : `${dayAndMonth(start)}, ${clockTime(start)}`;
};

/** "Hearing check was moved to Wednesday 16 December, 2:00 pm" */
function changeWords(name: string, { before, after }: AppointmentChange): string {
  if (!after) return `${name} was cancelled`;
  return before.start !== after.start ? `${name} was moved to ${startOf(after)}` : `${name} has changed`;
}

/** @param changes one or more. @param coming how many dates are new with them. */
export function changeQuestion(changes: readonly AppointmentChange[], coming: number): ChangeQuestion {
  const [first] = changes;
  if (first && changes.length === 1 && coming === 0) {
    const { before, after } = first;
    return {
      question: `${changeWords(shortName(before.title), first)}. Change it here?`,
      details: `Here it is on ${startOf(before)}.`,
      confirm: after ? 'Change it' : 'Delete it here',
      keep: 'Keep it as it is',
    };
  }
  const one = changes.length === 1;
  const words = changes
    .slice(0, maxNamed)
    .map(
      (change) =>
        `${changeWords(nameOf({ ...change.before, title: shortName(change.before.title) }), change)}.`,
    );
  const more = changes.length - words.length;
  if (more > 0) words.push(`And ${more} more.`);
  if (coming > 0) words.push(coming === 1 ? '1 date is new.' : `${coming} dates are new.`);
  return {
    question: `${countText(changes.length, 'appointment was', 'appointments were')} moved, changed or cancelled. Change ${one ? 'it' : 'them'} here?`,
    details: words.join(' '),
    confirm: one ? 'Change it' : 'Change them',
    keep: one ? 'Keep it as it is' : 'Keep them as they are',
  };
}
