import { statfs } from 'node:fs/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Backups } from '../backup/backups';
import { nextDueAt } from '../data/dueMessages';
import type { Database } from '../database/database';
import { storageHttpError } from '../http/storageError';
import type { Storage } from '../identity/storage';
import { health, readiness, refusal } from '@/shared/contract/schemas/common';
import { readHealth, readReadiness } from '@/shared/contract/operations/services';

const hour = 60 * 60 * 1000;

/** How long a message may be due, and how old the last backup may be, in milliseconds. */
const mailMayWait = hour / 2;
const backupMayBe = 48 * hour;

/** The least room in the data folder, in bytes: a list or a mail has to fit. */
const minRoom = 20 * 1024 * 1024;

/** The parts that {@link healthRoutes} checks. */
export interface HealthParts {
  storage: Storage;
  database: Pick<Database, 'read'>;
  backups: Pick<Backups, 'state'> | null;
  /** The data folder. */
  folder: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * GET /api/health: 200 while the server runs and its data can be read and written. GET /api/ready: the same with room in the data
 * folder; what concerns all copies of the server alike are warnings, since without any copy nobody would be better off.
 */
export const healthRoutes: FastifyPluginAsyncZod<HealthParts> = async (app, parts) => {
  const { storage, database, backups, folder, now } = parts;
  app.get(
    readHealth.url,
    { schema: { response: { 200: health, '5xx': refusal } } },
    async (_request, reply) => {
      await storage.check();
      reply.header('cache-control', 'no-store');
      return { status: 'ok' as const };
    },
  );

  app.get(
    readReadiness.url,
    { schema: { response: { 200: readiness, '5xx': refusal } } },
    async (_request, reply) => {
      await storage.check();
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < minRoom) throw storageHttpError('full');
      const dueAt = await nextDueAt(database.read);
      const last = backups?.state().last ?? null;
      reply.header('cache-control', 'no-store');
      return {
        status: 'ready' as const,
        warnings: [
          ...(dueAt !== null && dueAt < now() - mailMayWait ? (['mail-waits'] as const) : []),
          ...(last !== null && last < now() - backupMayBe ? (['backup-old'] as const) : []),
        ],
      };
    },
  );
};
