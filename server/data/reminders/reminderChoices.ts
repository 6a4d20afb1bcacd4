import { noReminders, type ReminderChoices } from '@/shared/domain/reminders/reminderChoices';
import { isZone } from '@/shared/domain/text/zones';
import type { Queries } from '../../database/database';
import type { AfterWrite } from '../writeHooks';

/** Reads a person's choice of reminders. */
export async function readReminderChoices(queries: Queries, uid: string): Promise<ReminderChoices> {
  const row = await queries
    .selectFrom('reminder_choices')
    .selectAll()
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!row) return noReminders;
  return {
    appointmentDay: row.appointment_day === 1,
    appointmentHours: row.appointment_hours === 1,
    eventDay: row.event_day === 1,
    eventHours: row.event_hours === 1,
    eventRegistered: row.event_registered === 1,
    titles: row.titles === 1,
  };
}

/** Turns off all emails that a person has chosen, and takes back those that were not sent yet. */
export async function turnOffReminders(queries: Queries, uid: string): Promise<void> {
  await queries.deleteFrom('reminder_choices').where('uid', '=', uid).execute();
  await queries
    .deleteFrom('due_messages')
    .where('uid', '=', uid)
    .where(({ or, eb }) => or([eb('about_at', 'is not', null), eb('kind', '=', 'registered')]))
    .where('state', 'in', ['due', 'failed'])
    .execute();
}

/** The time zone of a user who has chosen reminders, by its IANA name; null where it is not known. */
export async function zoneOfPerson(queries: Queries, uid: string): Promise<string | null> {
  const row = await queries
    .selectFrom('reminder_choices')
    .select('zone')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.zone ?? null;
}

/** Updates the time zone of a user with reminders to that of the appointment they just wrote. */
export const followToZone: AfterWrite = async (queries, stored, { actor, before }) => {
  const { zone } = stored.fields;
  if (isZone(zone) && zone !== before?.fields['zone'])
    await queries.updateTable('reminder_choices').set({ zone }).where('uid', '=', actor.uid).execute();
  return stored;
};

/**
 * Stores what a person wants to be reminded of, from now on.
 * @param zone that of their clocks; absent: nobody says so, and the one that is known stays.
 * @param now milliseconds since 1970.
 */
export async function writeReminderChoices(
  queries: Queries,
  uid: string,
  { zone, ...choices }: ReminderChoices & { zone?: string | undefined },
  now: number,
): Promise<void> {
  const values = {
    appointment_day: Number(choices.appointmentDay),
    appointment_hours: Number(choices.appointmentHours),
    event_day: Number(choices.eventDay),
    event_hours: Number(choices.eventHours),
    event_registered: Number(choices.eventRegistered),
    titles: Number(choices.titles),
    changed_at: now,
    ...(zone !== undefined && { zone }),
  };
  await queries
    .insertInto('reminder_choices')
    .values({ uid, ...values })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(values))
    .execute();
}
