import { Client } from 'pg';
import { openPostgres } from '@/server/database/postgres/openPostgres';
import { clusterVariable, keepRows, templateName } from '../testDatabase';
import { type Cluster, startCluster } from './cluster.mjs';

let cluster: Cluster;

/** Starts a cluster for all test files, with a database that has all tables and that each test copies. */
export async function setup(): Promise<void> {
  cluster = await startCluster();
  const client = new Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${templateName} TEMPLATE template0`);
  await client.end();
  await (await openPostgres(cluster.url(templateName))).close();
  const template = new Client({ connectionString: cluster.url(templateName) });
  await template.connect();
  await template.query(keepRows);
  await template.end();
  process.env[clusterVariable] = cluster.folder;
}

/** Ends it. */
export const teardown = (): Promise<void> => cluster.end();
