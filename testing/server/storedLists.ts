import type { Database } from '@/server/database/database';
import { type ListName, listVersion, readList, writeList } from '@/server/services/lists';

/** Makes a text a list, whatever it says, as an earlier version or another copy of the server may have. */
export async function putList(
  { write }: Pick<Database, 'write'>,
  name: ListName,
  text: string,
): Promise<void> {
  await write(async (queries) => writeList(queries, name, await listVersion(queries, name), text));
}

/** The contents of a list. */
export async function contentOfList({ read }: Pick<Database, 'read'>, name: ListName): Promise<unknown> {
  const { text } = await readList(read, name);
  return text === null ? null : JSON.parse(text);
}
