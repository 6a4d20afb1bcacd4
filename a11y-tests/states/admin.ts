import { noneSent, noRecipients, noSubjectOrMessage } from '@/shared/domain/bulkEmail/email';
import type { BulkEmailRun } from '@/shared/domain/bulkEmail/bulkEmailRun';
import { pressButton, see, type, type ScreenState, type Step } from './screenState';
import { exampleFigure } from '@/shared/domain/admin/stats';
import { deletingYourself } from '@/shared/domain/users/user';

const ready = see(exampleFigure);
const selectAll: Step = { do: 'press', role: 'checkbox', name: 'Select all 7 users on this page' };
const openEmail: readonly Step[] = [ready, selectAll, pressButton('Email 7 users'), see('How to send')];
const write = type('Message', 'Walk at 10.');
const preview: readonly Step[] = [...openEmail, write, pressButton('Preview'), see('Check the email')];

/** Intercepted, so that audits never send mail. */
const answer = (status: number, body: object): Step => ({
  do: 'intercept',
  url: '**/api/send-email',
  with: { status, body: JSON.stringify(body), type: 'application/json' },
});

const keptRun: BulkEmailRun = {
  id: 'kept-run',
  owner: 'admin@example.org',
  mailing: { kind: 'bulk', subject: 'Walks', message: 'Walk at 10.' },
  pace: 'one-by-one',
  round: 1,
  results: [
    { email: 'margaret@example.org', outcome: 'sent' },
    { email: 'george@example.org', outcome: 'not-sent', text: 'This mailbox is full.' },
    {
      email: 'nina@example.org',
      outcome: 'unknown',
      text: 'The mail server stopped answering while it took the mail. It may have been sent.',
    },
  ],
};
const kept: Step = { do: 'store', key: 'ageBetter.mailRun', value: JSON.stringify(keptRun) };

/** The dashboard: figures, two tables, and everything that opens over them. */
export const adminStates: readonly ScreenState[] = [
  { id: 'filled', about: 'figures, users and resources', reach: [ready, see('Resource Management')] },
  { id: 'loading', about: 'the lists are on their way', story: 'screens-admin--loading', reach: [] },
  { id: 'failed', about: 'the lists could not be loaded', story: 'screens-admin--failed', reach: [] },
  { id: 'empty', about: 'no users and no resources', story: 'screens-admin--empty', reach: [] },
  {
    id: 'backup-trouble',
    about: 'the last backup is old, and the next one failed',
    story: 'screens-admin--backup-trouble',
    reach: [],
  },
  {
    id: 'nothing-found',
    about: 'a search for users in vain',
    reach: [ready, type('Search all users', 'zzzzzz'), see('No users match “zzzzzz”.')],
  },
  {
    id: 'selected',
    about: 'all users selected',
    reach: [ready, selectAll, see('7 of 7 users selected')],
  },
  {
    id: 'edit-user',
    data: 'local',
    about: 'the form for a user',
    reach: [ready, pressButton('Edit tom@example.org'), see('This changes the list only.')],
  },
  {
    id: 'edit-resource',
    about: 'the form for a resource',
    reach: [ready, pressButton('Edit Sleeping better'), see('Edit Sleeping better')],
  },
  {
    id: 'edit-left',
    data: 'local',
    about: 'the question before what was typed is lost',
    reach: [
      ready,
      pressButton('Edit tom@example.org'),
      type('Email', 'tom@example.com'),
      pressButton('Cancel'),
      see('Leave without saving?'),
    ],
  },
  {
    id: 'not-saved',
    about: 'the form for a user when there is no room for the change',
    story: 'screens-admin--no-room',
    reach: [],
  },
  {
    id: 'delete-user',
    about: 'the question before a user is deleted',
    reach: [ready, pressButton('Delete tom@example.org'), see('Delete tom@example.org?')],
  },
  {
    id: 'deleted',
    about: 'a user is deleted, with a way back',
    reach: [
      ready,
      pressButton('Delete tom@example.org'),
      see('Delete tom@example.org?'),
      pressButton('Delete user'),
      see('Deleted tom@'),
    ],
  },
  {
    id: 'own-row',
    about: 'no way to delete oneself',
    reach: [ready, pressButton('Delete admin@example.org'), see(deletingYourself)],
  },
  { id: 'email', about: 'the email form', reach: openEmail },
  {
    id: 'email-nobody',
    about: `the email form saying "${noRecipients}"`,
    reach: [...openEmail, pressButton('Choose none'), pressButton('Preview'), see(noRecipients)],
  },
  {
    id: 'email-no-message',
    about: `the email form saying "${noSubjectOrMessage}"`,
    reach: [...openEmail, pressButton('Preview'), see(noSubjectOrMessage)],
  },
  {
    id: 'email-left',
    about: 'the question before an email that was written is lost',
    reach: [
      ...openEmail,
      type('Message', 'We walk at ten.'),
      pressButton('Cancel'),
      see('Leave without sending?'),
    ],
  },
  { id: 'email-preview', about: 'the email before it is sent', reach: preview },
  {
    id: 'email-sending',
    about: 'a mailing under way that is being stopped',
    story: 'screens-admin--sending',
    reach: [],
  },
  {
    id: 'email-none-sent',
    about: `"${noneSent}"`,
    reach: [
      answer(502, { error: 'The mail server could not be reached.', code: 'mail-not-sent' }),
      ...preview,
      pressButton('Send to 7 users'),
      see(noneSent),
    ],
  },
  {
    id: 'email-results',
    about: 'what came of the last mailing, after a reload: sent, not sent, may have been sent',
    reach: [kept, ready, pressButton('Show the results'), see('This mailbox is full.')],
  },
  {
    id: 'email-export',
    about: 'the form that mails an export',
    reach: [ready, pressButton('Email the export'), see('How to send')],
  },
];
