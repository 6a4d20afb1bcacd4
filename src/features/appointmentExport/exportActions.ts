import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import { isOwn, type Appointment } from '../../domain/appointments/appointment';
import { bookableRange } from '../../domain/appointments/appointmentRules';
import { deleteFailed, saveFailed } from '../../domain/appointments/appointmentTexts';
import { addDays, fileStamp } from '../../domain/text/dates';
import {
  CalendarFileError,
  calendarTooLarge,
  maxCalendarFileSize,
} from '../../domain/calendarFile/calendarImport';
import {
  appointmentOf,
  copyOf,
  copyType,
  isUnchanged,
  readCopy,
  importAppointments,
  stayedOut,
  undoReport,
  type RefusedEntry,
} from '../../domain/appointments/appointmentExport';
import { importReport, leftOutWords } from '../../domain/appointments/importReport';
import {
  changeQuestion,
  planImport,
  type AppointmentChange,
  type ChangeQuestion,
} from '../../domain/appointments/importChanges';
import type { Collection } from '../../ports/collection';
import type { Ports } from '../../ports/ports';
import { adviceFor, codeOf } from '../appointments/bookingRefusal';
import { applyChanges, changeReport, undoChange } from './importChanges';
import type { AskedCalendar } from './importCalendar/readAsking';
import { ownAppointments, saveCalendarFile } from '../appointments/saveCalendarFile';

/** Saves all the person's appointments for their own calendar. */
export const saveOwnCalendar = (ports: Ports, host: string): Promise<void> => saveCalendarFile(ports, host);

/** Saves all the person's appointments as a file that can be read in again, here or in another browser. */
export async function saveCopy(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const text = copyOf(await ownAppointments(ports), now);
  (await ports.saveFile())({ name: `appointments_${fileStamp(now)}.json`, type: copyType, text });
}

/** The outcome of an import, or of undoing it. */
export interface ImportResult extends Outcome {
  /** What can be undone. */
  added: readonly Appointment[];
  /** What was here before, and can be undone as well. */
  changed?: readonly AppointmentChange[];
}

/** What only the person knows. */
export interface ImportQuestions {
  /**
   * Which zone a name of the file means.
   * @param titles of the entries with times in it.
   * @returns a zone of the database, or null: the entries stay out.
   */
  zone: (name: string, titles: readonly string[]) => Promise<string | null>;
  /** Whether appointments that are here are changed as the file says. */
  change: (question: ChangeQuestion) => Promise<boolean>;
}

/** What is unclear stays out, and what is here stays as it is. */
const askNobody: ImportQuestions = { zone: async () => null, change: async () => false };

const notReadIn = (text: string): ImportResult => ({ kind: 'failed', text, added: [] });

/**
 * Imports a calendar file or a backup: new appointments are added, and what is here is changed only where the person agrees.
 */
