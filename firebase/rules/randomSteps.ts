import { increment, serverTimestamp } from 'firebase/firestore/lite';
import { appointment } from './documents';

/** All documents by their paths. */
export type State = ReadonlyMap<string, Record<string, unknown>>;

/** One write of a step. */
export interface Write {
  kind: 'set' | 'update' | 'delete';
  path: string;
  data?: Record<string, unknown>;
  /** How much a number grows by, so that a fault can be put in. */
  by?: Record<string, number>;
}

/** Everybody in these tests, with the role that they begin with. */
export const roles = {
  ann: 'user',
  bob: 'user',
  cem: 'user',
  dee: 'user',
  ida: 'admin',
  pat: 'admin',
  leo: 'healthcare',
};
export const people = Object.keys(roles);

/** Numbers that look random and are the same at each run: mulberry32. */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    chance: (part: number) => next() < part,
    below,
    pick: <T>(all: readonly T[]) => all[below(all.length)]!,
  };
}
export type Random = ReturnType<typeof createRandom>;

const set = (path: string, data: Record<string, unknown>): Write => ({ kind: 'set', path, data });
const change = (path: string, data: Record<string, unknown>): Write => ({ kind: 'update', path, data });
const grow = (
  path: string,
  by: Record<string, number>,
  data = {},
  kind: Write['kind'] = 'update',
): Write => ({
  kind,
  path,
  by,
  data,
});
const drop = (path: string): Write => ({ kind: 'delete', path });

const day = 24 * 60 * 60 * 1000;
/** Two times in two months. */
const times = [20, 60].map((days) => {
  const moment = new Date(Date.now() + days * day).toISOString();
  return { start: moment, end: moment, month: moment.slice(0, 7) };
});

interface Moment {
  me: string;
  state: State;
  random: Random;
}

const lineOf = (state: State, id: number) =>
  (state.get(`waiting/${id}`)?.['uids'] as string[] | undefined) ?? [];
const place = (event: number, uid: string) =>
  set(`registrations/${event}_${uid}`, { event, uid, since: serverTimestamp() });
const attend = (event: number, attendees: number) => grow(`events/${event}`, { attendees });

/** What somebody does about a place, most of the time what makes sense for them. */
function aboutPlaces({ me, state, random }: Moment): Write[] {
  const id = random.pick([1, 2]);
  const line = lineOf(state, id);
  const others = line.filter((uid) => uid !== me);
  const [first = random.pick(people), ...rest] = line;
  const { attendees, capacity } = state.get(`events/${id}`) as { attendees: number; capacity: number };
  const leaves = line.includes(me) ? [change(`waiting/${id}`, { uids: others })] : [];
  const register = [place(id, me), attend(id, 1), ...leaves];
  const giveUp = [drop(`registrations/${id}_${me}`), attend(id, -1)];
  const handOn = [
    drop(`registrations/${id}_${me}`),
    place(id, first),
    change(`waiting/${id}`, { uids: rest }),
  ];
  const join = [set(`waiting/${id}`, { uids: [...line, me] })];
  const leave = [change(`waiting/${id}`, { uids: others })];
  if (random.chance(0.2)) return random.pick([register, giveUp, handOn, join, leave]);
  if (state.has(`registrations/${id}_${me}`)) return line.length > 0 && random.chance(0.7) ? handOn : giveUp;
  if (attendees < capacity || random.chance(0.3))
    return random.chance(0.2) ? [...register, ...join] : register;
  return line.includes(me) ? leave : join;
}

