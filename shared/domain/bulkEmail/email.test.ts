import { expect, test } from 'vitest';
import { checkBulkEmail, defaultSubjects, messageHtml, requestFor } from './email';
import { usersTable } from '../admin/exportFile';

test('recipients are checked before subject and message', () => {
  expect(checkBulkEmail(0, '', '')).toEqual({
    field: 'recipients',
    text: 'Please select at least one user to send email to.',
  });
  expect(checkBulkEmail(1000, 'Hello', 'Hello')).toBeNull();
  expect(checkBulkEmail(1001, 'Hello', 'Hello')).toEqual({
    field: 'recipients',
    text: 'One email can go to at most 1,000 people. Please choose fewer.',
  });
  const text = 'Please provide a subject and message for the email.';
  expect(checkBulkEmail(1, ' ', 'Hello')).toEqual({ field: 'subject', text });
  expect(checkBulkEmail(1, 'Hello', '\n')).toEqual({ field: 'message', text });
  expect(checkBulkEmail(1, 'Hello', 'Hello')).toBeNull();
});

test('an email’s message becomes a paragraph with line breaks, and its markup is escaped', () => {
  expect(messageHtml('Dear <b>"Ada" & Bob\'s</b>\r\nWalk\rat\n10')).toBe(
    '<p>Dear &lt;b&gt;&quot;Ada&quot; &amp; Bob&#39;s&lt;/b&gt;<br>Walk<br>at<br>10</p>',
  );
});

test('the default subjects are the specified ones', () => {
  expect(defaultSubjects.bulk).toBe('[Oldman System] Important Announcement');
  expect(defaultSubjects.resources).toBe('[Oldman] Resource Management Report');
});

test('each kind of email has its request', () => {
  expect(requestFor({ kind: 'bulk', subject: 'S', message: 'a\nb' }, 'ada@example.net')).toEqual({
    kind: 'bulk',
    body: { to: 'ada@example.net', subject: 'S', text: 'a\nb', html: '<p>a<br>b</p>', attachments: [] },
  });
  const table = usersTable([], new Date(2026, 10, 21));
  const mailing = { kind: 'export', subject: 'S', message: 'M', table, type: 'pdf' } as const;
  expect(requestFor(mailing, 'ada@example.net')).toEqual({
    kind: 'export',
    body: {
      to: 'ada@example.net',
      data: [],
      columns: table.columns,
      filename: 'users_export_20261121.pdf',
      type: 'pdf',
      reportTitle: 'User Management Report',
      subject: 'S',
      text: 'M',
    },
  });
});
