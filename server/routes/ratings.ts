import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { longResponsesKeptFor } from '../data/idempotency';
import { needsToRate, putRating } from '../data/ratings';
import { longWriteHeaders, numberParams, refusals } from '@/shared/contract/schemas/records';
import { rated, ratingWrite } from '@/shared/contract/schemas/ratings';
import type { CommunityRequests } from './communityRequests';
import { rate } from '@/shared/contract/operations/ratings';

/**
 * One person's stars for a resource:
 *
 * | Request                        | Answer                                                             |
 * | ------------------------------ | ------------------------------------------------------------------ |
 * | PUT /api/resources/:id/rating  | 200 what this person had given before; 404 where there is no such  |
 */
export const ratingRoutes: FastifyPluginAsyncZod<{ requests: CommunityRequests }> = async (
  app,
  { requests },
) => {
  app.put(
    rate.url,
    {
      onRequest: requests.requireLogin,
      schema: {
        params: numberParams,
        headers: longWriteHeaders,
        body: ratingWrite,
        response: { 200: rated, ...refusals },
      },
    },
    async (request, reply) =>
      requests.write(
        request,
        reply,
        needsToRate,
        async (queries, { uid }) => {
          const { rating, timestamp } = request.body;
          const now = requests.data.now();
          // Nobody rates in the future, whatever their clock says.
          const ratedAt = timestamp === undefined ? now : Math.min(Date.parse(timestamp), now);
          const body = await putRating(queries, uid, request.params.id, rating, { ratedAt, now });
          return { status: 200, body };
        },
        longResponsesKeptFor,
      ),
  );
};
