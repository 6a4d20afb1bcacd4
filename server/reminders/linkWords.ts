import { eventAddress } from '@/shared/domain/events/event';
import type { Reminded } from '../data/reminders/reminders';
import type { LinkAnswer, LinkOutcome, LinkState } from './linkState';
import { nameOf, timeText, whenText } from '../mail/occasionWords';

/** The texts of a link's page. Words, never markup. */
export interface LinkWords {
  /** The HTTP status. */
  status: 200 | 404 | 410;
  title: string;
  paragraphs: readonly string[];
  /** The subject of the link: date, time, place. */
  facts?: readonly string[];
  /** The first one is what most people come for. */
  buttons?: readonly { answer: LinkAnswer; words: string; isDanger?: boolean }[];
  /** The next page to open. */
  next?: { address: string; words: string };
}

const eventsPage = { address: '/events', words: 'See all events' };
const profilePage = { address: '/profile', words: 'See your appointments' };
const homePage = { address: '/', words: 'Go to the home page' };
const pageOf = ({ collection, id }: Reminded) =>
  collection === 'events' ? { address: eventAddress(Number(id)), words: 'See this event' } : profilePage;
const listOf = (collection: Reminded['collection']) => (collection === 'events' ? eventsPage : profilePage);

const unchanged = 'Nothing was changed.';

/** Date, time and place; the place of an appointment only where its title is wanted too. */
function factsOf({ collection, location, occasion }: Reminded, titles: boolean): string[] {
  const time = timeText(occasion);
  return [
    `Date: ${whenText({ ...occasion, time: null })}`,
    ...(time === null ? [] : [`Time: ${time}`]),
    ...(location && (collection === 'events' || titles) ? [`Location: ${location}`] : []),
  ];
}

function question({ reminded, hasAnswered, titles }: Extract<LinkState, { kind: 'open' }>): LinkWords {
  const isEvent = reminded.collection === 'events';
  const facts = factsOf(reminded, titles);
  if (isEvent)
    return {
      status: 200,
      title: `Are you coming to ${reminded.title}?`,
      paragraphs: [
        hasAnswered
          ? 'You have told us that you are coming. If something has come up, you can still give up your place.'
          : reminded.places === 2
            ? 'You have two places: yours, and one for your support person. If you cannot come, please give them up, so that others can have them.'
            : 'You have a place. If you cannot come, please give it up, so that somebody else can have it.',
      ],
      facts,
      buttons: [
        ...(hasAnswered ? [] : [{ answer: 'keep' as const, words: 'I am coming' }]),
        {
          answer: 'give-up',
          words: `I cannot come: give up ${reminded.places === 2 ? 'both places' : 'my place'}`,
          isDanger: true,
        },
      ],
      next: pageOf(reminded),
    };
  return {
    status: 200,
    title: `${nameOf(reminded, titles)}: keep or delete?`,
    paragraphs: [
      hasAnswered
        ? 'You have told us that you keep this appointment. You can still delete it.'
        : 'You can keep this appointment, or delete it.',
      'We delete it from your calendar here. If somebody expects you, please call them, too.',
    ],
    facts,
    buttons: [
      ...(hasAnswered ? [] : [{ answer: 'keep' as const, words: 'Keep it' }]),
      { answer: 'give-up', words: 'Delete this appointment', isDanger: true },
    ],
    next: profilePage,
  };
}

/** The texts of the page before a response, or where none is possible. */
export function stateWords(state: LinkState): LinkWords {
  switch (state.kind) {
    case 'open':
      return question(state);
    case 'unreadable':
      return {
        status: 404,
        title: 'This link does not work',
        paragraphs: [
          `A part of it may be missing. Please open it from the email again. ${unchanged}`,
          'You can also log in and look at your places and appointments there.',
        ],
        next: homePage,
      };
    case 'left':
      return {
        status: 410,
        title: 'This link does not work any more',
        paragraphs: [`The account that it was made for is deleted. ${unchanged}`],
        next: eventsPage,
      };
    case 'ended':
      return {
        status: 410,
        title: 'This link does not work any more',
        paragraphs: [
          `It was made before the email address was confirmed, or before a new password was chosen. ${unchanged}`,
          'Please open the newest email, or log in and look at your places and appointments there.',
        ],
        next: profilePage,
      };
    case 'used':
      return {
        status: 410,
        title: 'This link was used before',
        paragraphs: [
          state.collection === 'events'
            ? `You gave up your place by it. ${unchanged} If you want to come, please look at the event.`
            : `You deleted the appointment by it. ${unchanged}`,
        ],
        next: listOf(state.collection),
      };
    case 'gone':
      return {
        status: 410,
        title: state.collection === 'events' ? 'This event is cancelled' : 'This appointment is deleted',
        paragraphs: [
          state.collection === 'events'
            ? 'It is not on the list of events any more. You do not need to do anything.'
            : 'It is not in your calendar any more. You do not need to do anything.',
        ],
        next: listOf(state.collection),
      };
    case 'moved':
      return {
        status: 410,
        title: 'This is at another time now',
        paragraphs: [`This link was for the time before. ${unchanged} Please log in to see or change it.`],
        facts: factsOf(state.reminded, false),
        next: pageOf(state.reminded),
      };
    case 'over':
      return {
        status: 410,
        title: state.reminded.collection === 'events' ? 'This event has begun' : 'This appointment has begun',
        paragraphs: [
          `The link worked until then. ${unchanged} If you could not come, please call whoever expected you.`,
        ],
        facts: factsOf(state.reminded, false),
        next: listOf(state.reminded.collection),
      };
    case 'no-place':
      return {
        status: 410,
        title: 'You have no place at this event any more',
        paragraphs: [
          `Your place was given up before. ${unchanged} If you want to come, please look at the event.`,
        ],
        next: pageOf(state.reminded),
      };
    case 'stop':
      return state.isOn
        ? {
            status: 200,
            title: 'Turn off all reminders by email?',
            paragraphs: [
              'Emails that confirm a registration stop, too. You keep your places and your appointments. You can turn all of it on again in your profile.',
            ],
            buttons: [{ answer: 'stop', words: 'Turn off all reminders' }],
            next: { address: '/profile', words: 'Choose which ones to keep' },
          }
        : {
            status: 200,
            title: 'Your reminders are turned off',
            paragraphs: ['You get no reminders by email. You can turn them on again in your profile.'],
            next: { address: '/profile', words: 'Go to your profile' },
          };
  }
}

/** The texts of the page after a response. */
export function outcomeWords({ done, reminded }: LinkOutcome): LinkWords {
  if (done === 'stop' || !reminded) return stateWords({ kind: 'stop', isOn: false });
  const isEvent = reminded.collection === 'events';
  if (done === 'keep')
    return {
      status: 200,
      title: isEvent
        ? `Thank you. You keep your ${reminded.places === 2 ? 'places' : 'place'}.`
        : 'You keep your appointment',
      paragraphs: [
        isEvent
          ? 'If something comes up, please open the link again and give up your place.'
          : 'If something comes up, you can open the link again and delete it.',
      ],
      facts: factsOf(reminded, false),
      next: pageOf(reminded),
    };
  return {
    status: 200,
    title: isEvent
      ? `You have given up ${reminded.places === 2 ? 'both places' : 'your place'}`
      : 'Your appointment is deleted',
    paragraphs: [
      isEvent
        ? 'Thank you. Somebody else can have it now.'
        : 'It is not in your calendar here any more. If somebody expects you, please call them, too.',
    ],
    next: isEvent ? pageOf(reminded) : profilePage,
  };
}
