import { Client } from 'pg';
import { startCluster as start } from '../../testing/server/postgres/cluster.mjs';

/** Starts PostgreSQL, which flushes each write to the disk as it would for anybody. It ends with this process. */
export async function startCluster() {
  const cluster = await start({ settings: ['jit=off'] });
  return {
    ...cluster,
    /** @returns its address. */
    async newDatabase(name) {
      const client = new Client({ connectionString: cluster.url('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE "${name}"`);
      await client.end();
      return cluster.url(name);
    },
  };
}
