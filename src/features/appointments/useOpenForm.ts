import { useCallback } from 'react';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { toChunkLoadError } from '../../ports/chunkLoadError';

const loadDialog = () => import('./AppointmentDialog');

/** A request to open the form. */
export interface FormRequest {
  /** Null for a new one. */
  before: Appointment | null;
  /** The chosen times of a new one. */
  times: { start: Date; end: Date } | null;
  /** The person knows already that these times overlap. */
  overlapAgreed: boolean;
}

/** Opens and closes the form of an appointment. @param partMissing reports that its code could not be fetched. */
export function useOpenForm(partMissing: () => void) {
  const form = useLazyDialog<typeof loadDialog, FormRequest>(loadDialog);
  const { open: openForm, close } = form;
  const open = useCallback(
    async (request: FormRequest, opener: Element | null) => {
      try {
        await openForm(() => request, opener);
      } catch (error) {
        console.warn(toChunkLoadError(error));
        partMissing();
      }
    },
    [openForm, partMissing],
  );
  return { form, open, close };
}
