/** Which emails a person wants to be reminded by. Nobody is reminded of anything before they have chosen it. */
export interface ReminderChoices {
  /** The day before one of their own appointments. */
  appointmentDay: boolean;
  /** Two hours before one of their own appointments. */
  appointmentHours: boolean;
  /** The day before an event that they go to. */
  eventDay: boolean;
  /** Two hours before an event that they go to. */
  eventHours: boolean;
  /** What an appointment is and where may be in the email: the mailbox is theirs alone. */
  titles: boolean;
}

/** What holds for everybody who has chosen nothing. */
export const noReminders: ReminderChoices = {
  appointmentDay: false,
  appointmentHours: false,
  eventDay: false,
  eventHours: false,
  titles: false,
};

/** Whether any email comes of it. */
export const wantsReminders = (choices: ReminderChoices): boolean =>
  choices.appointmentDay || choices.appointmentHours || choices.eventDay || choices.eventHours;
