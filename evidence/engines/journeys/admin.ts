import type { EngineJourney } from './journey';
import { logIn } from './logIn';

const users = { within: 'table', called: 'Users' };

/** Runs in the page: the server’s answer for one mailbox is that it is full, and that of all others that it was sent. */
function refuseOne(refused: string) {
  const actual = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/api/send-email')) return actual(input, init);
    const { to } = (await request.json()) as { to: string };
    return to === refused
      ? Response.json({ error: 'This mailbox is full.', code: 'mail-not-sent' }, { status: 502 })
      : Response.json({ messageId: '<1@test>' });
  };
}

/** The administrators’ table, and an email to everybody in it. */
export const adminJourneys: readonly EngineJourney[] = [
  {
    id: 'sort-and-search',
    title: 'Sort and search the users',
    async go(hands, { password }) {
      await logIn(hands, 'admin', password, '/admin-dashboard');
      await hands.tabTo({ role: 'button', name: 'Email', ...users });
      await hands.audit('admin dashboard');
      await hands.press('Enter', 'Enter');
      await hands.hears('Sorted by Email, descending. 7 users. Page 1 of 1.');
      await hands.holds('the first row is that of tom@example.org', () =>
        /tom@example\.org/.test(document.querySelector('table tbody th')?.textContent ?? ''),
      );
      await hands.tabTo({ role: 'searchbox', name: 'Search all users' }, 'Shift+Tab');
      await hands.type('NURSE');
      await hands.holds(
        'one row is left',
        () => document.querySelector('table')?.querySelectorAll('tbody th').length === 1,
      );
      await hands.audit('admin dashboard, searched');
    },
  },
  {
    id: 'email-with-one-failure',
    title: 'Email users, one of whom does not get it',
    async go(hands, { password }) {
      await logIn(hands, 'admin', password, '/admin-dashboard');
      await hands.driver.evaluate(refuseOne, 'george@example.org');
      await hands.tabTo({ role: 'checkbox', name: 'Select all 7 users on this page' });
      await hands.press('Space');
      await hands.tabTo({ role: 'button', name: 'Email 7 users' }, 'Shift+Tab');
      await hands.press('Enter');
      await hands.tabTo({ role: 'textbox', name: 'Message', within: '[role=dialog]' });
      await hands.audit('admin dashboard, email');
      await hands.type('Walk at 10.');
      await hands.tabTo({ role: 'button', name: 'Preview' });
      await hands.press('Enter');
      await hands.tabTo({ role: 'button', name: 'Send to 7 users' });
      await hands.press('Enter');
      await hands.hears('6 sent, 1 not sent');
      await hands.audit('admin dashboard, sent but one');
    },
  },
];
