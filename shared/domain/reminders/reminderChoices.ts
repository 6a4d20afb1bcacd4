/** A user's choice of emails about their own plans. None are sent before. */
export interface ReminderChoices {
  /** The day before one of their own appointments. */
  appointmentDay: boolean;
  /** Two hours before one of their own appointments. */
  appointmentHours: boolean;
  /** The day before an event that they go to. */
  eventDay: boolean;
  /** Two hours before an event that they go to. */
  eventHours: boolean;
  /** When they have registered for an event, with its calendar file. */
  eventRegistered: boolean;
  /** The titles and locations of appointments may be in the email: the mailbox is theirs alone. */
  titles: boolean;
}

/** The defaults of people who have chosen nothing. */
export const noReminders: ReminderChoices = {
  appointmentDay: false,
  appointmentHours: false,
  eventDay: false,
  eventHours: false,
  eventRegistered: false,
  titles: false,
};

/** Returns whether any reminder comes of it. */
export const wantsToBeReminded = (choices: ReminderChoices): boolean =>
  choices.appointmentDay || choices.appointmentHours || choices.eventDay || choices.eventHours;

/** Returns whether any email comes of it. */
export const wantsReminders = (choices: ReminderChoices): boolean =>
  wantsToBeReminded(choices) || choices.eventRegistered;
