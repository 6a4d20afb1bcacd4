import {
  collection,
  collectionGroup,
  doc,
  getDocs,
  setDoc,
  writeBatch,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { day, event, resource } from './documents';
import { databaseOf, endDatabases, outcome, startEmpty } from './people';
import { createRandom, dataOf, people, randomStep, roles, type State, type Write } from './randomSteps';

const owner = databaseOf('owner');
const databases = new Map(people.map((uid) => [uid, databaseOf({ uid, email: `${uid}@example.net` })]));
afterAll(endDatabases);

const stepsOfEach = 200;

async function readState(): Promise<State> {
  const names = 'events registrations waiting appointments busy resources ratings users roleChanges';
  const queries: Query[] = names.split(' ').map((name) => collection(owner, name));
  const found = await Promise.all([...queries, collectionGroup(owner, 'months')].map((one) => getDocs(one)));
  return new Map(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()] as const)));
}

const put = (path: string, data: object) => setDoc(doc(owner, path), data);

beforeEach(async () => {
  await startEmpty();
  for (const [uid, role] of Object.entries(roles))
    await put(`users/${uid}`, { email: `${uid}@example.net`, role, createdAt: day });
  for (const id of [1, 2]) {
    await put(`events/${id}`, event(id, { capacity: id }));
    await put(`resources/${id}`, resource(id));
  }
});

const take = (database: Firestore, writes: readonly Write[]) => {
  const batch = writeBatch(database);
  for (const write of writes) {
    const at = doc(database, write.path);
    if (write.kind === 'delete') batch.delete(at);
    else if (write.kind === 'update') batch.update(at, dataOf(write));
    else batch.set(at, dataOf(write), write.by ? { merge: true } : {});
  }
  return batch.commit();
};

const under = (state: State, name: string) => [...state].filter(([path]) => path.startsWith(`${name}/`));
const numbers = (data: unknown) => data as Record<string, number>;

/** What must hold at any time, as lines that say what does not. */
function faultsOf(state: State): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, what: string) => holds || faults.push(what);

  const places = under(state, 'registrations');
  for (const [path, { event: at, uid }] of places)
    check(path === `registrations/${String(at)}_${String(uid)}`, `${path} is another’s`);
  for (const [path, data] of under(state, 'events')) {
    const { id, attendees = 0, capacity = 0 } = numbers(data);
    const taken = places.filter(([, one]) => one['event'] === id).length;
    check(attendees === taken, `${path} counts ${attendees}, and ${taken} have a place`);
    check(attendees <= capacity, `${path} has ${attendees} for ${capacity}`);
    const line = (state.get(`waiting/${id}`)?.['uids'] ?? []) as string[];
    check(new Set(line).size === line.length, `${path}: somebody waits twice: ${line.join()}`);
    for (const uid of line)
      check(!state.has(`registrations/${id}_${uid}`), `${path}: ${uid} waits and has a place`);
  }

  for (const [path, { start, end, owner: uid }] of under(state, 'appointments')) {
    const busy = state.get(path.replace('appointments', 'busy'));
    check(busy?.['start'] === start && busy?.['end'] === end, `${path} has other times than others see`);
    check(path.endsWith(`-${String(uid)}`), `${path} is another’s`);
  }
  const counts = new Map(under(state, 'bookings').map(([path, { count }]) => [path, count as number]));
  for (const [path, { month }] of under(state, 'busy')) {
    check(state.has(path.replace('busy', 'appointments')), `${path} stands for no appointment`);
    const count = `bookings/${path.split('-')[1]}/months/${String(month)}`;
    counts.set(count, (counts.get(count) ?? 0) - 1);
  }
  for (const [path, left] of counts) check(left === 0, `${path} is ${left} too many`);

  const ratings = under(state, 'ratings').map(([, data]) => data);
  for (const [path, data] of under(state, 'resources')) {
    const stars = ratings.filter(({ key }) => key === data['key']).map((one) => numbers(one)['rating']!);
    const sum = stars.reduce((all, one) => all + one, 0);
    check(
      data['ratingCount'] === stars.length && data['ratingSum'] === sum,
      `${path} does not match its ratings`,
    );
  }

  const admins = under(state, 'users').filter(([, { role }]) => role === 'admin');
  check(admins.length > 0, 'there is no administrator left');
  return faults;
}

/** What one step may not do, whatever stands there afterwards. */
function faultsBetween(before: State, after: State, me: string): string[] {
  const faults: string[] = [];
  for (const id of [1, 2]) {
    const [was, is] = [before, after].map(
      (state) => (state.get(`waiting/${id}`)?.['uids'] ?? []) as string[],
    );
    const stayed = is!.filter((uid) => was!.includes(uid));
    const expected = [
      ...was!.filter((uid) => is!.includes(uid)),
      ...(stayed.length < is!.length ? [me] : []),
    ];
    if (is!.join() !== expected.join()) faults.push(`waiting/${id}: ${was!.join()} became ${is!.join()}`);
  }
  const notes = under(after, 'roleChanges').filter(([path]) => !before.has(path));
  for (const uid of people) {
    const [was, is] = [before, after].map(
      (state) => (state.get(`users/${uid}`)?.['role'] ?? 'user') as string,
    );
    const noted = notes
      .filter(([, { about }]) => about === uid)
      .map(([, note]) => `${String(note['was'])} ${String(note['role'])}`);
    const expected = was === is ? [] : [`${was} ${is}`];
    if (noted.join() !== expected.join())
      faults.push(`users/${uid}: ${was} became ${is}, noted: ${noted.join()}`);
  }
  return faults;
}

describe.each([1, 2, 3, 4])('random steps of many writes, seed %i', (seed) => {
  test('never leave two people with one place, wrong counts or unrecorded role changes', async () => {
    const random = createRandom(seed);
    let state = await readState();
    const outcomes = { done: 0, refused: 0 };
    for (let step = 1; step <= stepsOfEach; step += 1) {
      const me = random.pick(people);
      const writes = randomStep({ me, state, random });
      if (writes.length === 0) continue;
      const came = await outcome(take(databases.get(me)!, writes));
      if (came !== 'done') {
        outcomes.refused += 1;
        continue;
      }
      outcomes.done += 1;
      const after = await readState();
      const faults = [...faultsOf(after), ...faultsBetween(state, after, me)];
      expect(faults, `step ${step} by ${me}: ${JSON.stringify(writes, null, 1)}`).toEqual([]);
      state = after;
    }
    // Both happen often: rules that refuse everything would hold, too.
    expect(Math.min(outcomes.done, outcomes.refused)).toBeGreaterThan(stepsOfEach / 10);
  }, 240_000);
});
