import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { maxSavedDetail, maxSavedPhone, maxSavedTitle, savedKinds } from '../../src/domain/saved/savedItem';
import { forgetSavedItems, listSavedItems, putSavedItem, removeSavedItem } from '../data/savedItems';
import { refusals, writeHeaders as headers } from '../data/schemas';
import { needsLogin } from '../identity/rights';
import type { CommunityRequests } from './communityRequests';

const words = {
  title: z.string().trim().min(1).max(maxSavedTitle),
  detail: z.string().max(maxSavedDetail),
  phone: z.string().trim().min(1).max(maxSavedPhone).optional(),
  /** ISO 8601 in UTC; what Undo puts back keeps its time. */
  savedAt: z.iso.datetime(),
};

const savedItem = z.object({ kind: z.enum(savedKinds), recordId: z.number().int(), ...words });

const params = z.object({ kind: z.enum(savedKinds), id: z.coerce.number().int().min(0) });

/**
 * What the person who asks saved for later:
 *
 * | Request                        | Answer                                                         |
 * | ------------------------------ | -------------------------------------------------------------- |
 * | GET /api/me/saved              | 200 all of it, the last saved first                            |
 * | PUT /api/me/saved/:kind/:id    | 200; 409 where there is no room for more                       |
 * | DELETE /api/me/saved/:kind/:id | 200 what was removed; null where it was not there              |
 * | DELETE /api/me/saved           | 200; all of it is removed                                      |
 */
export const savedItemsRoutes: FastifyPluginAsyncZod<{ requests: CommunityRequests }> = async (
  app,
  { requests },
) => {
  const { data } = requests;
  const onRequest = requests.requireLogin;
  const items = z.object({ items: z.array(savedItem) });

  app.get(
    '/me/saved',
    { onRequest, schema: { response: { 200: items, ...refusals } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { uid } = (await requests.readerOf(request))!;
      return { items: await listSavedItems(data.database.read, uid) };
    },
  );

  app.put(
    '/me/saved/:kind/:id',
    {
      onRequest,
      schema: { params, headers, body: z.object(words), response: { 200: savedItem, ...refusals } },
    },
    async (request, reply) =>
      requests.write(request, reply, needsLogin, async (queries, { uid }) => {
        const { kind, id: recordId } = request.params;
        const { savedAt, phone, title, detail } = request.body;
        // Nobody saves in the future, whatever their clock says.
        const at = new Date(Math.min(Date.parse(savedAt), data.now())).toISOString();
        const item = {
          kind,
          recordId,
          title,
          detail,
          ...(phone === undefined ? {} : { phone }),
          savedAt: at,
        };
        await putSavedItem(queries, uid, item);
        return { status: 200, body: item };
      }),
  );

  app.delete(
    '/me/saved/:kind/:id',
    {
      onRequest,
      schema: {
        params,
        headers,
        response: { 200: z.object({ removed: savedItem.nullable() }), ...refusals },
      },
    },
    async (request, reply) =>
      requests.write(request, reply, needsLogin, async (queries, { uid }) => {
        const { kind, id: recordId } = request.params;
        return { status: 200, body: { removed: await removeSavedItem(queries, uid, { kind, recordId }) } };
      }),
  );

  app.delete(
    '/me/saved',
    { onRequest, schema: { headers, response: { 200: items, ...refusals } } },
    async (request, reply) =>
      requests.write(request, reply, needsLogin, async (queries, { uid }) => {
        await forgetSavedItems(queries, uid);
        return { status: 200, body: { items: [] } };
      }),
  );
};
