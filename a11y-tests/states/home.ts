import { authErrorMessage } from '@/shared/domain/auth/authErrors';
import { loadingResources, noResources } from '@/shared/domain/content/homeResource';
import { pressButton, pressEnter, pressLink, see, type, type ScreenState, type Step } from './screenState';
import { administratorsOnly, loginToView, loginToViewProfile } from '@/shared/domain/auth/session';
import {
  emailInvalid,
  emailRequired,
  passwordNeedsCapital,
  passwordNeedsNumber,
  passwordTooShort,
} from '@/shared/domain/auth/validation';

const visitor = ['visitor'] as const;
const openLogin = pressButton('Login');
const openRegister = pressButton('Register');

/** A login that the form refuses, with the text that it then shows. */
const refused = (id: string, email: string, password: string, text: string): ScreenState => ({
  id,
  about: `the login form saying "${text}"`,
  reach: [openLogin, type('Email', email), type('Password', password), pressEnter, see(text)],
  viewers: visitor,
});

/** Keeps the logout from the server: it would end the login that all other states use. */
const logOut: readonly Step[] = [
  { do: 'intercept', url: '**/api/identity/session', with: { status: 204, body: '', type: 'text/plain' } },
  pressButton('Logout'),
  see('You are logged out.'),
];

/** The first page, and the login and register forms that open over it. */
export const homeStates: readonly ScreenState[] = [
  { id: 'filled', about: 'news and resources', reach: [see('Living well with arthritis')] },
  {
    id: 'loading',
    about: 'the resources are on their way',
    reach: [{ do: 'stop-clock' }, see(loadingResources)],
    viewers: visitor,
  },
  {
    id: 'empty',
    about: `no resources: "${noResources}"`,
    story: 'screens-home--empty',
    reach: [],
    viewers: visitor,
  },
  {
    id: 'menu',
    about: 'the menu of a narrow screen, open',
    story: 'components-header--menu-open',
    reach: [],
    viewers: visitor,
  },
  { id: 'login', about: 'the login form', reach: [openLogin, see('Create an account')], viewers: visitor },
  {
    id: 'register',
    about: 'the register form with its password rules',
    reach: [openRegister, see('Already have an account?')],
    viewers: visitor,
  },
  refused('email-required', '', '', emailRequired),
  refused('email-invalid', 'margaret@example', 'Wattle123', emailInvalid),
  refused('password-short', 'nobody@example.org', 'Wat1', passwordTooShort),
  refused('password-capital', 'nobody@example.org', 'wattle123', passwordNeedsCapital),
  refused('password-number', 'nobody@example.org', 'Wattletree', passwordNeedsNumber),
  refused('user-not-found', 'nobody@example.org', 'Wattle123', authErrorMessage('user-not-found').text),
  refused('wrong-password', 'margaret@example.org', 'Wattle123', authErrorMessage('wrong-password').text),
  {
    id: 'login-unreachable',
    about: 'the login form when the server does not answer',
    reach: [
      { do: 'intercept', url: '**/api/identity/**', with: 'no-answer' },
      openLogin,
      type('Email', 'margaret@example.org'),
      type('Password', 'Wattle123'),
      pressEnter,
      see(authErrorMessage('unreachable').text),
    ],
    viewers: visitor,
  },
  {
    id: 'login-to-view',
    about: 'the login form that a page asks for',
    reach: [pressLink('Events'), see(loginToView)],
    viewers: visitor,
  },
  {
    id: 'login-to-view-profile',
    about: 'the login form that the profile button opens',
    reach: [pressLink('Profile'), see(loginToViewProfile)],
    viewers: visitor,
  },
  {
    id: 'administrators-only',
    about: 'sent here from a page for administrators',
    address: '/admin-dashboard',
    reach: [see(administratorsOnly)],
    viewers: ['user'],
  },
  {
    id: 'unreachable',
    about: 'logged in while the login service does not answer',
    reach: [
      { do: 'intercept', url: '**/api/identity/**', with: 'no-answer' },
      see('You are still logged in'),
    ],
    viewers: ['user'],
  },
  { id: 'logged-out', about: 'just logged out', reach: logOut, viewers: ['user'] },
  {
    id: 'clear-my-data',
    about: 'the question before this person’s data is cleared from the device',
    reach: [
      ...logOut,
      pressButton('Clear my data from this device'),
      see('Clear your data from this device?'),
    ],
    viewers: ['user'],
  },
];
