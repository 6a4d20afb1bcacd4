import { useCallback, useState } from 'react';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import type { Appointment } from '../../domain/appointments/appointment';
import type { ActionError } from './bookingRefusal';

/** What came of the last action; it stands on the page until the next one. */
export type BookingMessage =
  | { kind: 'saved'; text: string }
  | { kind: 'deleted'; appointment: Appointment }
  | ({ kind: 'failed' } & ActionError);

const missingPart: ActionError = {
  text: 'A part of this page could not be loaded.',
  advice: 'Check your connection, load this page again, and try once more.',
};

/** Says what came of an action: on the page, to screen readers, or in a notice. */
export function useBookingMessage() {
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const [message, setMessage] = useState<BookingMessage | null>(null);

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
  const partMissing = useCallback(() => fail(missingPart), [fail]);
  /** A new action takes away what is said of the last one. */
  const begin = useCallback(() => setMessage(null), []);
  return { message, setMessage, refuse, partMissing, begin };
}
