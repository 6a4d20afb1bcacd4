import { pressButton, see, type, type ScreenState, type Step } from './screenState';

const login = (id: string, device: string, isThisOne = false) => ({
  id,
  device,
  beganAt: '2026-11-03T00:00:00.000Z',
  lastUsedAt: '2026-11-23T00:00:00.000Z',
  isShared: false,
  isThisOne,
});
const logins = [login('1', 'Chrome on Android', true), login('2', 'Safari on iPad'), login('3', 'Firefox')];
const answer = (status: number, body = '') => ({ status, body, type: 'application/json' });
const threeDevices: Step = {
  do: 'intercept',
  url: '**/api/identity/logins',
  with: answer(200, JSON.stringify({ logins })),
};
const devices = [threeDevices, see('Safari on iPad')];
const password = [
  pressButton('Change my password'),
  see('Calendar addresses and links in emails stop working.'),
];
const typed = [type('Old password', 'Correct1'), type('New password', 'Changed1')];

/** The states of one's own logins and of the password, on the profile. */
export const loginStates: readonly Omit<ScreenState, 'data'>[] = [
  {
    id: 'shared-logins-ended',
    about: 'several devices, one of which was just logged out',
    reach: [
      ...devices,
      { do: 'intercept', url: '**/api/identity/logins/*', with: answer(204) },
      pressButton('Log out Safari on iPad'),
      see('Logged out: Safari on iPad.'),
    ],
    viewers: ['user'],
  },
  {
    id: 'shared-logins-question',
    about: 'the question before all other devices are logged out',
    reach: [...devices, pressButton('Log out everywhere else'), see('You stay logged in on this device.')],
    viewers: ['user'],
  },
  {
    id: 'shared-logins-missing',
    about: 'nobody answers where this person is logged in',
    reach: [
      { do: 'intercept', url: '**/api/identity/logins', with: 'no-answer' },
      see('We could not load where you are logged in.'),
    ],
    viewers: ['user'],
  },
  {
    id: 'shared-password',
    about: 'the form for a new password, and what ends with the old one',
    reach: password,
    viewers: ['user'],
  },
  {
    id: 'shared-password-wrong',
    about: 'an old password that is not right',
    reach: [
      {
        do: 'intercept',
        url: '**/api/identity/password',
        with: answer(401, JSON.stringify({ error: 'The password is not right.', code: 'wrong-password' })),
      },
      ...password,
      ...typed,
      pressButton('Save new password'),
      see('This is not your password.'),
    ],
    viewers: ['user'],
  },
  {
    id: 'shared-password-changed',
    about: 'a password that was just changed',
    reach: [
      { do: 'intercept', url: '**/api/identity/password', with: answer(204) },
      ...password,
      ...typed,
      pressButton('Save new password'),
      see('Your password is changed.'),
    ],
    viewers: ['user'],
  },
];