export async function importFile(
  ports: Ports,
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  questions: ImportQuestions = askNobody,
): Promise<ImportResult> {
  // A copy of all that somebody has may be longer.
  const isCopy = /\.json$/i.test(file.name);
  if (file.size > maxCalendarFileSize && !isCopy) return notReadIn(calendarTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const user = ports.currentUser.get();
  const copy = readCopy(new TextDecoder().decode(bytes));
  const now = ports.clock.now();
  const range = bookableRange(now);
  let calendar: AskedCalendar | null = null;
  try {
    if (!copy) {
      const { readAsking } = await import('./importCalendar/readAsking');
      calendar = await readAsking(bytes, range, questions.zone);
    }
  } catch (error) {
    if (error instanceof CalendarFileError) return notReadIn(error.message);
    throw error;
  }
  const entries = copy?.found ?? calendar?.entries.map(appointmentOf);
  if (!entries || !user) {
    return notReadIn(
      'This file could not be read. Choose a calendar file (.ics), or a backup that was downloaded here (.json).',
    );
  }
  const { appointments } = await ports.collections();
  const stored = await appointments.list();
  const own = stored.filter((one) => isOwn(one, user));
  const plan = calendar && planImport(own, { ...calendar, entries }, range);
  const { changes = [], withChanges = [] } = plan ?? {};
  const isAgreed =
    changes.length > 0 && (await questions.change(changeQuestion(changes, withChanges.length)));
  const wanted = [...(plan?.entries ?? entries), ...(isAgreed ? withChanges : [])];
  const intake = importAppointments(wanted, stored, user, now, copy !== null);
  const changed = await applyChanges(appointments, isAgreed ? changes : []);
  const { added, refused, stopped } = await addAll(appointments, intake.added);
  const out = [
    ...changeReport(changed.done, isAgreed ? 0 : changes.length),
    stayedOut([...changed.refused, ...refused]),
    calendar && leftOutWords(calendar, intake.later, addDays(range.until, -1)),
    calendar?.isGuess && 'Look at letters with accents: the file does not say how they are written.',
  ]
    .filter(Boolean)
    .map((sentence) => ` ${sentence}`)
    .join('');
  const result = { added, ...(changed.done.length > 0 && { changed: changed.done }) };
  if (stopped) {
    const text = `${saveFailed} ${added.length} of ${intake.added.length} were added.${out}`;
    return { kind: 'failed', text, ...result };
  }
  const already = intake.already + (plan?.already ?? 0);
  const isPartial =
    refused.length + changed.refused.length + intake.past + intake.later.length > 0 ||
    (copy?.unreadable ?? 0) + (calendar?.leftOut.length ?? 0) > 0;
  const kind = isPartial ? 'warning' : 'success';
  const read = copy ?? { ...calendar, ...(plan && { cancelled: plan.cancelled }) };
  const report = importReport({ ...intake, added, already }, read);
  return { kind, text: `${report}${out}`, ...result };
}

/** What is refused to one entry; the next one may be taken all the same. Anything else is refused to all. */
const ofOneEntry: ReadonlySet<string | undefined> = new Set(['limit', 'overlap', 'conflict', 'permission']);

/** Adds each of them, and goes on after a refusal. Never rejects. */
async function addAll(appointments: Collection<Appointment>, wanted: readonly Appointment[]) {
  const added: Appointment[] = [];
  const refused: RefusedEntry[] = [];
  for (const [index, appointment] of wanted.entries()) {
    try {
      await appointments.put(appointment, { expected: null, overlapAgreed: true });
      added.push(appointment);
    } catch (error) {
      const reason = adviceFor(error) ?? tryAgain;
      if (!ofOneEntry.has(codeOf(error))) {
        refused.push(...wanted.slice(index).map((one) => ({ appointment: one, reason })));
        return { added, refused, stopped: true };
      }
      refused.push({ appointment, reason });
    }
  }
  return { added, refused, stopped: false };
}

const tryAgain = 'Choose the file again to add the others.';

/**
 * Undoes an import. Appointments changed since then stay.
 * @param changes what the import changed, as it was before and after.
 */
export async function undoImport(
  ports: Ports,
  added: readonly Appointment[],
  changes: readonly AppointmentChange[] = [],
): Promise<ImportResult> {
  let left = added;
  let toRestore = changes;
  let removed = 0;
  let changed = 0;
  let restored = 0;
  try {
    const { appointments } = await ports.collections();
    for (const readIn of added) {
      const there = await appointments.get(readIn.id);
      if (there && !isUnchanged(there, readIn)) changed += 1;
      else if (there && (await appointments.remove(readIn.id))) removed += 1;
      left = left.slice(1);
    }
    for (const change of changes) {
      if (await undoChange(appointments, change)) restored += 1;
      else changed += 1;
      toRestore = toRestore.slice(1);
    }
  } catch {
    const text = `${deleteFailed} ${removed} of ${removed + left.length} were taken out again.`;
    return { kind: 'failed', text, added: left, changed: toRestore };
  }
  return {
    kind: changed > 0 ? 'warning' : 'success',
    text: undoReport(removed, changed, restored),
    added: [],
  };
}
