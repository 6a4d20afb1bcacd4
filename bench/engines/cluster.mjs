import { join } from 'node:path';
import { Client } from 'pg';
import { runnerImport } from 'vite';
import { startCluster as start } from '../../server/testing/postgres/cluster.mjs';

/** Loads a module of the product's source. */
export const load = async (root, file) =>
  (await runnerImport(join(root, file), { root, configFile: false })).module;

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
