import { disconnectedLine, newVersionLine } from '../../src/domain/text/connection';
import type { ScreenId } from '../../src/domain/screens/screens';
import { see, type ScreenState } from './screenState';

/** The line at the lower edge comes on every screen, in the same way; these are the ones with most around it. */
const offline: readonly ScreenId[] = ['home', 'events', 'services', 'profile', 'help'];
const newVersion: readonly ScreenId[] = ['home', 'profile'];

/** Who looks at these states: the home page is longest for visitors. */
const viewersOf = (id: ScreenId) => (id === 'home' ? { viewers: ['visitor'] as const } : {});

/** The states of a screen without a connection, and where there is a new version. @param content what the page is waited for by. */
export function connectionStatesOf(id: ScreenId, content: string): readonly ScreenState[] {
  const states: ScreenState[] = [];
  if (offline.includes(id))
    states.push({
      id: 'offline',
      about: 'without an internet connection',
      reach: [see(content), { do: 'go-offline' }, see(disconnectedLine('offline'))],
      ...viewersOf(id),
    });
  if (newVersion.includes(id))
    states.push({
      id: 'new-version',
      about: 'a new version is there',
      reach: [see(content), { do: 'new-version' }, see(newVersionLine)],
      ...viewersOf(id),
    });
  return states;
}
