import { parseEvent } from '../server/changeStream';
import type { Source } from '@/src/adapters/server/data/changes/changeReader';
import type { SendRequest } from '@/src/adapters/server/serverCalls';

/** The browser's `EventSource` on the network of a test, as far as it is used. It does not connect again by itself. */
export function createEventSource(fetch: SendRequest): (address: string) => Source {
  return (address) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const source = Object.assign(new EventTarget(), { readyState: 0, close: () => stopping.abort() });
    const dispatch = (event: Event) => signal.aborted || source.dispatchEvent(event);
    const fail = (readyState: 0 | 2) => {
      source.readyState = readyState;
      dispatch(new Event('error'));
    };
    const read = async () => {
      const headers = { accept: 'text/event-stream' };
      const { status, body } = await fetch(address, { method: 'GET', headers, signal });
      if (status !== 200 || !body) return fail(2);
      source.readyState = 1;
      let text = '';
      for await (const piece of body.pipeThrough(new TextDecoderStream())) {
        const parts = `${text}${piece}`.split('\n\n');
        text = parts.pop()!;
        for (const { name, id: lastEventId = '', data } of parts.map(parseEvent))
          dispatch(new MessageEvent(name, { lastEventId, data: JSON.stringify(data) }));
      }
      return fail(0);
    };
    read().catch(() => fail(0));
    return source as unknown as Source;
  };
}
