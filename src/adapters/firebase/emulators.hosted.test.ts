import { expect, inject, test } from 'vitest';

const { auth, firestore, project } = inject('hosted');

test('the Firestore emulator takes the tokens of the Auth emulator, and no others', async () => {
  const signUp = await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `ada${performance.now()}@example.net`,
      password: 'Correct1',
      returnSecureToken: true,
    }),
  });
  const { idToken, localId } = (await signUp.json()) as { idToken: string; localId: string };
  const read = async (uid: string, token: string) => {
    const address = `http://${firestore}/v1/projects/${project}/databases/(default)/documents/users/${uid}`;
    return (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status;
  };
  expect(await read(localId, idToken)).toBe(404);
  expect(await read('somebody-else', idToken)).toBe(403);
  expect(await read(localId, 'made.up.token')).toBeGreaterThanOrEqual(400);
});
