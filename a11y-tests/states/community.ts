import { forumsSoon, peerSupportSoon } from '@/shared/domain/content/community';
import { pressButton, see, type ScreenState } from './screenState';

/** The community page. */
export const communityStates: readonly ScreenState[] = [
  {
    id: 'filled',
    about: 'the hub, three events and two posts',
    reach: [see('A jar opener that really works')],
    viewers: ['user', 'admin', 'healthcare'],
  },
  {
    id: 'forums-notice',
    about: `the notice "${forumsSoon}"`,
    reach: [see('A jar opener that really works'), pressButton('Open Forums'), see(forumsSoon)],
  },
  {
    id: 'peer-support-notice',
    about: `the notice "${peerSupportSoon}"`,
    reach: [see('A jar opener that really works'), pressButton('Open Peer Support'), see(peerSupportSoon)],
  },
  {
    id: 'failed',
    about: 'the examples could not be loaded',
    reach: [
      {
        do: 'intercept',
        url: '**/assets/forumPosts-*.js',
        with: { status: 404, body: '', type: 'text/plain' },
      },
      see('The events and posts could not be loaded.'),
    ],
  },
];
