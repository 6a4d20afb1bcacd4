import type { FastifyInstance } from 'fastify';
import { createDailyCheck } from '../backup/dailyCheck';
import { logFailure } from '../http/storageError';
import { inSteps } from '../database/fileSpace';
import type { Parts } from './parts';
import { createUpkeepClock } from './upkeepClock';

const tidyEvery = 60 * 60 * 1000;

/** Of several copies one tidies. A little less than an hour, since no timer is exact. */
const turnEvery = tidyEvery - 5 * 60 * 1000;

/** Deletes expired logins and links at the start and then every hour, and gives their room back to the disk. */
export function tidyRegularly(
  app: FastifyInstance,
  {
    database,
    copy,
    sessions,
    resets,
    codes,
    budget,
    tries,
    mailRequests,
    audit,
    community,
    deletion,
    tidyOutbox,
    now,
    monotonic,
  }: Parts,
): void {
  let isClosed = false;
  const upkeepClock = createUpkeepClock(now, monotonic);
  const shared = [
    sessions,
    resets,
    codes,
    budget,
    tries,
    mailRequests,
    audit,
    ...(community ? [community] : []),
  ];
  const own = deletion ? [deletion] : [];
  const tidy = async (isMyTurn: Promise<boolean>) => {
    const time = upkeepClock();
    // The files of this copy's folder are its own.
    tidyOutbox(time).catch((error: unknown) =>
      logFailure(app.log, error, 'old mails could not be thrown away'),
    );
    const failed = (error: unknown) =>
      // It can wait: what has run out is not used any more.
      logFailure(app.log, error, 'what has run out could not be thrown away');
    const isMine = await isMyTurn.catch(failed);
    const parts = isMine === true ? [...shared, ...own] : own;
    await Promise.all(parts.map((part) => part.tidy(time).catch(failed)));
    await inSteps(async () => !isClosed && (await database.releaseFreeSpace())).catch((error: unknown) =>
      logFailure(app.log, error, 'free room could not be given back'),
    );
  };
  void tidy(Promise.resolve(true));
  const timer = setInterval(() => void tidy(copy.takeTurn('tidied', turnEvery, now())), tidyEvery);
  timer.unref();
  app.addHook('onClose', async () => {
    isClosed = true;
    clearInterval(timer);
  });
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

/** Reads every page of the database once the server answers, then once a day. */
export function checkRegularly(app: FastifyInstance, { checkData, storage, now }: Parts): void {
  if (!checkData) return;
  const check = createDailyCheck({
    check: checkData,
    now,
    damaged(line) {
      app.log.error({ reason: line }, 'the data is damaged');
      storage.noteDamage();
    },
    failed: (error) => logFailure(app.log, error, 'the database could not be checked'),
  });
  const timer = setInterval(() => void check.runWhenDue(), tidyEvery);
  timer.unref();
  app.addHook('onListen', async () => void check.runWhenDue());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await check.close();
  });
}
