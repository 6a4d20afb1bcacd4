import type { FastifyInstance } from 'fastify';
import { logFailure } from '../http/storageError';
import type { Parts } from './parts';

const tidyEvery = 60 * 60 * 1000;

/** Deletes expired logins and links at the start and then every hour. */
export function tidyRegularly(
  app: FastifyInstance,
  { sessions, resets, codes, budget, shared, community, tidyOutbox, now }: Parts,
): void {
  const tidy = () => {
    for (const part of [sessions, resets, codes, budget, shared.mailRequests, shared.audit]) {
      try {
        part.tidy(now());
      } catch (error) {
        // It can wait: what has run out is not used any more.
        logFailure(app.log, error, 'what has run out could not be thrown away');
      }
    }
    community
      ?.tidy()
      .catch((error: unknown) => logFailure(app.log, error, 'old changes could not be thrown away'));
    tidyOutbox(now()).catch((error: unknown) =>
      logFailure(app.log, error, 'old mails could not be thrown away'),
    );
  };
  tidy();
  const timer = setInterval(tidy, tidyEvery);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Makes an overdue backup once the server answers, then checks every hour. */
export function backUpRegularly(app: FastifyInstance, { backups }: Parts): void {
  if (!backups) return;
  const make = async () => {
    const reason = await backups.makeWhenDue();
    if (reason !== null) app.log.error({ reason }, 'the daily backup was not made');
  };
  const timer = setInterval(() => void make(), tidyEvery);
  timer.unref();
  app.addHook('onListen', async () => void make());
  app.addHook('onClose', async () => clearInterval(timer));
}
