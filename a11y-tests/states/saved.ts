import { removedLine, showSaved } from '@/shared/domain/saved/savedWords';
import { pressButton, pressLink, see, type ScreenState, type Step } from './screenState';

const title = 'Living well with arthritis';
const saveOne = [pressButton(`Save ${title}`), see(showSaved), pressLink(showSaved), see('Print this list')];

/** Lets the sample person save what no list has any more. */
const saveGone: Step = {
  do: 'ask',
  as: 'margaret@example.org',
  method: 'PUT',
  path: 'me/saved/event/4711',
  body: {
    title: 'Dance in the Park',
    detail: 'Friday 2 October 2026, Fitzroy',
    savedAt: '2026-10-01T00:00:00.000Z',
  },
};

/** What was read on the day before. */
const kept = {
  readAt: '2026-11-22T23:40:00.000Z',
  answer: [
    {
      kind: 'service',
      recordId: 1,
      title: 'Community Kitchen',
      detail: 'Carlton',
      savedAt: '2026-11-20T00:00:00.000Z',
    },
  ],
};

/** The states of the page of what is saved. */
export const savedStates: readonly ScreenState[] = [
  { id: 'empty', about: 'nothing is saved', reach: [see('You have not saved anything yet.')] },
  { id: 'filled', about: 'a resource is saved', address: '/resources', reach: saveOne },
  {
    id: 'removed',
    about: 'the last one was removed, and can be put back',
    address: '/resources',
    reach: [...saveOne, pressButton(`Remove ${title}`), see(removedLine(title))],
  },
  {
    id: 'shared-gone',
    about: 'an event that is not listed any more',
    data: 'server',
    reach: [saveGone, see('No longer listed.')],
  },
  {
    id: 'shared-kept',
    about: 'nobody answers, and the list is the last one that was read',
    data: 'server',
    reach: [
      { do: 'store', key: 'ageBetter.shared.4.saved', value: JSON.stringify(kept) },
      { do: 'as-everybody' },
      { do: 'intercept', url: '**/api/me/saved', with: 'no-answer' },
      see('To open one of these you need a connection.'),
    ],
  },
];
