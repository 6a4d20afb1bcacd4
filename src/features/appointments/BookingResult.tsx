import { Status } from '../../components/Status/Status';
import { UndoMessage } from '../../components/UndoMessage/UndoMessage';
import { nameOf } from '../../domain/appointments/appointmentWords';
import type { Booking } from './useBooking';

/** What came of the last action, until the next one. */
export function BookingResult({ booking: { message, undo } }: { booking: Booking }) {
  if (!message) return null;
  if (message.kind === 'saved') return <Status kind="success">{message.text}</Status>;
  if (message.kind === 'failed') {
    return (
      <Status kind="failed">
        {message.text} {message.advice}
      </Status>
    );
  }
  const { appointment } = message;
  return (
    <UndoMessage
      text={`Appointment deleted: ${nameOf(appointment)}.`}
      takeFocus
      onUndo={() => void undo(appointment)}
    />
  );
}
