import '@/src/theme/index.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { findOverlap } from '@/shared/domain/appointments/bookingRules';
import { addDays } from '@/shared/domain/text/dates';
import { Calendar } from '@/src/features/calendar/Calendar';
import { eventsIn } from '@/src/features/calendar/calendarEvents';
import { PlainCalendar } from './PlainCalendar';

const now = new Date(2026, 10, 23, 7, 30);
const user = {
  id: '1',
  username: 'margaret@example.org',
  email: 'margaret@example.org',
  role: 'user',
  token: '',
  lastLogin: '',
} as const;
const grid = {
  choose: async () => undefined,
  move: async () => true,
  readOnly: async () => undefined,
  edit: async () => undefined,
};

/** So many appointments a day, half an hour each, from today on. */
function appointments(count: number, perDay: number): Appointment[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(now, Math.floor(index / perDay));
    const start = new Date(day.getFullYear(), day.getMonth(), day.getDate(), 8, (index % perDay) * 13);
    return {
      id: String(index),
      title: `Appointment ${index}`,
      start: start.toISOString(),
      end: new Date(start.getTime() + 1_800_000).toISOString(),
      location: '',
      description: '',
      allDay: false,
      userId: index % 3 === 0 ? user.email : 'tom@example.org',
    };
  });
}

const painted = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  });

let root: Root | undefined;
const place = () => document.querySelector('main')!;
const press = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent.includes(name))?.click();

const bench = {
  /** Milliseconds of one check of times that overlap nothing, and of a plain scan of the same texts. */
  overlap(count: number) {
    const all = appointments(count, 20);
    const free = { start: '2099-01-01T00:00:00.000Z', end: '2099-01-01T01:00:00.000Z' };
    const rounds = 200;
    const time = (work: () => unknown) => {
      const start = performance.now();
      for (let round = 0; round < rounds; round += 1) work();
      return (performance.now() - start) / rounds;
    };
    const scan = () => all.find(({ start, end }) => start < free.end && end > free.start);
    const check = () => findOverlap(all, free);
    // Once to warm up.
    time(scan);
    time(check);
    return { scan: time(scan), check: time(check) };
  },
  /** Draws a week of 20 appointments a day, ours or FullCalendar itself with the same ones. */
  async mount(kind: 'ours' | 'plain', count: number, perDay: number) {
    const all = appointments(count, perDay);
    const monday = addDays(now, 0);
    const week = eventsIn(all, { start: monday, end: addDays(monday, 7) }, user, null);
    root = createRoot(place());
    await painted();
    const start = performance.now();
    flushSync(() =>
      root?.render(
        kind === 'ours' ? (
          <Calendar
            appointments={all}
            isRead
            user={user}
            now={now}
            grid={grid}
            onWeek={() => undefined}
            onRange={() => undefined}
          />
        ) : (
          <PlainCalendar events={week} now={now} />
        ),
      ),
    );
    await painted();
    return (await painted()) - start;
  },
  /** Milliseconds of a change to another week. */
  async step(name: string) {
    const start = performance.now();
    flushSync(() => press(name));
    await painted();
    return (await painted()) - start;
  },
  nodes: () => place().querySelectorAll('*').length,
  unmount() {
    root?.unmount();
    place().replaceChildren();
  },
};

Object.assign(globalThis, { bench });
