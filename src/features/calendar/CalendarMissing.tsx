import { Status } from '../../components/Status/Status';

/** Replaces the calendar where its code could not be fetched. */
export function CalendarMissing() {
  return (
    <Status kind="failed">
      The calendar could not be loaded. Everything works without it: press “Add an appointment”, and see your
      appointments below.
    </Status>
  );
}
