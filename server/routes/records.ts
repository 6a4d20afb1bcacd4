import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { responsesKeptFor, longResponsesKeptFor } from '../data/idempotency';
import type { CollectionStore, ShownRecord } from '../data/collections';
import { createListResponses } from '../data/listResponses';
import { addRecords } from '../data/newRecords';
import {
  addedRecords,
  idParams,
  longWriteHeaders,
  newRecords,
  page,
  pageQuery,
  recordWrite,
  refusals,
  shownRecord,
  writeHeaders,
} from '@/shared/contract/schemas/records';
import { packingFor } from '../http/packing';
import { type CommunityRequests, versionOf } from './communityRequests';
import { recordOperations } from '@/shared/contract/operations/records';

/** The options of the routes of a collection. */
export interface RecordRoutesOptions {
  requests: CommunityRequests;
  store: CollectionStore;
}

/** The lists that are kept as they were sent, in bytes for each collection. */
const keptListBytes = 16 * 1024 * 1024;

/** The longest request for new records, in bytes: an appointment on each day of a year, with some words. */
const maxNewBytes = 1_000_000;

/** To be raised when lists of the same records look different: browsers keep them over an update of the product. */
const listFormat = 1;

const tagOf = ({ version }: ShownRecord) => `"${version}"`;

/**
 * The records of one collection:
 *
 * | Request            | Answer                                                                                   |
 * | ------------------ | ---------------------------------------------------------------------------------------- |
 * | GET /              | 200 a page, with an ETag; 304 where nothing changed since                                 |
 * | GET /:id           | 200 the record; 404                                                                      |
 * | POST /             | 201 new ones, under free ids; 409 where one overlaps: nothing is written                  |
 * | PUT /:id           | 201 a new one, 200 written over; 409 with the record of now where the condition fails    |
 * | DELETE /:id        | 200 the record that went; 404; 409 with the record of now where it is not as it was seen |
 */
export const recordRoutes: FastifyPluginAsyncZod<RecordRoutesOptions> = async (app, { requests, store }) => {
  const { recordType } = store;
  const asked = recordOperations(recordType.name);
  const answers = createListResponses(keptListBytes);
  // Changes to a user's own records may wait on a device.
  const mayWait = recordType.readBy === 'own';
  const keptFor = mayWait ? longResponsesKeptFor : responsesKeptFor;
  const headers = mayWait ? longWriteHeaders : writeHeaders;

  app.get(
    asked.list.url,
    { schema: { querystring: pageQuery, response: { 200: page, 304: z.undefined(), ...refusals } } },
    async (request, reply) => {
      const actor = await requests.readerOf(request);
      const { after, limit } = request.query;
      // Public records may stay in the browser's cache, also after a logout.
      const caching = recordType.readBy === 'all' ? 'private, no-cache' : 'no-store';
      reply.header('cache-control', caching).header('vary', 'authorization, accept-encoding');
      // A user's own part of a record, such as a rating, counts as a change of the record.
      const reader = store.sameForAll ? '' : (actor?.uid ?? '');
      const tag = `W/"${listFormat}.${await store.latest(actor)}.${reader}.${after ?? 0}.${limit}"`;
      reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send(undefined);
      const packing = packingFor(request.headers['accept-encoding']);
      const answer = await answers.find(tag, packing, async () => {
        const list = await store.list(actor, { limit, ...(after === undefined ? {} : { after }) });
        return reply.serialize(list) as string;
      });
      if (typeof answer !== 'string') reply.header('content-encoding', packing!);
      // By the schema of this route already.
      return reply.type('application/json; charset=utf-8').send(answer as never);
    },
  );

  app.get(
    asked.read.url,
    { schema: { params: idParams, response: { 200: shownRecord, ...refusals } } },
    async (request, reply) => {
      const shown = await store.get(await requests.readerOf(request), request.params.id);
      reply.header('etag', tagOf(shown)).header('cache-control', 'private, no-cache');
      return shown;
    },
  );

  app.post(
    asked.add.url,
    {
      onRequest: requests.requireLogin,
      bodyLimit: Math.max(maxNewBytes, recordType.maxLength * 6),
      schema: { headers, body: newRecords, response: { 201: addedRecords, ...refusals } },
    },
    async (request, reply) =>
      requests.write(
        request,
        reply,
        store.need,
        async (queries, actor) => {
          const added = await addRecords(queries, store, actor, {
            ...request.body,
            now: requests.data.now(),
          });
          return { status: 201, body: { records: added } };
        },
        keptFor,
      ),
  );

  app.put(
    asked.put.url,
    {
      onRequest: requests.requireLogin,
      // A character takes up to six bytes in JSON.
      bodyLimit: recordType.maxLength * 6,
      schema: {
        params: idParams,
        headers,
        body: recordWrite,
        response: { 200: shownRecord, 201: shownRecord, ...refusals },
      },
    },
    async (request, reply) =>
      requests.write(
        request,
        reply,
        store.need,
        async (queries, actor) => {
          const { 'if-match': match, 'if-none-match': none } = request.headers;
          const expected = none === '*' ? 'none' : versionOf(match);
          const { isNew, isUnchanged, ...body } = await store.put(
            queries,
            actor,
            request.params.id,
            request.body.record,
            {
              ...(expected === undefined ? {} : { expected }),
              overlapAgreed: request.body.overlapAgreed,
            },
          );
          // Without a condition a late repeat could write over what came after it.
          return { status: isNew ? 201 : 200, body, isUnchanged: isUnchanged && expected !== undefined };
        },
        keptFor,
      ),
  );

  app.delete(
    asked.remove.url,
    {
      onRequest: requests.requireLogin,
      schema: { params: idParams, headers, response: { 200: shownRecord, ...refusals } },
    },
    async (request, reply) =>
      requests.write(
        request,
        reply,
        store.need,
        async (queries, actor) => ({
          status: 200,
          body: await store.remove(queries, actor, request.params.id, versionOf(request.headers['if-match'])),
        }),
        keptFor,
      ),
  );
};
