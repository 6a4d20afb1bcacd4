import { setTimeout as wait } from 'node:timers/promises';
import { sessionHeaders } from '../sessionCookies.mjs';

/**
 * Follows what changes, as a page does: where the stream ends it is opened again, behind the last change that it knows.
 * @returns the number of the last change for everybody and for the person, and what was missed.
 */
export function followChanges({ address }, token, found) {
  const known = { all: null, own: null };
  const counts = { changes: 0, opened: 0 };
  let cursor = null;
  const controller = new AbortController();

  function take(event) {
    const field = (name) =>
      event
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const [name, id] = [field('event'), field('id')];
    if (id === undefined) return;
    const [all, own] = id.split('.').map(Number);
    if (name === 'reset') found.missed.push(`everything has to be read again at ${id}`);
    if (name === 'change') {
      counts.changes += 1;
      // Each change has one number more than the last of its audience. What is written just as a stream begins may be said twice.
      const step = all - known.all + (own - known.own);
      if (cursor !== null && step > 1) found.missed.push(`from ${cursor} to ${id}`);
    } else if (cursor !== null && id !== cursor) found.missed.push(`from ${cursor} to ${id} without a word`);
    [known.all, known.own, cursor] = [all, own, id];
  }

  async function read() {
    const response = await fetch(`${address}/api/changes`, {
      headers: {
        accept: 'text/event-stream',
        ...sessionHeaders(token),
        ...(cursor !== null && { 'last-event-id': cursor }),
      },
      signal: controller.signal,
    });
    if (response.status !== 200) return void (await response.text());
    counts.opened += 1;
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of response.body) {
      const events = (text + decoder.decode(part, { stream: true })).split('\n\n');
      text = events.pop();
      events.forEach(take);
    }
  }

  const running = (async () => {
    while (!controller.signal.aborted) {
      await read().catch(() => {});
      if (!controller.signal.aborted) await wait(200);
    }
  })();
  return {
    known,
    counts,
    async close() {
      controller.abort();
      await running;
    },
  };
}
