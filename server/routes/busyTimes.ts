import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { busyQuery, busyTimes } from '@/shared/contract/schemas/changes';
import { refusals } from '@/shared/contract/schemas/records';
import { maxBusyDays, readTaken } from '../data/takenBlocks';
import { HttpError } from '../http/httpError';
import type { CommunityRequests } from './communityRequests';
import { readBusyTimes } from '@/shared/contract/operations/changes';

/**
 * When others have appointments:
 *
 * | Request                              | Answer                                                              |
 * | ------------------------------------ | ------------------------------------------------------------------- |
 * | GET /api/busy-times?from=…&until=…   | 200 stretches in whole half hours, without a name, a count or an id |
 */
export const busyRoutes: FastifyPluginAsyncZod<{ requests: CommunityRequests }> = async (
  app,
  { requests },
) => {
  const { data } = requests;
  app.get(
    readBusyTimes.url,
    {
      onRequest: requests.requireLogin,
      schema: { querystring: busyQuery, response: { 200: busyTimes, ...refusals } },
    },
    async (request, reply) => {
      const [from, until] = [Date.parse(request.query.from), Date.parse(request.query.until)];
      if (until <= from || until - from > maxBusyDays * 24 * 60 * 60 * 1000) {
        const text = `The range is at most ${maxBusyDays} days. Look at: from, until.`;
        throw new HttpError('invalid-request', text);
      }
      reply.header('cache-control', 'no-store');
      if (!data.othersTimes) return { times: [] };
      const { uid } = (await requests.readerOf(request))!;
      const times = await readTaken(data.database.read, uid, { from, until });
      return {
        times: times.map((one) => ({
          start: new Date(one.from).toISOString(),
          end: new Date(one.until).toISOString(),
        })),
      };
    },
  );
};
