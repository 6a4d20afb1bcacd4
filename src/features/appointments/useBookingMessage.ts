import { useCallback } from 'react';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { useOutcome, type Outcome } from '../../components/OutcomeMessage/useOutcome';
import type { ActionError } from './bookingRefusal';

const missingPart: Outcome = {
  kind: 'failed',
  text: 'A part of this page could not be loaded. Check your connection, load this page again, and try once more.',
};

/** Reports the outcome of an action: on the page, to screen readers, or in a notice. */
export function useBookingMessage() {
  const dialogs = useDialogs();
  const [message, show] = useOutcome();

  /** Shows a refusal as a notice. */
  const refuse = useCallback(
    ({ text, advice }: ActionError) =>
      dialogs.notify(text, { details: advice }).catch(() => show({ kind: 'failed', text })),
    [dialogs, show],
  );
  const partMissing = useCallback(() => show(missingPart), [show]);
  /** A new action clears the message of the last one. */
  const begin = useCallback(() => show(null), [show]);
  return { message, show, refuse, partMissing, begin };
}
