import type { Database, Queries } from './database';

/** The name of the note that there is shared data: a server that is not told goes on with it. */
export const sharedDataNote = 'shared-data';

/** Returns whether this installation has shared its data before. */
export async function hasSharedData(queries: Queries): Promise<boolean> {
  const note = await queries
    .selectFrom('notes')
    .select('name')
    .where('name', '=', sharedDataNote)
    .executeTakeFirst();
  return note !== undefined;
}

/** Records that there is some. Nothing is written where that is known: a server must start on a full disk, too. */
export async function noteSharedData({ read, write }: Pick<Database, 'read' | 'write'>): Promise<void> {
  if (await hasSharedData(read)) return;
  await write((queries) =>
    queries
      .insertInto('notes')
      .values({ name: sharedDataNote, value: '1' })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
