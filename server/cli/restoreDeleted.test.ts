import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepCookie, sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { deletedAccountsName } from '../database/folderNames';
import { readDeletedAccounts } from '../personalData/deletedAccounts';
import { prepareBuild, run } from '@/testing/server/builtServer';
import { runPublic } from '@/testing/server/publicServer';
import type { Running } from '../../testing/server/startBuilt.mjs';

const built = prepareBuild();

const person = { email: 'ann@example.net', password: 'Correct1' };

async function post(server: Running, path: string, body: object, token?: string) {
  const address = await server.address;
  const response = await fetch(`${address}/api/identity/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: address.replace('127.0.0.1', 'localhost'),
      ...sessionHeaders(token),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { token?: string };
  keepCookie(answer, response.headers.getSetCookie());
  return { status: response.status, body: answer };
}

test('the restore of a backup from before a person left deletes them again, and says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  const file = join(folder, 'copy.tar.gz');
  const start = async () => {
    const server = await runPublic(built, data, { DATA: 'server', BACKUPS_KEPT: '0' });
    await server.started;
    return server;
  };
  const tool = (name: string) => run(join(built.folder, `${name}.js`), { DATA_DIR: data }, [file]).ended;

  const server = await start();
  const { token } = (await post(server, 'accounts', person)).body;
  expect((await tool('backup')).code).toBe(0);
  const { status } = await post(server, 'deletion', { password: person.password }, token);
  expect(status).toBe(200);
  server.process.kill('SIGTERM');
  await server.ended;

  const restored = await tool('restore');
  expect(restored.stderr).toBe('');
  expect(restored.stdout).toMatch(
    /^The backup of .* is back in .*data, with 1 account\.\nWhat was there before is in .*\.\n1 person who had deleted their account is deleted again\.\n$/,
  );
  expect(readDeletedAccounts(join(data, deletedAccountsName))).toHaveLength(1);
  const next = await start();
  expect((await post(next, 'session', person)).status).toBe(401);
  next.process.kill('SIGKILL');
  expect((await next.ended).stdout).not.toContain('deleted again');
});
