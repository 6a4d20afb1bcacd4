import { afterEach, beforeEach, expect, test } from 'vitest';
import { describePlaceEditor } from '../../ports/placeEditor.contract';
import { createServerPlaceEditor } from './placeEditor';
import { makeTestEnvironment, unreachable, type TestEnvironment } from '@/testing/adapters/serverEnvironment';

let testEnvironment: TestEnvironment;
beforeEach(async () => {
  testEnvironment = await makeTestEnvironment();
});
afterEach(() => testEnvironment.end());

async function editorOf(email: string | null = 'admin@example.org') {
  const { identity, call, fetch } = testEnvironment.device();
  if (email) await identity.signIn(email, testEnvironment.server.password);
  return createServerPlaceEditor({ call, fetch, identity });
}
const fields = { name: 'Hall Street Bus', type: 'Transport', lat: '-33.9', lng: '151.3' };
const order = { fields, checked: ['name'] } as const;

describePlaceEditor('on the server', () => editorOf());

test.each([null, 'margaret@example.org'])('places are not edited by %s', async (email) => {
  const editor = await editorOf(email);
  await expect(editor.list()).rejects.toMatchObject({ code: 'permission' });
  await expect(editor.add(order)).rejects.toMatchObject({ code: 'permission' });
  await expect(editor.exportAs('csv')).rejects.toMatchObject({ code: 'permission' });
});

test('a place whose answer was lost is added once when it is saved again', async () => {
  const editor = await editorOf();
  const { network } = testEnvironment;
  testEnvironment.network = async (...sent: Parameters<typeof network>) => {
    await network(...sent);
    throw new TypeError('connection lost');
  };
  await expect(editor.add(order)).rejects.toMatchObject({ code: 'unreachable' });
  testEnvironment.network = network;
  expect(await editor.add(order)).toMatchObject({ id: 1, checks: { name: { by: 'admin@example.org' } } });
  expect((await editor.list()).places).toHaveLength(1);
});

test('without a network, or behind a captive portal, places cannot be reached', async () => {
  const editor = await editorOf();
  testEnvironment.network = unreachable;
  await expect(editor.list()).rejects.toMatchObject({ code: 'unreachable' });
  await expect(editor.exportAs('csv')).rejects.toMatchObject({ code: 'unreachable' });
  testEnvironment.network = async () => new Response('{}', { status: 200 });
  await expect(editor.exportAs('hsds')).rejects.toMatchObject({ code: 'unreachable' });
  await expect(editor.list()).rejects.toMatchObject({ code: 'unreachable' });
  await expect(editor.add(order)).rejects.toMatchObject({ code: 'unreachable' });
});

test('what the server cannot do now is said in its words', async () => {
  const editor = await editorOf();
  const error = 'Other files of places are being read just now. Please try again in a minute.';
  testEnvironment.network = async () => Response.json({ error, code: 'unavailable' }, { status: 503 });
  await expect(editor.add(order)).rejects.toMatchObject({ code: 'not-done', says: error });
  await expect(editor.exportAs('csv')).rejects.toMatchObject({ code: 'not-done', says: error });
});
