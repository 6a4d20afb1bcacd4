import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { numberParams } from '@/shared/contract/schemas/records';
import { eventAddress } from '@/shared/domain/events/event';
import { whyNoRoom } from '@/shared/domain/events/noRoom';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import { type SaidCode, withSaid } from '@/shared/domain/said/said';
import { eventOf, hasPlace } from '../data/eventPlaces';
import {
  cancelRegistration,
  joinLine,
  leaveWaitingList,
  ownRegistrations,
  register,
  type RegistrationContext,
} from '../data/registrations';
import type { Queries } from '../database/database';
import { HttpError } from '../http/httpError';
import { needsLogin } from '../identity/rights';
import { loginPath } from '../http/cookies';
import type { CommunityRequests } from './communityRequests';
import { takePlainForms, type PlainFormsOptions } from './plainForms';

/** The options of the plain forms of places. */
export interface PlainPlacesOptions extends PlainFormsOptions {
  requests: CommunityRequests;
}

/** Does the work of a form. @returns what is to be said. */
type Work = (queries: Queries, eventId: number, context: RegistrationContext) => Promise<SaidCode>;

/** Registers a user, as the API does. */
const registerFor =
  (places: PlacesTaken): Work =>
  async (queries, eventId, context) => {
    const before = await ownRegistrations(queries, context.uid);
    const result = await register(queries, eventId, context, places);
    if (result === 'full') {
      const isInLine = before.waiting.some((one) => one.eventId === eventId);
      return whyNoRoom((await eventOf(queries, eventId))!, places, isInLine);
    }
    if (result === 'gone' || result === 'over') return result;
    // A user who had a place already keeps it as they took it.
    const isPair = (await ownRegistrations(queries, context.uid)).pairs.includes(eventId);
    const code = isPair ? 'registered-both' : 'registered';
    return before.registered.length === 0 ? `${code}-first` : code;
  };

/** Gives up a user's place, as the API does. */
const giveUp: Work = async (queries, eventId, context) => {
  const { pairs } = await ownRegistrations(queries, context.uid);
  const { cancelled } = await cancelRegistration(queries, eventId, context);
  if (!cancelled) return 'no-place';
  return pairs.includes(eventId) ? 'gave-up-both' : 'gave-up';
};

/** Puts a user on the waiting list, as the API does. */
const joinFor =
  (places: PlacesTaken): Work =>
  async (queries, eventId, context) => {
    const result = await joinLine(queries, eventId, context, places);
    if (result === 'free') return places > 1 ? 'both-free' : 'place-free';
    if (result === 'registered') return 'has-place';
    if (result === 'gone' || result === 'over') return result;
    // A user who waited already waits for as many places as before.
    return (await ownRegistrations(queries, context.uid)).pairs.includes(eventId)
      ? 'waiting-both'
      : 'waiting';
  };

/** Takes a user off the waiting list, as the API does. */
const leaveLine: Work = async (queries, eventId, context) => {
  const wasInLine = await leaveWaitingList(queries, eventId, context);
  // They got their place before the press did.
  return !wasInLine && (await hasPlace(queries, eventId, context.uid)) ? 'has-place' : 'left-line';
};

/** How many places the form asks for. */
const placesIn = (fields: URLSearchParams): PlacesTaken => (fields.get('places') === '2' ? 2 : 1);

/**
 * Places at events without scripts, each for the person whose login the form names:
 *
 * | Request                       | Answer                                                                           |
 * | ----------------------------- | -------------------------------------------------------------------------------- |
 * | POST /events/:id/registration | 303 to the event, which says `registered`, or why not; `places=2` asks for two   |
 * | POST /events/:id/give-up      | 303 to the event, which says `gave-up`, or that there was no place               |
 * | POST /events/:id/waiting      | 303 to the event, which says `waiting`, or why not; `places=2` as above          |
 * | POST /events/:id/leave-line   | 303 to the event, which says `left-line`, or that they have a place              |
 *
 * After the end of a login: 303 to the form to log in, and from there to the event.
 */
export const plainPlaces: FastifyPluginAsync<PlainPlacesOptions> = async (app, options) => {
  const { requests } = options;
  const { data } = requests;
  const forms = takePlainForms(app, options);

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    workOf: (fields: URLSearchParams) => Work,
  ): Promise<FastifyReply> => {
    const params = numberParams.safeParse(request.params);
    if (!params.success) throw new HttpError('not-found', 'There is nothing at this address.');
    const { id } = params.data;
    const work = workOf(forms.fieldsOf(request));
    try {
      await requests.requireLogin(request);
      const { body } = await requests.run(request, needsLogin, async (queries, { uid }) => ({
        status: 303,
        body: { said: await work(queries, id, { uid, now: data.now() }) },
      }));
      const { said } = body as { said: SaidCode };
      // The page of an event that is gone says no more than that.
      return forms.goOn(reply, withSaid(said === 'gone' ? '/events' : eventAddress(id), said));
    } catch (error) {
      if (!(error instanceof HttpError) || error.code !== 'signed-out') throw error;
      return forms.goOn(reply, `${loginPath}?next=${encodeURIComponent(eventAddress(id))}`);
    }
  };

  const work: Record<string, (fields: URLSearchParams) => Work> = {
    registration: (fields) => registerFor(placesIn(fields)),
    'give-up': () => giveUp,
    waiting: (fields) => joinFor(placesIn(fields)),
    'leave-line': () => leaveLine,
  };
  for (const [name, workOf] of Object.entries(work))
    app.post(`/events/:id/${name}`, async (request, reply) => answer(request, reply, workOf));
};
