/** What is said about appointments. Fixed texts, each in its one place. */

/** Booking without a login, also one that ended while the page was open. */
export const loginToBook = 'Please log in to book an appointment.';
/** Asked before two appointments stand at the same time. */
export const overlapQuestion =
  'There is an existing appointment in this time slot. Do you want to proceed anyway?';
/** Saving without a title or a time. */
export const fieldsRequired = 'Please fill in all required fields (Title, Start Time, End Time).';
/** The start lies after the end. Equal times are a point in time and allowed. */
export const startBeforeEnd = 'Start time must be before end time.';
/** Activating, changing or moving what belongs to somebody else. */
export const onlyOwnEdit = 'You can only edit your own appointments.';
/** Deleting what belongs to somebody else. */
export const onlyOwnDelete = 'You can only delete your own appointments.';
/** The appointment that is changed has gone meanwhile. */
export const updateMissing = 'Error updating appointment: Appointment not found.';
/** The appointment that is deleted has gone meanwhile. */
export const deleteMissing = 'Error deleting appointment: Appointment not found.';
/** Asked before an appointment is deleted. */
export const deleteQuestion = 'Are you sure you want to delete this appointment?';
/** Nothing could be written; the form stays open. */
export const saveFailed = 'Error saving appointment. Please try again.';
/** Nothing could be removed. */
export const deleteFailed = 'Error deleting appointment. Please try again.';
/** In place of the list. */
export const noAppointments = "You don't have any appointments scheduled yet.";
/** Stands with an appointment that the calendar's hours do not reach. */
export const outsideHours = 'Outside the hours shown';
/** The title of other people's appointments. */
export const bookedTitle = 'Booked';
/** The dialog's title for a new appointment, and for one that is there. */
export const createTitle = 'Create New Appointment';
export const editTitle = 'Edit Appointment';

/** Beside "Show 10 more": "Showing 10 of 35." */
export const shownOf = (shown: number, all: number): string => `Showing ${shown} of ${all}.`;
