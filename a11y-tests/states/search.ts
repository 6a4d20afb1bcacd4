import { pressLink, see, type ScreenState } from './screenState';
import { loginToView } from '@/shared/domain/auth/session';

/** The search page: `/search?q=…`. */
export const searchStates: readonly ScreenState[] = [
  { id: 'idle', about: 'nothing searched yet', reach: [see('Then press Search.')] },
  {
    id: 'found',
    about: 'results, for a word with a wrong letter',
    address: '?q=arthritus',
    reach: [see('1 result for')],
  },
  {
    id: 'found-some',
    about: 'results of several kinds, each with a part of the words',
    address: '?q=arthritis%20walking%20zzzz',
    reach: [see('for a part of')],
  },
  { id: 'none', about: 'nothing found', address: '?q=zzzzzz', reach: [see('Nothing found for')] },
  {
    id: 'too-long',
    about: 'a word that no line can hold',
    address: `?q=${'arthritis'.repeat(40)}`,
    reach: [see('Nothing found for')],
  },
  {
    id: 'source-missing',
    about: 'one kind of thing cannot be read',
    address: '?q=lifeline',
    reach: [
      {
        do: 'intercept',
        url: '**/assets/helpNumbers-*.js',
        with: { status: 404, body: '', type: 'text/plain' },
      },
      see('We could not look through help numbers.'),
    ],
  },
  {
    id: 'login-to-view',
    about: 'a result that needs a login asks for it',
    address: '?q=arthritus',
    reach: [pressLink('Living well with arthritis'), see(loginToView)],
  },
];
