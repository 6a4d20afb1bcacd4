import { event, record } from './communityServer';
import { done, joan, newEvent, newGuest, type WritingRoute } from './surroundings';

/** The routes that write about people who rang and have no account. */
export const guestRoutes: Record<string, WritingRoute> = {
  'POST /api/events/:id/guests': [
    'healthcare',
    async (around) => ({ path: `${await newEvent(around)}/guests`, body: joan }),
  ],
  'DELETE /api/events/:id/guests/:guest': [
    'healthcare',
    async (around) => ({ path: await newGuest(around) }),
  ],
  'PUT /api/events/:id/guests/:guest/undo-removal': [
    'healthcare',
    async (around) => {
      const path = await newGuest(around);
      await done(around.community.as('healthcare')('DELETE', path));
      return { path: `${path}/undo-removal` };
    },
  ],
  'PUT /api/guest-calls/:id/done': [
    'healthcare',
    async (around) => {
      await newGuest(around);
      const organiser = around.community.as('healthcare');
      await done(organiser('PUT', `events/${around.n}`, record({ ...event(around.n), date: '2026-12-12' })));
      const { calls } = (await done(organiser('GET', 'guest-calls'))) as {
        calls: { id: number; eventId: number; state: string }[];
      };
      const { id, state } = calls.find(({ eventId }) => eventId === around.n)!;
      return { path: `guest-calls/${id}/done`, body: { state } };
    },
  ],
};
