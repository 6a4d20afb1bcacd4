import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { forgetSavedItems, listSavedItems, putSavedItem, removeSavedItem } from '../data/savedItems';
import {
  removedItem,
  savedItem,
  savedList,
  savedParams as params,
  savedWords,
} from '@/shared/contract/schemas/savedItems';
import { refusals, writeHeaders as headers } from '@/shared/contract/schemas/records';
import { needsLogin } from '../identity/rights';
import type { CommunityRequests } from './communityRequests';
import { clearSaved, listSaved, removeSaved, save } from '@/shared/contract/operations/savedItems';

/**
 * Routes for a user's saved items:
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

  app.get(
    listSaved.url,
    { onRequest, schema: { response: { 200: savedList, ...refusals } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { uid } = (await requests.readerOf(request))!;
      return { items: await listSavedItems(data.database.read, uid) };
    },
  );

  app.put(
    save.url,
    {
      onRequest,
      schema: { params, headers, body: savedWords, response: { 200: savedItem, ...refusals } },
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
    removeSaved.url,
    {
      onRequest,
      schema: {
        params,
        headers,
        response: { 200: removedItem, ...refusals },
      },
    },
    async (request, reply) =>
      requests.write(request, reply, needsLogin, async (queries, { uid }) => {
        const { kind, id: recordId } = request.params;
        return { status: 200, body: { removed: await removeSavedItem(queries, uid, { kind, recordId }) } };
      }),
  );

  app.delete(
    clearSaved.url,
    { onRequest, schema: { headers, response: { 200: savedList, ...refusals } } },
    async (request, reply) =>
      requests.write(request, reply, needsLogin, async (queries, { uid }) => {
        await forgetSavedItems(queries, uid);
        return { status: 200, body: { items: [] } };
      }),
  );
};
