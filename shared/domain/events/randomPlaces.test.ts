import { expect, test } from 'vitest';
import { parseEvent, type CommunityEvent } from './event';
import { freePlaces, withoutRegistration, withRegistration, type PlacesTaken } from './registration';
import { fillFromLine, firstWhoFit, mayRegister, mayWait, type Waiting } from './waitingLine';

interface Person extends Waiting {
  name: number;
}

/** One event with its people, changed by the rules alone. */
interface Place {
  event: CommunityEvent;
  going: readonly Person[];
  line: readonly Person[];
}

const edits = 10_000;
const people = 20;

/** Random whole numbers, the same for the same seed. */
function randomBelow(seed: number) {
  let state = seed;
  return (below: number) => Math.floor(((state = (state * 16_807) % 2_147_483_647) / 2_147_483_647) * below);
}

const empty: Place = {
  event: {
    ...parseEvent({ id: 7, title: 'Tea', date: '2026-12-11', category: 'social' })!,
    capacity: 3,
  },
  going: [],
  line: [],
};

/** The free places go to those who wait. */
function filled(place: Place): Place {
  const { event, served } = fillFromLine(place.event, place.line);
  return {
    event,
    going: [...place.going, ...served],
    line: place.line.filter((one) => !served.includes(one)),
  };
}

const without = (list: readonly Person[], name: number) => list.filter((one) => one.name !== name);

function register(place: Place, name: number, places: PlacesTaken): Place {
  const inLine = place.line.find((one) => one.name === name);
  const taker = inLine ?? { name, places };
  const event = withRegistration(place.event, taker.places);
  const isGoing = place.going.some((one) => one.name === name);
  if (isGoing || !event || !mayRegister(place.line, inLine, place.event)) return place;
  return { event, going: [...place.going, taker], line: without(place.line, name) };
}

function giveUp(place: Place, name: number): Place {
  const given = place.going.find((one) => one.name === name);
  if (!given) return place;
  const event = withoutRegistration(place.event, given.places);
  return filled({ ...place, event, going: without(place.going, name) });
}

function wait(place: Place, name: number, places: PlacesTaken): Place {
  const isHere = [...place.going, ...place.line].some((one) => one.name === name);
  if (isHere || !mayWait(place.event, place.line.length, places)) return place;
  return { ...place, line: [...place.line, { name, places }] };
}

function changeCapacity(place: Place, capacity: number): Place {
  if (capacity > 0 && capacity < place.event.attendees) return place;
  return filled({ ...place, event: { ...place.event, capacity } });
}

/** One random edit. */
function edited(place: Place, below: (limit: number) => number): Place {
  const [name, places] = [below(people), below(3) === 0 ? 2 : 1] as [number, PlacesTaken];
  switch (below(5)) {
    case 0:
      return register(place, name, places);
    case 1:
      return giveUp(place, name);
    case 2:
      return wait(place, name, places);
    case 3:
      return filled({ ...place, line: without(place.line, name) });
    default:
      // No limit, now and then; else few enough that people wait.
      return changeCapacity(place, below(100) === 0 ? 0 : 1 + below(9));
  }
}

test('in 10,000 random edits no place is free while a person waits who could have it, none is one too many, and nobody overtakes', () => {
  const below = randomBelow(35);
  let place = empty;
  let [waited, movedUp] = [0, 0];
  for (let edit = 0; edit < edits; edit += 1) {
    const next = edited(place, below);
    const { event, going, line } = next;
    expect(event.attendees).toBe(going.reduce((sum, { places }) => sum + places, 0));
    expect(freePlaces(event)).toBeGreaterThanOrEqual(0);
    expect(firstWhoFit(line, event)).toEqual([]);
    expect(new Set([...going, ...line].map(({ name }) => name)).size).toBe(going.length + line.length);
    // People who got a place out of the line were before all who are still in it, unless they left.
    const served = place.line.filter((one) => going.includes(one));
    const after = place.line.findIndex((one) => line.includes(one));
    const overtakers = after >= 0 && place.line.slice(after).some((one) => going.includes(one));
    expect(overtakers).toBe(false);
    waited += line.length > 0 ? 1 : 0;
    movedUp += served.length;
    place = next;
  }
  // Otherwise it says nothing.
  expect([waited > 2000, movedUp > 200]).toEqual([true, true]);
});
