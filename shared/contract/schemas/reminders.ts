import { z } from 'zod';
import { isZone } from '../../domain/text/zones';

/** The reminders a person wants. */
export const reminderChoices = z.object({
  appointmentDay: z.boolean(),
  appointmentHours: z.boolean(),
  eventDay: z.boolean(),
  eventHours: z.boolean(),
  /** True if they are emailed when they have registered for an event. */
  eventRegistered: z.boolean(),
  /** True if an email may say what an appointment is and where. */
  titles: z.boolean(),
});

/** The choices as they are sent. */
export const choicesWrite = reminderChoices.extend({
  /** Absent: sent by a page of an earlier version, which does not know of it. It stays as it is. */
  eventRegistered: z.boolean().optional(),
  /** The zone of the person's clocks, by its IANA name: their reminders come and speak by it. */
  zone: z.string().refine(isZone, 'There is no such time zone.').optional(),
});
