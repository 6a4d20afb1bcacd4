import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOutboxMail } from '../mail/outbox';
import { createOutboxReader } from '../mail/outboxReader';
import { eventMail } from './eventMail';

const event = { id: '7', title: 'Tea <b>& "Chat"', date: '2026-12-11', location: '' };
const site = {
  productName: 'Age Better',
  url: 'https://agebetter.example',
  zone: 'Australia/Melbourne',
  holidays: () => [],
};

test('an email about a place can be read in the outbox by administrators, and carries no way to unsubscribe', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-'));
  const mail = createOutboxMail(folder, { from: 'hello@agebetter.example', replyTo: null }, () => Date.now());
  try {
    const message = eventMail('george@example.org', { kind: 'place', event, waited: 1, places: 1 }, site);
    await mail.send(message);
    const reader = createOutboxReader(folder);
    const { mails } = await reader.list(10);
    expect(mails).toMatchObject([
      {
        to: 'george@example.org',
        subject: 'You have a place at Tea <b>& "Chat" on Friday 11 December',
        isPrivate: false,
      },
    ]);
    expect(await reader.read(mails[0]!.name)).toMatchObject({
      text: expect.stringContaining('https://agebetter.example/events?item=7'),
    });
    expect(message.unsubscribe).toBeUndefined();
  } finally {
    mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the name of an event is words in an email, never markup', () => {
  const { html, subject } = eventMail(
    'george@example.org',
    { kind: 'event-deleted', event, before: event, places: 1 },
    site,
  );
  expect(subject).toBe('Cancelled: Tea <b>& "Chat" on Friday 11 December');
  expect(html).toContain('Tea &lt;b&gt;&amp; "Chat"');
  expect(html).not.toContain('<b>');
  expect(html).toContain('<a href="https://agebetter.example/events">');
});

test('an email says at what time an event is, and from when it was moved', () => {
  const now = { ...event, starts: '10:00', ends: '12:30', timeZone: 'Australia/Perth' };
  const place = eventMail('george@example.org', { kind: 'place', event: now, places: 1, waited: 1 }, site);
  expect(place.text).toContain('Time: 10 am to 12:30 pm, Perth time\n');
  const moved = eventMail(
    'george@example.org',
    { kind: 'event-changed', event: now, places: 1, before: event },
    site,
  );
  expect(moved.text).toContain('Time: 10 am to 12:30 pm, Perth time (it was: not known yet)');
  const same = eventMail(
    'george@example.org',
    { kind: 'event-changed', event, places: 1, before: event },
    site,
  );
  expect(same.text).not.toContain('Time:');
});
