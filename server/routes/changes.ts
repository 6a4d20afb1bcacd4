import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ChangeStreams } from '../changes/changeStreams';
import { cursorText, parseCursor } from '../data/cursor';
import { changesAnswer, changesQuery } from '@/shared/contract/schemas/changes';
import { refusals } from '@/shared/contract/schemas/records';
import { clientOf } from '../http/client';
import type { CommunityRequests } from './communityRequests';
import { readChanges } from '@/shared/contract/operations/changes';

/** The options of the route of changes. */
export interface ChangesRoutesOptions {
  requests: CommunityRequests;
  streams: ChangeStreams;
}

/** The most changes in one answer; the next ones are after its `seq`. */
const maxAtOnce = 1000;

const wantsStream = ({ accept }: IncomingHttpHeaders) => /\btext\/event-stream\b/i.test(accept ?? '');

/** Sends the head of a stream. What follows is written by the streams, past Fastify. */
function beginStream(reply: FastifyReply): FastifyReply['raw'] {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    // Nginx would keep events back until it has enough of them.
    'x-accel-buffering': 'no',
    // Nothing else is asked on this connection; so it goes as soon as the stream ends.
    connection: 'close',
  });
  return reply.raw;
}

/**
 * Changes, as far as the reader may know of them: ids, never contents.
 *
 * | Request                                          | Answer                                               |
 * | ------------------------------------------------ | ---------------------------------------------------- |
 * | GET /api/changes?since=SEQ                       | 200 the changes after that `seq` of another answer   |
 * | GET /api/changes, `Accept: text/event-stream`    | 200 a stream: those missed since `Last-Event-ID` or  |
 * |                                                  | `since`, then each as it is written                  |
 *
 * `token` in the query stands for the header, which an `EventSource` does not send. It grants nothing without the cookie, and no log
 * has it.
 *
 * A client or server with too many streams gets 429 or 503 with `Retry-After`; the first kind
 * of request is always answered.
 *
 * Events of a stream: `change`; `heartbeat`; `reset` where too much was missed; `ready` once all that was missed is said; `end` with
 * a `reason`.
 */
export const changesRoutes: FastifyPluginAsyncZod<ChangesRoutesOptions> = async (app, options) => {
  const { requests, streams } = options;
  const { data } = requests;

  app.get(
    readChanges.url,
    {
      config: { tokenInQuery: true },
      schema: { querystring: changesQuery, response: { 200: changesAnswer, ...refusals } },
    },
    async (request, reply) => {
      const actor = await requests.readerOf(request);
      reply.header('cache-control', 'no-store').header('vary', 'accept, authorization');
      const { since } = request.query;
      if (request.method === 'GET' && wantsStream(request.headers)) {
        const known = request.headers['last-event-id'] ?? since;
        const from = known === undefined ? undefined : parseCursor(String(known));
        const login = actor?.login ?? null;
        const { client } = clientOf(request.ip);
        await streams.open({ actor, login, client, since: from }, () => beginStream(reply));
        return reply;
      }
      const uid = actor?.uid ?? null;
      const { changes, cursor, reset } =
        since === undefined
          ? { changes: [], ...(await data.endOfLog(uid)), reset: false }
          : await data.changesSince(parseCursor(since), uid, maxAtOnce);
      return { changes, seq: cursorText(cursor), reset };
    },
  );
};
