import { Client } from 'pg';

/** Executes a statement in a database, past the server. @returns its rows. */
export async function rowsOf<T = unknown>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}