/** What the product writes, each as one step. */
const kinds: readonly ((at: Moment) => Write[])[] = [
  aboutPlaces,
  aboutPlaces,
  aboutPlaces,
  aboutPlaces,
  // A place more is made, by whoever is a healthcare worker.
  ({ state, random }) => {
    const id = random.pick([1, 2]);
    const { capacity } = state.get(`events/${id}`) as { capacity: number };
    return [change(`events/${id}`, { capacity: Math.min(capacity + 1, 5) })];
  },
  ({ me, state, random }) =>
    booked(me, random.pick(['a', 'b', 'c', 'd']), state, random.pick([...times, null])),
  ({ me, state, random }) => {
    const id = random.pick([1, 2]);
    const was = state.get(`ratings/key${id}_${me}`) as { rating: number } | undefined;
    const rating = random.below(6);
    const path = `ratings/key${id}_${me}`;
    const data = { resource: id, key: `key${id}`, uid: me, rating, ratedAt: serverTimestamp() };
    const by = {
      ratingSum: rating - (was?.rating ?? 0),
      ratingCount: (rating ? 1 : 0) - (was ? 1 : 0),
    };
    return [rating ? set(path, data) : drop(path), grow(`resources/${id}`, by)];
  },
  ({ me, state, random }) => {
    const about = random.pick(people);
    const was = state.get(`users/${about}`)?.['role'] ?? 'user';
    const role = random.pick(['user', 'admin', 'healthcare']);
    const name = `note${random.below(1e6)}`;
    const person = `${about}@example.net`;
    const note = { uid: me, email: `${me}@example.net`, about, person, was, role, at: serverTimestamp() };
    const more = random.chance(0.1) ? [set(`roleChanges/${name}-again`, note)] : [];
    return [set(`roleChanges/${name}`, note), change(`users/${about}`, { role, roleChange: name }), ...more];
  },
  // Two times that are counted as one.
  ({ me, state, random }) => {
    const at = random.pick(times);
    const writes = ['e', random.pick(['a', 'b', 'c', 'd'])].flatMap((name) => booked(me, name, state, at));
    return writes.filter(({ path }, index) => writes.findLastIndex((one) => one.path === path) === index);
  },
  ({ me, random }) => {
    const about = random.pick([me, random.pick(people)]);
    return [set(`formerUsers/${about}`, { at: serverTimestamp() }), drop(`users/${about}`)];
  },
  ({ me, random }) => [
    set(`users/${me}`, {
      email: `${me}@example.net`,
      role: random.pick(['user', 'user', 'admin']),
      createdAt: serverTimestamp(),
    }),
  ],
];

/** Books, moves or removes one of somebody's times. @param at when it is from now on; null: it goes. */
function booked(me: string, name: string, state: State, at: (typeof times)[number] | null): Write[] {
  const id = `${name}-${me}`;
  const was = state.get(`busy/${id}`)?.['month'];
  const count = (month: unknown, by: number) =>
    grow(`bookings/${me}/months/${month as string}`, { count: by }, { last: id }, 'set');
  const counts = [
    ...(was !== undefined && was !== at?.month ? [count(was, -1)] : []),
    ...(at && was !== at.month ? [count(at.month, 1)] : []),
  ];
  if (!at) return [drop(`appointments/${id}`), drop(`busy/${id}`), ...counts];
  const { month: _month, ...span } = at;
  const kept = state.get(`appointments/${id}`);
  const written = kept
    ? change(`appointments/${id}`, span)
    : set(`appointments/${id}`, appointment(id, me, span));
  return [written, set(`busy/${id}`, at), ...counts];
}

/** Puts one fault into a step. */
function spoil(writes: Write[], at: Moment): Write[] {
  const { random } = at;
  const chosen = random.below(writes.length);
  const one = writes[chosen]!;
  const others = writes.filter((_, index) => index !== chosen);
  const other = random.pick(people);
  switch (random.below(6)) {
    case 0:
      return others;
    case 5:
      return [...writes, attend(random.pick([1, 2]), random.pick([-1, 1]))];
    case 1:
      return [...writes, one];
    case 2:
      return [...others, { ...one, path: one.path.replaceAll(at.me, other) }];
    case 3: {
      const by =
        one.by &&
        Object.fromEntries(Object.entries(one.by).map(([key, n]) => [key, n + random.pick([-1, 1])]));
      return by ? [...others, { ...one, by }] : others;
    }
    default: {
      const id = random.pick([1, 2]);
      const uids = lineOf(at.state, id)
        .toReversed()
        .filter(() => random.chance(0.8));
      return [...writes, set(`waiting/${id}`, { uids: random.chance(0.5) ? [...uids, other] : uids })];
    }
  }
}

/** A step of this person: what the product writes, several of those at once, or one with a fault. */
export function randomStep(at: Moment): Write[] {
  const { random } = at;
  let writes = random.pick(kinds)(at);
  while (random.chance(0.25)) writes = [...writes, ...random.pick(kinds)(at)];
  while (writes.length > 0 && random.chance(0.25)) writes = spoil(writes, at);
  return writes;
}

/** The data of a write as the database takes it. */
export const dataOf = ({ data = {}, by = {} }: Write) => ({
  ...data,
  ...Object.fromEntries(Object.entries(by).map(([name, count]) => [name, increment(count)])),
});
