import { plain, pressLink, see, type ScreenState, type Viewer } from './screenState';
import { headingOf, screens, type Screen, type ScreenId } from '@/shared/domain/screens/screens';
import { adminStates } from './admin';
import { adminRecordsAnswers, adminRecordsStates } from './adminRecords';
import { communityStates } from './community';
import { connectionStatesOf } from './connection';
import { editServicesStates } from './editServices';
import { eventsStates } from './events';
import { homeStates } from './home';
import { importServicesStates } from './importServices';
import { profileStates } from './profile';
import { resourcesStates } from './resources';
import { resetPasswordStates } from './resetPassword';
import { savedStates } from './saved';
import { servicesStates } from './services';
import { searchStates } from './search';
import { sharedStatesOf } from './shared';

/** Everybody for whom a screen differs. */
export function viewersOf(screen: Screen): readonly Viewer[] {
  if (screen.access === 'admin') return ['admin'];
  if (screen.access === 'login') return ['user'];
  return screen.id === 'home' ? ['visitor', 'user', 'admin', 'healthcare'] : ['visitor'];
}

/** The address of a state: its own, or the screen's with what it adds. */
export function addressOf(screen: Screen, state: ScreenState): string {
  if (state.address?.startsWith('/')) return state.address;
  return `${screen.path ?? '/'}${state.address ?? ''}`;
}

/** The states of screens that have more than one, or that are reached in their own way. */
const known: Partial<Record<ScreenId, readonly ScreenState[]>> = {
  home: [...homeStates, ...connectionStatesOf('home', 'Living well with arthritis')],
  resources: [
    ...resourcesStates,
    ...connectionStatesOf('resources', 'Living well with arthritis'),
    ...sharedStatesOf('resources'),
  ],
  events: [
    ...eventsStates,
    ...connectionStatesOf('events', 'Gentle Chair Exercise'),
    ...sharedStatesOf('events'),
  ],
  community: [...communityStates, ...connectionStatesOf('community', 'A jar opener that really works')],
  services: [...servicesStates, ...connectionStatesOf('services', 'St Kilda Walking Group')],
  admin: [...adminStates, ...connectionStatesOf('admin', 'Resource Management'), ...sharedStatesOf('admin')],
  adminRecords: [
    ...adminRecordsStates,
    ...connectionStatesOf('adminRecords', 'Walk on Monday', adminRecordsAnswers),
  ],
  importServices: [...importServicesStates, ...connectionStatesOf('importServices', 'File with places')],
  editServices: [
    ...editServicesStates,
    ...connectionStatesOf('editServices', 'The samples go when you add the first place.'),
  ],
  profile: [
    ...profileStates,
    ...connectionStatesOf('profile', 'My Appointments'),
    ...sharedStatesOf('profile'),
  ],
  saved: [...savedStates, ...connectionStatesOf('saved', 'You have not saved anything yet.')],
  search: [...searchStates, ...connectionStatesOf('search', 'Then press Search.')],
  help: [...plain('all help numbers'), ...connectionStatesOf('help', '13 11 14')],
  leaflet: [...plain('the leaflet as a page'), ...connectionStatesOf('leaflet', 'the leaflet')],
  accessibility: [
    ...plain('how the pages can be used'),
    ...connectionStatesOf('accessibility', 'Accessibility'),
  ],
  privacy: [...plain('what is kept and where'), ...connectionStatesOf('privacy', 'Privacy')],
  resetPassword: [...resetPasswordStates, ...connectionStatesOf('resetPassword', 'Email')],
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
          with: { status: 200, body: 'throw new Error("seeded")', type: 'text/javascript' },
        },
        pressLink('More help numbers'),
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
        pressLink('More help numbers'),
        see('Press Reload to try again.'),
      ],
    },
  ],
};

/**
 * The states of each screen and the way to each of them: the audits and the report are made from this list. A screen that says nothing
 * else has one state, and the same without a connection.
 */
export const screenStates = Object.fromEntries(
  screens.map((screen) => {
    const { id, title } = screen;
    return [id, known[id] ?? [...plain(title), ...connectionStatesOf(id, headingOf(screen))]];
  }),
) as Record<ScreenId, readonly ScreenState[]>;
