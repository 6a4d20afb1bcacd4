import { ratingThanks, ratingUpdated } from '@/shared/domain/resources/ratingTexts';
import { descriptionMissing } from '@/shared/domain/resources/resourceForm';
import { playingVideo } from '@/shared/domain/resources/resourceList';
import { pressButton, pressEnter, see, type, type ScreenState, type Step } from './screenState';

const admin = ['admin'] as const;
const rate = (name: string): Step => ({ do: 'press', role: 'radio', name });
const store = (value: string): Step => ({ do: 'store', key: 'resources', value });
const openForm = [pressButton('Edit Living well with arthritis'), see('Cancel')];
/** A title and a description too long for one line. */
const long = JSON.stringify([
  {
    id: 1,
    title: 'Arthritis'.repeat(20),
    description: 'Osteoporosis'.repeat(30),
    category: 'Wellbeing'.repeat(9),
  },
]);

/** The list of health resources, one of them to read, and the form for administrators. */
export const resourcesStates: readonly ScreenState[] = [
  {
    id: 'filled',
    about: 'the first six cards',
    reach: [see('Showing 6 of 10 resources')],
    viewers: ['healthcare', 'user', 'admin'],
  },
  { id: 'loading', about: 'the resources are on their way', story: 'screens-resources--loading', reach: [] },
  {
    id: 'failed',
    about: 'the resources could not be fetched',
    story: 'screens-resources--could-not-be-loaded',
    reach: [],
  },
  {
    id: 'all',
    about: 'all cards',
    reach: [pressButton('Show all resources'), see('Showing 10 of 10 resources')],
  },
  {
    id: 'found',
    about: 'a search in one category',
    reach: [
      type('Search resources', 'living'),
      { do: 'choose', label: 'Category', option: 'Chronic Conditions' },
      see('Showing 2 of 2 resources found for “living” in Chronic Conditions'),
    ],
  },
  {
    id: 'none',
    about: 'nothing found',
    reach: [type('Search resources', 'zzzzzz'), see('No resources found for “zzzzzz”')],
  },
  { id: 'empty', about: 'no resources at all', reach: [store('[]'), see('There are no resources yet.')] },
  { id: 'long', about: 'words that no line can hold', reach: [store(long), see('Showing 1 of 1')] },
  {
    id: 'damaged',
    about: 'stored resources that cannot be read',
    reach: [store('[{'), see('Some saved resources could not be read.')],
  },
  {
    id: 'rated',
    data: 'local',
    about: 'a new rating in place of the old one',
    reach: [rate('3 stars'), see(ratingUpdated)],
  },
  {
    id: 'not-saved',
    about: 'a rating that could not be kept',
    story: 'screens-resources--rating-not-saved',
    reach: [],
  },
  {
    id: 'login-ended',
    about: 'the login has ended with the page open',
    story: 'screens-resources--login-ended',
    reach: [],
  },
  {
    id: 'playing',
    about: 'the notice of a video',
    reach: [
      pressButton('Play Video: Strength and balance at home'),
      see(playingVideo('Strength and balance at home')),
    ],
  },
  {
    id: 'article',
    about: 'an article to read, rated',
    address: '?item=4',
    reach: [see('When to get help'), rate('5 stars'), see(ratingThanks)],
  },
  { id: 'video', about: 'the words of a video', address: '?item=2', reach: [see('The words of this video')] },
  {
    id: 'missing',
    about: 'an address that no resource has',
    address: '?item=999',
    reach: [see('We could not find that resource')],
  },
  { id: 'form', about: 'the form for one resource', reach: openForm, viewers: admin },
  {
    id: 'form-errors',
    about: 'the form with what is missing',
    reach: [pressButton('Add New Resource'), type('Title', ''), pressEnter, see(descriptionMissing)],
    viewers: admin,
  },
  {
    id: 'form-left',
    about: 'a question before what was typed is dropped',
    reach: [...openForm, type('Title', 'Arthritis'), pressButton('Cancel'), see('Leave without saving?')],
    viewers: admin,
  },
  {
    id: 'form-not-saved',
    about: 'the form when there is no room for the change',
    story: 'screens-resources--not-saved',
    reach: [],
    viewers: admin,
  },
  {
    id: 'form-changed',
    about: 'the form after a change in another tab',
    story: 'screens-resources--changed-elsewhere',
    reach: [],
    viewers: admin,
  },
];
