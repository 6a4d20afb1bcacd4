import { z } from 'zod';
import { password } from './identity';

/** ISO 8601 in UTC. */
const time = z.string();

/** Everything that the server keeps about a person, in words that they can read. */
export const ownData = z.object({
  /** When it was put together. */
  madeAt: time,
  account: z.object({
    id: z.string(),
    email: z.string(),
    /** The person's preferred name; null: not given. */
    name: z.string().nullable(),
    role: z.string(),
    registeredAt: time,
    /** null: nobody has proved yet that the address is theirs. */
    addressProvedAt: time.nullable(),
  }),
  /** Each device on which the person is logged in. */
  logins: z.array(z.object({ device: z.string(), beganAt: time, lastUsedAt: time, endsAt: time })),
  appointments: z.array(z.record(z.string(), z.unknown())),
  placesAtEvents: z.array(
    z.object({
      event: z.string(),
      date: z.string(),
      location: z.string(),
      registeredAt: time,
      /** 2 with a support person. */
      places: z.number(),
    }),
  ),
  waitingLists: z.array(
    z.object({ event: z.string(), date: z.string(), numberInLine: z.number(), places: z.number() }),
  ),
  ratings: z.array(z.object({ resource: z.string(), stars: z.number(), ratedAt: time })),
  /** `kind` is `event`, `service` or `resource`. */
  savedForLater: z.array(
    z.object({ kind: z.string(), title: z.string(), detail: z.string(), savedAt: time }),
  ),
  /** `about` and `state` are the server's own words, such as `event-changed` and `sent`. */
  messagesToYou: z.array(
    z.object({ about: z.string(), event: z.string(), state: z.string(), createdAt: time }),
  ),
  /** The calendar feed: since when, and what it still shows as cancelled. Its address is not kept. null: there is none. */
  calendarFeed: z
    .object({
      since: time,
      showsTitles: z.boolean(),
      cancelled: z.array(z.object({ title: z.string(), start: z.string() })),
    })
    .nullable(),
  /** `text` is null for a mail with a link that gives access. Empty where mails go to a mail server. */
  emailsToYou: z.array(z.object({ sentAt: time, subject: z.string(), text: z.string().nullable() })),
  /** The server's own emails about places at events and reminders, and the state of each. */
  emailsAboutEvents: z.array(z.object({ subject: z.string(), state: z.string(), since: time })),
  /** The person's choice of emails, and the responses by the links in them. */
  reminders: z.object({
    chosen: z.object({
      appointmentDay: z.boolean(),
      appointmentHours: z.boolean(),
      eventDay: z.boolean(),
      eventHours: z.boolean(),
      eventRegistered: z.boolean(),
      titles: z.boolean(),
    }),
    /** The zone of their clocks, by its IANA name; null where it is not known. */
    timeZone: z.string().nullable(),
    answers: z.array(z.object({ about: z.string(), starts: time, answer: z.string(), answeredAt: time })),
  }),
  /** True if the person asked for no more mails. */
  wantsNoEmails: z.boolean(),
  mailCameBack: z.boolean(),
  /** The entries about the account, and about the person's acts as an administrator. */
  auditTrail: z.array(z.object({ from: time, to: time, what: z.string(), count: z.number() })),
});

/** Facts for a person before they delete their account, and after it. */
export const deletionFacts = z.object({
  /** Nobody else is an administrator: then the account stays. */
  isLastAdministrator: z.boolean(),
  /** True if this server makes backups by itself. */
  makesBackups: z.boolean(),
  /** When the last of these that holds the person goes; null: there is none. */
  lastBackupGoesAt: time.nullable(),
});

/** The person’s password, for what asks for it again. */
export const ownPassword = z.object({ password });
