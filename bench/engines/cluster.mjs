import { join } from 'node:path';
import pg from 'pg';
import { runnerImport } from 'vite';

/** Loads a module of the product's source. */
export const load = async (root, file) =>
  (await runnerImport(join(root, file), { root, configFile: false })).module;

/** Starts PostgreSQL, which flushes each write to the disk as it would for anybody. It ends with this process. */
export async function startCluster(root) {
  const { startCluster: start } = await load(root, 'server/testing/postgres/cluster.ts');
  const cluster = await start(['jit=off']);
  return {
    ...cluster,
    /** @returns its address. */
    async newDatabase(name) {
      const client = new pg.Client({ connectionString: cluster.url('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE "${name}"`);
      await client.end();
      return cluster.url(name);
    },
  };
}
