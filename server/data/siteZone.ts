import { defaultZone } from '@/shared/domain/text/zones';
import type { Queries } from '../database/database';

const name = 'site-zone';

/**
 * Notes the time zone of the site beside the data: a restore and a deletion, which know no settings, give places away by the
 * same clock.
 */
export async function keepSiteZone(queries: Queries, zone: string): Promise<void> {
  await queries
    .insertInto('notes')
    .values({ name, value: zone })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: zone }))
    .execute();
}

/** The time zone of events that name none, as of the last start of the server. */
export async function siteZoneOf(queries: Queries): Promise<string> {
  const note = await queries.selectFrom('notes').select('value').where('name', '=', name).executeTakeFirst();
  return note?.value ?? defaultZone;
}
