import type { Page } from '@playwright/test';
import { deviceStates } from '../states/sharedDevice';
import { ownDevice } from '../states/connection';
import { cutServer, goOffline, tellNewVersion } from '../support/connection';
import { addAppointment, byNames } from './addAppointment';
import type { Journey, UserActions } from './userActions';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const noise = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const book = (person: UserActions, title: string) =>
  addAppointment(byNames(person), {
    title,
    said: `Appointment kept on this device, not sent yet: ${title}`,
  });

/** What happens to the connection, to the site and to a login on a shared computer, while somebody is there. */
export const connectionJourneys: readonly Journey[] = [
  {
    id: 'going-offline',
    title: 'Read on while the connection is gone',
    viewer: 'user',
    path: '/help',
    data: 'server',
    noise,
    async go({ page, tabTo, happens, hears }) {
      await happens('the connection is gone', () => goOffline(page));
      await hears('No internet connection.');
      await tabTo(page.getByRole('link', { name: 'Access Hub' }));
      await hears('needs the internet');
      await happens('the connection is back', () => page.context().setOffline(false));
      await hears('You are connected again.');
    },
  },
  {
    id: 'two-waiting-changes',
    title: 'Book twice without a connection, and come back to it',
    viewer: 'user',
    path: '/profile',
    data: 'server',
    before: [ownDevice],
    noise,
    async go(hands) {
      const { page, happens, hears } = hands;
      // As over a slow connection: what waits is sent once the page has heard that it is connected.
      let goOn = () => {};
      const isConnected = new Promise<void>((resolve) => (goOn = resolve));
      await page.route('**/api/appointments/*', (route) => isConnected.then(() => route.fallback()));
      let reconnect = () => Promise.resolve();
      await happens('the connection is gone', async () => {
        reconnect = await cutServer(page);
      });
      await hears('No connection. This is the list as it was at');
      await book(hands, 'Hearing check');
      await hears('1 change is waiting.');
      await book(hands, 'Walk with Joan');
      await hears('2 changes are waiting.');
      await happens('the connection is back', async () => {
        await reconnect();
        const old = page.getByRole('main').getByText('No connection.').filter({ visible: true });
        await old.first().waitFor({ state: 'hidden' });
        goOn();
      });
      await hears('Everything that was waiting is sent.');
    },
  },
  {
    id: 'new-version',
    title: 'Hear of a new version, and stay with the words of a search',
    viewer: 'visitor',
    path: '/help',
    async go({ page, tabTo, press, type, happens, hears }) {
      await tabTo(page.getByRole('searchbox', { name: 'Search this site' }));
      await type('dentist');
      await happens('the site gets a new version', () => tellNewVersion(page));
      await hears('A new version is here.');
      await tabTo(button(page, 'Load it now'));
      await press('Enter');
      await hears('Keep writing, or load it anyway?');
      await press('Enter');
    },
  },
  {
    id: 'end-of-shared-session',
    title: 'Log out of a shared computer that warned',
    viewer: 'user',
    path: '/profile',
    data: 'server',
    before: deviceStates.find(({ id }) => id === 'shared-warning')!.reach,
    async go({ page, tabTo, press, hears }) {
      await tabTo(button(page, 'Log out now'));
      await press('Enter');
      await hears('You are logged out. Nothing of yours is left on this computer.');
    },
  },
];
