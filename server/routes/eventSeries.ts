import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { seriesProblem } from '@/shared/domain/events/series/series';
import { addRecords } from '../data/newRecords';
import type { ShownRecord } from '../data/collections';
import { refusals, writeHeaders, idParams } from '@/shared/contract/schemas/records';
import { seriesWrite, seriesWritten } from '@/shared/contract/schemas/eventSeries';
import { HttpError } from '../http/httpError';
import type { CommunityRequests } from './communityRequests';
import { writeSeries } from '@/shared/contract/operations/eventSeries';

/** The longest request, in bytes: sixty events of the usual kind, as they were and as they become. */
const maxRequestBytes = 1_000_000;

/**
 * The dates of an event that repeats:
 *
 * | Request               | Answer                                                                                  |
 * | --------------------- | --------------------------------------------------------------------------------------- |
 * | PUT /event-series/:id | 200 all of it is written, new events under free ids; 409 with the record of now where    |
 * |                       | one is not as it was seen, and 400 where one is not valid or the series is longer than a |
 * |                       | year: nothing is written                                                                 |
 */
export const seriesRoutes: FastifyPluginAsyncZod<{ requests: CommunityRequests }> = async (
  app,
  { requests },
) => {
  const store = requests.data.collections.get('events')!;
  app.put(
    writeSeries.url,
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
        const shown: (ShownRecord | null)[] = [];
        for (const { id: asked, expected, record } of request.body.writes) {
          const seen = typeof expected === 'object' ? expected : record;
          const id = String(asked ?? seen?.['id']);
          if (!record) await store.remove(queries, actor, id, expected ?? undefined);
          else if (expected !== null) shown.push(await store.put(queries, actor, id, record, { expected }));
          else
            shown.push(
              ...(await addRecords(queries, store, actor, { records: [record], now: requests.data.now() })),
            );
          if (!record) shown.push(null);
        }
        const events = shown.flatMap((one) => (one ? [one.record as unknown as CommunityEvent] : []));
        const problem = seriesProblem(events, request.params.id);
        if (problem) throw new HttpError('invalid-request', problem);
        return { status: 200, body: { records: shown } };
      }),
  );
};
