import type { Role } from './user';
import { authErrorMessage } from './authErrors';
import { loadingResources, noResources } from './homeResource';
import type { Screen, ScreenId } from './screens';
import { administratorsOnly, loginToView, loginToViewProfile } from './session';
import {
  emailInvalid,
  emailRequired,
  passwordNeedsCapital,
  passwordNeedsNumber,
  passwordTooShort,
} from './validation';

/** Who looks at a screen. */
export type Viewer = 'visitor' | Role;

/** One step from a freshly loaded screen to one of its states, in words that a driver of a browser can follow. */
export type Step =
  /** Press the control with this role and accessible name. */
  | { do: 'press'; role: 'button' | 'link' | 'radio' | 'checkbox'; name: string }
  /** Fill in the field with this label. */
  | { do: 'type'; label: string; text: string }
  | { do: 'choose'; label: string; option: string }
  | { do: 'key'; key: string }
  /** Before loading: put a value under a local storage key. */
  | { do: 'store'; key: string; value: string }
  /** Before loading: let requests to this address fail, or answer with this status and body. */
  | { do: 'intercept'; url: string; with: 'no-answer' | { status: number; body: string; type: string } }
  /** Stop the page's clock at loading, so that something that takes time stays unfinished. */
  | { do: 'stop-clock' }
  /** Wait until this text is visible. */
  | { do: 'see'; text: string };

/** One state of a screen that a person can meet. */
export interface ScreenState {
  /** Short and unique within the screen, in kebab-case. */
  id: string;
  /** What a person meets, in a few words. */
  about: string;
  /** Added to the screen's own path, for example `?item=3`; replaces it where it starts with a slash. */
  address?: string;
  reach: readonly Step[];
  /**
   * The story that shows this state, where nothing from outside can bring the built product to it. `reach` is then empty,
   * and the audit of the stories looks at it.
   */
  story?: string;
  /** Who is looked at in this state; default: everybody in {@link viewersOf} the screen. */
  viewers?: readonly Viewer[];
}

/** Everybody for whom a screen differs. */
export function viewersOf(screen: Screen): readonly Viewer[] {
  if (screen.access === 'admin') return ['admin'];
  if (screen.access === 'login') return ['user'];
  return screen.id === 'home' ? ['visitor', 'user', 'admin', 'healthcare'] : ['visitor'];
}

const visitor = ['visitor'] as const;
const openLogin: Step = { do: 'press', role: 'button', name: 'Login' };
const openRegister: Step = { do: 'press', role: 'button', name: 'Register' };
const send: Step = { do: 'key', key: 'Enter' };
const typeEmail = (text: string): Step => ({ do: 'type', label: 'Email', text });
const typePassword = (text: string): Step => ({ do: 'type', label: 'Password', text });
const see = (text: string): Step => ({ do: 'see', text });

/** A login that the form refuses, with the text that it then shows. */
const refused = (id: string, email: string, password: string, text: string): ScreenState => ({
  id,
  about: `the login form saying "${text}"`,
  reach: [openLogin, typeEmail(email), typePassword(password), send, see(text)],
  viewers: visitor,
});

/** A screen that only has the state in which it arrives. */
const plain = (about: string): readonly ScreenState[] => [{ id: 'default', about, reach: [] }];

/** The states of each screen and the way to each of them: the audits and the report are made from this list. */
export const screenStates: Record<ScreenId, readonly ScreenState[]> = {
  home: [
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
        typeEmail('margaret@example.org'),
        typePassword('Wattle123'),
        send,
        see(authErrorMessage('unreachable').text),
      ],
      viewers: visitor,
    },
    {
      id: 'login-to-view',
      about: 'the login form that a page asks for',
      reach: [{ do: 'press', role: 'link', name: 'Events' }, see(loginToView)],
      viewers: visitor,
    },
    {
      id: 'login-to-view-profile',
      about: 'the login form that the profile button opens',
      reach: [{ do: 'press', role: 'link', name: 'Profile' }, see(loginToViewProfile)],
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
  ],
  resources: plain('its heading'),
  events: plain('its heading'),
  services: plain('its heading'),
  community: plain('its heading'),
  admin: plain('its heading'),
  profile: plain('its heading'),
  search: [
    { id: 'idle', about: 'nothing searched yet', reach: [] },
    {
      id: 'found',
      about: 'results',
      address: '/search?q=arthritus',
      reach: [see('Living well with arthritis')],
    },
    { id: 'none', about: 'nothing found', address: '/search?q=zzzzzz', reach: [see('Nothing found for')] },
  ],
  help: plain('all help numbers'),
  leaflet: plain('the leaflet as a page'),
  accessibility: plain('how the pages can be used'),
  privacy: plain('what is kept and where'),
  resetPassword: [
    { id: 'ask', about: 'asks for the address', reach: [] },
    {
      id: 'ask-error',
      about: 'an address that is none',
      reach: [typeEmail('margaret'), send, see(emailInvalid)],
    },
    {
      id: 'sent',
      about: 'a link is on its way',
      reach: [typeEmail('nobody@example.org'), send, see('a message with a link is on its way')],
    },
    { id: 'new', about: 'asks for the new password', address: '/reset-password#code=none', reach: [] },
    {
      id: 'new-error',
      about: 'a password that is too short',
      address: '/reset-password#code=none',
      reach: [{ do: 'type', label: 'New password', text: 'Wat1' }, send, see(passwordTooShort)],
    },
    {
      id: 'link-used',
      about: 'a link that does not work any more',
      address: '/reset-password#code=none',
      reach: [
        { do: 'type', label: 'New password', text: 'Wattle123' },
        send,
        see('This link does not work any more.'),
      ],
    },
  ],
  notFound: [{ id: 'default', about: 'an address that no page has', address: '/no-such-page', reach: [] }],
  crashed: [
    {
      id: 'default',
      about: 'the code of a page fails',
      address: '/',
      reach: [
        {
          do: 'intercept',
          url: '**/assets/HelpPage-*.js',
          with: { status: 200, body: 'throw new Error("planted")', type: 'text/javascript' },
        },
        { do: 'press', role: 'link', name: 'More help numbers' },
        see('This page stopped working.'),
      ],
    },
  ],
  outOfDate: [
    {
      id: 'default',
      about: 'the code of a page is gone from the server',
      address: '/',
      reach: [
        {
          do: 'intercept',
          url: '**/assets/HelpPage-*.js',
          with: { status: 404, body: '', type: 'text/plain' },
        },
        { do: 'press', role: 'link', name: 'More help numbers' },
        see('Press Reload to try again.'),
      ],
    },
  ],
};
