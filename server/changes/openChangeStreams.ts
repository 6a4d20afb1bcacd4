import type { FastifyInstance } from 'fastify';
import type { CommunityData } from '../data/communityData';
import { logFailure } from '../http/storageError';
import { type ChangeStreams, createChangeStreams } from './changeStreams';
import type { ChangeStreamLimits } from './limits';
import { followOtherCopies } from './otherCopies';

/** Requests under these paths may end a login or change a user's rights. */
const aboutLogins = /^\/api\/(identity|users|accounts)(\/|$)/;

/**
 * Creates the streams of an app: they end before it waits for its connections, and their logins are checked whenever
 * one may have ended. To be called before the routes are registered.
 */
export function openChangeStreams(
  app: FastifyInstance,
  options: { data: CommunityData; limits?: Partial<ChangeStreamLimits> | undefined },
): ChangeStreams {
  const { data, limits = {} } = options;
  const failed = (error: unknown) =>
    logFailure(app.log, error, 'changes could not be read for those who watch');
  const streams = createChangeStreams({ data, limits, failed });
  const others = data.database.hasCopies ? followOtherCopies(data.database, streams, failed) : null;
  app.addHook('preClose', async () => {
    others?.close();
    streams.close();
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const isWrite = method !== 'GET' && method !== 'HEAD' && statusCode < 400;
    if (!isWrite || !aboutLogins.test(routeOptions.url ?? '')) return;
    streams.checkLogins();
    await others?.tellOfLogins();
  });
  return streams;
}
