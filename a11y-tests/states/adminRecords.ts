import { pressButton, see, type ScreenState, type Step } from './screenState';

const answer = (path: string, body: object): Step => ({
  do: 'intercept',
  url: `**/api/${path}`,
  with: { status: 200, body: JSON.stringify(body), type: 'application/json' },
});
const date = '2026-11-21T09:00:00.000Z';
const line = { date, to: 'margaret@example.org', subject: 'Walk on Monday' };
const outbox = answer('outbox', {
  kept: true,
  total: 1,
  mails: [{ name: 'one.eml', ...line, isPrivate: false }],
});
const trail = answer('audit', {
  entries: [{ from: date, to: date, who: 'admin@example.org', what: 'email-sent', count: 7 }],
});

const stopped = answer('stopped-addresses', {
  addresses: [
    { email: 'nina@example.org', why: 'returned', since: date, reason: 'This mailbox is full.' },
    { email: 'tom@example.org', why: 'unsubscribed', since: date, reason: '' },
  ],
});

/** One email and one entry, in the place of what other audits have caused. */
export const adminRecordsAnswers: readonly Step[] = [outbox, trail, stopped];

/** The administrators' outbox and activity log. */
export const adminRecordsStates: readonly ScreenState[] = [
  {
    id: 'filled',
    about: 'one email and one entry',
    reach: [...adminRecordsAnswers, see('Walk on Monday'), see('Emails sent')],
  },
  {
    id: 'sent',
    about: 'emails go to a mail server',
    reach: [answer('outbox', { kept: false, total: 0, mails: [] }), trail, stopped, see('are not kept here')],
  },
  {
    id: 'unreachable',
    about: 'the server does not answer',
    reach: [
      { do: 'intercept', url: '**/api/outbox', with: 'no-answer' },
      { do: 'intercept', url: '**/api/audit', with: 'no-answer' },
      { do: 'intercept', url: '**/api/stopped-addresses', with: 'no-answer' },
      see('The emails could not be loaded.'),
    ],
  },
  {
    id: 'mail',
    about: 'one email in plain text',
    reach: [
      ...adminRecordsAnswers,
      answer('outbox/one.eml', {
        ...line,
        from: 'no-reply@localhost',
        text: 'Walk at 10.',
        attachments: [{ filename: 'users.csv', bytes: 1200 }],
      }),
      pressButton('Read Walk on Monday, to margaret@example.org'),
      see('Walk at 10.'),
    ],
  },
  {
    id: 'undelivered',
    about: 'emails that may not have arrived, one sent again and one left, where data is shared',
    story: 'screens-adminrecords--undelivered',
    reach: [],
  },
];
