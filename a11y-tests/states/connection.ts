import { disconnectedLine, newVersionLine } from '@/shared/domain/text/connection';
import type { ScreenId } from '@/shared/domain/screens/screens';
import { pressButton, see, type, type ScreenState, type Step } from './screenState';

/** The sample person has said that this is their own device. */
export const ownDevice: Step = { do: 'store', key: 'ageBetter.ownDevice', value: JSON.stringify(['4']) };

/** A list says how old it is. @param content what its page is waited for by. */
const keptList = (content: string): ScreenState => ({
  id: 'shared-offline',
  about: 'a list as it was read before the connection was gone',
  data: 'server',
  reach: [see(content), { do: 'go-offline' }, see('No connection. This is the list as it was')],
});

/** The states that only shared data has. */
const sharedStates: Partial<Record<ScreenId, readonly ScreenState[]>> = {
  resources: [keptList('Living well with arthritis')],
  events: [keptList('Join the waiting list')],
  profile: [
    keptList('Previous week'),
    {
      id: 'shared-waiting',
      about: 'an appointment that waits for the connection, and how to take it back',
      data: 'server',
      reach: [
        ownDevice,
        see('Previous week'),
        // Its code is there by then, as where the service worker has kept it.
        pressButton('Add an appointment'),
        type('Title', 'Hearing check'),
        { do: 'go-offline' },
        pressButton('Save'),
        pressButton('Show what is waiting'),
        see('Take back'),
      ],
    },
  ],
};

/**
 * The states of a screen without a connection, and where there is a new version: the line at the lower edge, the links that do not
 * open, and lists that say how old they are.
 * @param content what the page is waited for by.
 * @param before what precedes loading the page.
 */
export function connectionStatesOf(
  id: ScreenId,
  content: string,
  before: readonly Step[] = [],
): readonly ScreenState[] {
  // The home page is longest for visitors.
  const viewers = id === 'home' ? { viewers: ['visitor'] as const } : {};
  return [
    {
      id: 'offline',
      about: 'without an internet connection',
      reach: [...before, see(content), { do: 'go-offline' }, see(disconnectedLine('offline'))],
      ...viewers,
    },
    {
      id: 'new-version',
      about: 'a new version is there',
      reach: [...before, see(content), { do: 'new-version' }, see(newVersionLine)],
      ...viewers,
    },
    ...(sharedStates[id] ?? []),
  ];
}
