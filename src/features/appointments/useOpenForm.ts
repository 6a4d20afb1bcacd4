import { useCallback, useState } from 'react';
import type { Appointment } from '../../domain/appointments/appointment';
import { toChunkLoadError } from '../../ports/chunkLoadError';

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

/** Opens and closes the form of an appointment. @param partMissing says that its code could not be fetched. */
export function useOpenForm(partMissing: () => void) {
  const [form, setForm] = useState<OpenForm | null>(null);
  const open = useCallback(
    async (what: Omit<OpenForm, 'AppointmentDialog' | 'opener'>, opener: Element | null) => {
      try {
        const { AppointmentDialog } = await loadDialog();
        setForm({ ...what, AppointmentDialog, opener });
      } catch (error) {
        console.warn(toChunkLoadError(error));
        partMissing();
      }
    },
    [partMissing],
  );
  const close = useCallback(() => setForm(null), []);
  return { form, open, close };
}
