import { useCallback, useMemo, useRef, useState } from 'react';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import type { Appointment } from '../../domain/appointments/appointment';
import { deleteQuestion, loginToBook, updateMissing } from '../../domain/appointments/appointmentTexts';
import { hoursOf, nameOf } from '../../domain/appointments/appointmentWords';
import { dayAndMonth } from '../../domain/text/dates';
import { draftGone } from '../../domain/drafts/formDraft';
import { toChunkLoadError } from '../../ports/chunkLoadError';
import { usePorts, type Ports } from '../../ports/ports';
import { bringBack, draftName, lookUp, remove, type ActionError } from './booking';

const loadDialog = () => import('./AppointmentDialog');

/** Fetches the form's code when somebody is about to open it. */
export const prepareForm = (): void => void loadDialog().catch(() => undefined);

/** The open form: what it is about, and what opened it. */
export interface OpenForm {
  AppointmentDialog: Awaited<ReturnType<typeof loadDialog>>['AppointmentDialog'];
  /** Null for a new one. */
  before: Appointment | null;
  /** The times that were chosen for a new one. */
  times: { start: Date; end: Date } | null;
  /** The person knows already that these times overlap. */
  overlapAgreed: boolean;
  opener: Element | null;
}

/** What came of the last action; it stands on the page until the next one. */
export type BookingMessage =
  | { kind: 'saved'; text: string }
  | { kind: 'deleted'; appointment: Appointment }
  | ({ kind: 'failed' } & ActionError);

const missingPart: ActionError = {
  text: 'A part of this page could not be loaded.',
  advice: 'Check your connection, load this page again, and try once more.',
};

/** Forgets what this person had begun to write about an appointment that is gone. @returns whether there was something. */
async function dropDraft(ports: Ports, id: string): Promise<boolean> {
  const drafts = await ports.formDrafts().catch(() => null);
  const person = ports.currentUser.get()?.id;
  if (!drafts || !person || !drafts.find(person, draftName(id))) return false;
  drafts.drop(person, draftName(id));
  return true;
}

/** Opens the form, deletes, takes back, and says what came of it. @param reload reads the appointments again. */
export function useBooking(reload: () => Promise<void>) {
  const ports = usePorts();
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const [form, setForm] = useState<OpenForm | null>(null);
  const [message, setMessage] = useState<BookingMessage | null>(null);
  /** The appointment whose Edit button takes the focus when it appears. */
  const focusOn = useRef<string | null>(null);

  const fail = useCallback(
    ({ text, advice }: ActionError) => {
      setMessage({ kind: 'failed', text, ...(advice ? { advice } : {}) });
      announce([text, advice].filter(Boolean).join(' '), { urgent: true });
    },
    [announce],
  );
  /** Shows a refusal as a notice. */
  const refuse = useCallback(
    ({ text, advice }: ActionError) => dialogs.notify(text, { details: advice }).catch(() => fail({ text })),
    [dialogs, fail],
  );

  const open = useCallback(
    async (what: Omit<OpenForm, 'AppointmentDialog' | 'opener'>, opener: Element | null) => {
      try {
        const { AppointmentDialog } = await loadDialog();
        setForm({ ...what, AppointmentDialog, opener });
      } catch (error) {
        console.warn(toChunkLoadError(error));
        fail(missingPart);
      }
    },
    [fail],
  );

  const add = useCallback(async () => {
    const opener = document.activeElement;
    setMessage(null);
    if (!ports.currentUser.get()) return refuse({ text: loginToBook });
    return open({ before: null, times: null, overlapAgreed: false }, opener);
  }, [open, refuse, ports]);

  const edit = useCallback(
    async (id: string) => {
      const opener = document.activeElement;
      setMessage(null);
      const there = await lookUp(ports, id);
      if ('refusal' in there) {
        const begun = there.refusal.text === updateMissing && (await dropDraft(ports, id));
        await refuse({ ...there.refusal, ...(begun && { advice: draftGone }) });
        return reload();
      }
      return open({ before: there.appointment, times: null, overlapAgreed: false }, opener);
    },
    [open, refuse, reload, ports],
  );

  const askDelete = useCallback(
    async (appointment: Appointment) => {
      setMessage(null);
      try {
        const answer = await remove(ports, appointment.id, () =>
          dialogs.ask({
            question: deleteQuestion,
            details: nameOf(appointment),
            confirm: 'Delete appointment',
            keep: 'Keep appointment',
            tone: 'danger',
          }),
        );
        if (answer?.kind === 'refused') await refuse(answer);
        await reload();
        if (answer?.kind === 'removed') setMessage({ kind: 'deleted', appointment: answer.appointment });
      } catch {
        fail(missingPart);
      }
    },
    [dialogs, fail, refuse, reload, ports],
  );

  const undo = useCallback(
    async (appointment: Appointment) => {
      const refusal = await bringBack(ports, appointment);
      if (refusal) return refuse(refusal);
      focusOn.current = appointment.id;
      announce(`Brought back: ${nameOf(appointment)}.`);
      await reload();
      // After the focus has gone to what came back: it must not fall from the Undo button into nothing.
      setMessage(null);
    },
    [announce, refuse, reload, ports],
  );

  /** Shows what was saved. */
  const done = useCallback(
    async (appointment: Appointment, more = 0) => {
      // Before the form goes, so that the focus finds the button of an appointment that changed its place.
      await reload();
      const others = more === 0 ? '' : ` And ${more} more, one each week.`;
      const day = dayAndMonth(new Date(appointment.start));
      const text = `Appointment saved: ${appointment.title}, ${day}, ${hoursOf(appointment)}.${others}`;
      setForm(null);
      setMessage({ kind: 'saved', text });
      announce(text);
    },
    [announce, reload],
  );

  /** Saves one appointment for the person's own calendar. */
  const saveFile = useCallback(
    async (appointment: Appointment) => {
      setMessage(null);
      try {
        const { saveCalendarFile } = await import('./saveCalendarFile');
        await saveCalendarFile(ports, window.location.host, appointment);
      } catch {
        fail(missingPart);
      }
    },
    [fail, ports],
  );

  const close = useCallback(() => setForm(null), []);
  /** A new action takes away what is said of the last one. */
  const begin = useCallback(() => setMessage(null), []);
  const partMissing = useCallback(() => fail(missingPart), [fail]);
  return useMemo(
    () => ({
      form,
      message,
      saveFile,
      focusOn,
      add,
      edit,
      askDelete,
      undo,
      done,
      close,
      open,
      refuse,
      begin,
      partMissing,
    }),
    [form, message, saveFile, add, edit, askDelete, undo, done, close, open, refuse, begin, partMissing],
  );
}

export type Booking = ReturnType<typeof useBooking>;
