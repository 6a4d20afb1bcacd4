/** Fixed texts about appointments, each in its one place. */

/** For booking without a login, also when it ended while the page was open. */
export const loginToBook = 'Please log in to book an appointment.';
/** Asked before two appointments overlap. */
export const overlapQuestion =
  'There is an existing appointment in this time slot. Do you want to proceed anyway?';
/** For saving without a title or a time. */
export const fieldsRequired = 'Please fill in all required fields (Title, Start Time, End Time).';
/** For a start after the end. Equal times are a point in time and allowed. */
export const startBeforeEnd = 'Start time must be before end time.';
/** The same two for whole days. */
export const daysRequired = 'Please fill in all required fields (Title, First Day, Last Day).';
export const daysInOrder = 'The last day must not be before the first day.';
/** For opening, changing or moving another person's appointment. */
export const onlyOwnEdit = 'You can only edit your own appointments.';
/** For deleting another person's appointment. */
export const onlyOwnDelete = 'You can only delete your own appointments.';
/** For changing an appointment that was deleted elsewhere. */
export const updateMissing = 'Error updating appointment: Appointment not found.';
/** For deleting an appointment that was deleted elsewhere. */
export const deleteMissing = 'Error deleting appointment: Appointment not found.';
/** Asked before an appointment is deleted. */
export const deleteQuestion = 'Are you sure you want to delete this appointment?';
/** When nothing could be saved; the form stays open. */
export const saveFailed = 'Error saving appointment. Please try again.';
/** For putting a moved appointment back that was changed elsewhere since. */
export const changedSinceMove = 'It was not put back: it was changed in another window since.';
/** When nothing could be deleted. */
export const deleteFailed = 'Error deleting appointment. Please try again.';
/** In place of the list. */
export const noAppointments = "You don't have any appointments scheduled yet.";
/** Marks an appointment that is outside the calendar's hours. */
export const outsideHours = 'Outside the hours shown';
/** The dialog's title for a new appointment, and for an existing one. */
export const createTitle = 'Create New Appointment';
export const editTitle = 'Edit Appointment';

/** Beside "Show 10 more": "Showing 10 of 35." */
export const shownOf = (shown: number, all: number): string => `Showing ${shown} of ${all}.`;
