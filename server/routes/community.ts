import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ChangeStreams } from '../changes/changeStreams';
import { busyRoutes } from './busyTimes';
import { changesRoutes } from './changes';
import { createCommunityRequests, type CommunityRoutesOptions } from './communityRequests';
import { ratingRoutes } from './ratings';
import { recordRoutes } from './records';
import { registrationRoutes } from './registrations';

/**
 * The community's data under `/api`: records of each collection, ratings, registrations, busy times and what changed.
 * Each file beside this one says what its addresses answer.
 */
export const communityRoutes: FastifyPluginAsyncZod<
  CommunityRoutesOptions & { streams: ChangeStreams }
> = async (app, options) => {
  const requests = createCommunityRequests(options);
  for (const store of options.data.collections.values())
    await app.register(recordRoutes, { prefix: `/${store.kind.name}`, requests, store });
  await app.register(ratingRoutes, { requests });
  await app.register(registrationRoutes, { requests });
  await app.register(busyRoutes, { requests });
  await app.register(changesRoutes, { requests, streams: options.streams });
};
