import { describe, expect, onTestFinished, test } from 'vitest';
import { openStream, type StreamEvent } from '@/testing/server/changeStream';
import { record, resource } from '@/testing/server/communityServer';
import { routesOf } from '@/testing/server/routesOf';
import {
  day,
  from,
  type Person,
  type ServerWithPeople,
  startWithPeople,
} from '@/testing/server/serverWithPeople';
import type { Reply } from '@/testing/server/testServer';

describe('an action that only the user and the organiser may know of', () => {
  const pages = ['', '?limit=1', '?after=1'];
  const queries: Record<string, string[]> = {
    '/api/resources': pages,
    '/api/events': pages,
    '/api/appointments': pages,
    '/api/changes': ['', '?since=0', '?since=0.0', '?since=999999'],
    '/api/busy-times': [`?from=${day('00:00:00')}&until=${day('23:00:00')}`],
  };
  /** All that a person gets from the server by asking, with its head. */
  async function everything(
    { server, tokens }: ServerWithPeople,
    who: Person | 'visitor',
  ): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    const routes = routesOf(server).filter((route) => route.startsWith('GET /api/'));
    for (const route of routes) {
      const url = route.slice('GET '.length).replaceAll(/\{\w+\}/g, '900');
      // A healthcare worker may read who is coming and who waits, and whom to call. Each look is recorded.
      if (['/api/events/900/registrations', '/api/guest-calls'].includes(url)) continue;
      for (const query of queries[url] ?? ['']) {
        const { status, headers, text } = await server.send('GET', url + query, { token: tokens.get(who) });
        const { date: _date, ...head } = headers;
        answers.set(url + query, JSON.stringify([status, head, text]));
      }
    }
    expect(answers.size).toBeGreaterThan(30);
    return answers;
  }

  const withoutTrace: [string, (as: ServerWithPeople['as']) => Promise<Reply>][] = [
    ['books', (as) => as('booker')('PUT', 'appointments/private', record(from('10:00:00', '11:00:00')))],
    ['moves', (as) => as('booker')('PUT', 'appointments/private', record(from('12:00:00', '13:00:00')))],
    ['deletes', (as) => as('booker')('DELETE', 'appointments/private')],
    [
      'saves something for later',
      (as) =>
        as('booker')('PUT', 'me/saved/resource/900', {
          title: 'Walking',
          detail: '',
          savedAt: '2026-11-21T08:00:00.000Z',
        }),
    ],
    ['joins a line', (as) => as('booker')('PUT', 'events/900/waiting')],
    // As many people come as before.
    ['moves up in a line', (as) => as('admin')('DELETE', 'events/900/registration')],
  ];

  test.each([
    ['visitor', 'visitor', 'on'],
    ['other member', 'other', 'off'],
    ['healthcare worker', 'healthcare', 'off'],
    ['other member, apart from when others are busy,', 'other', 'on'],
  ] as const)('changes nothing of what any %s reads', async (_, who, othersTimes) => {
    const started = await startWithPeople({ OTHERS_TIMES: othersTimes });
    const before = await everything(started, who);
    for (const [what, act] of withoutTrace) {
      const { status } = await act(started.as);
      expect({ what, isDone: status === 200 || status === 201 }).toEqual({ what, isDone: true });
      const after = await everything(started, who);
      const changed = [...after].filter(
        ([url, answer]) =>
          answer !== before.get(url) && !(othersTimes === 'on' && url.startsWith('/api/busy-times')),
      );
      expect({ what, changed }).toEqual({ what, changed: [] });
    }
  });

  test.each([
    ['visitor', 'visitor'],
    ['other member', 'other'],
  ] as const)(
    'reaches no %s who follows what changes, and does not count in what follows or is resumed',
    async (_, who) => {
      const started = await startWithPeople({ OTHERS_TIMES: 'off' });
      const { server, as, tokens } = started;
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const watch = async (lastId?: string) => {
        const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
        const stream = await openStream(server, { token: tokens.get(who), headers });
        onTestFinished(() => stream.close());
        return stream;
      };
      const publish = (title: string) =>
        as('admin')('PUT', 'resources/900', record({ ...resource(900), title }));
      const stream = await watch();
      const ready = await stream.next();
      const { version } = (await publish('Tai chi')).body;
      const first = await stream.next();
      for (const [, act] of withoutTrace) await act(as);
      const next = (await publish('Bowls')).body;
      expect(Number(next.version)).toBe(Number(version) + 1);
      const second = await stream.next();
      expect(second).toEqual(oneLater(first));
      const resumed = await watch(ready.id);
      expect([await resumed.next(), await resumed.next()]).toEqual([first, second]);
      expect(await resumed.next()).toEqual({ name: 'ready', id: second.id, data: {} });
      const fresh = await watch();
      expect(await fresh.next()).toEqual({ name: 'ready', id: second.id, data: {} });
    },
  );

  /** The event that follows one where nothing is between them. */
  function oneLater({ name, id, data }: StreamEvent): StreamEvent {
    const [all = '', ...own] = id!.split('.');
    const later = [Number(all) + 1, ...own].join('.');
    return { name, id: later, data: { ...data, version: Number(data['version']) + 1 } };
  }
});
