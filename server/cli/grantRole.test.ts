import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepCookie, sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { installed, prepareBuild, run } from '@/testing/server/builtServer';

const built = prepareBuild();

test('an operator gives no role to an address that nobody has proved, whichever settings the shell has, and can take one away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-cli-'));
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@agebetter.example' };
  const server = run(join(built.folder, 'start.js'), {
    PORT: '0',
    DATA_DIR: folder,
    BACKUPS_KEPT: '0',
    ...(await installed()),
    ...mail,
  });
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${await server.address}/api/identity/${path}`, init);
    const answer = (await response.json()) as Record<string, string>;
    keepCookie(answer, response.headers.getSetCookie());
    return answer;
  };
  const { token } = await call('accounts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.net', password: 'Correct1' }),
  });
  const grant = (role: string, settings = {}) =>
    run(join(built.folder, 'grantRole.js'), { DATA_DIR: folder, ...settings }, ['ada@example.net', role])
      .ended;
  for (const settings of [{}, mail])
    expect(await grant('admin', settings)).toMatchObject({
      code: 1,
      stderr:
        'Nobody has proved that ada@example.net is theirs yet. Ask them to confirm it on their Profile page first.\n',
    });
  expect((await call('me', { headers: sessionHeaders(token) }))['role']).toBe('user');
  expect(await grant('user')).toMatchObject({ code: 0 });
});
