import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ruleProblem } from '../../src/domain/recurrence/recurrenceWords';
import { refusals, seriesWrite, seriesWritten, writeHeaders, idParams } from '../data/schemas';
import { HttpError } from '../http/httpError';
import type { CommunityRequests } from './communityRequests';

/** The longest request, in bytes: sixty events of the usual kind. */
const maxRequestBytes = 1_000_000;

/**
 * The dates of an event that repeats:
 *
 * | Request               | Answer                                                                                  |
 * | --------------------- | --------------------------------------------------------------------------------------- |
 * | PUT /event-series/:id | 200 all of it is written; 409 with the record of now where one is not as it was seen,    |
 * |                       | and 400 where one is not valid or the series is longer than a year: nothing is written   |
 */
export const seriesRoutes: FastifyPluginAsyncZod<{ requests: CommunityRequests }> = async (
  app,
  { requests },
) => {
  const store = requests.data.collections.get('events')!;
  app.put(
    '/event-series/:id',
    {
      onRequest: requests.requireLogin,
      bodyLimit: maxRequestBytes,
      schema: {
        params: idParams,
        headers: writeHeaders,
        body: seriesWrite,
        response: { 200: seriesWritten, ...refusals },
      },
    },
    async (request, reply) =>
      requests.write(request, reply, store.need, async (queries, actor) => {
        const { writes } = request.body;
        for (const { id, expected, record } of writes) {
          if (record && record['series'] !== request.params.id)
            throw new HttpError('invalid-request', 'The event is of another series. Look at: series.');
          if (record) await store.put(queries, actor, String(id), record, { expected: expected ?? 'none' });
          else await store.remove(queries, actor, String(id), expected ?? undefined);
        }
        const days = writes.flatMap(({ record }) => (record ? [String(record['date'])] : [])).toSorted();
        const problem = days.length > 1 ? ruleProblem({ first: days[0]!, until: days.at(-1)! }) : null;
        if (problem) throw new HttpError('invalid-request', problem);
        return { status: 200, body: { written: writes.length } };
      }),
  );
};
