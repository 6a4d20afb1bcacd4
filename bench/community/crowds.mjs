import { startApp } from '../server.mjs';
import { row } from '../table.mjs';
import { addPeople } from './people.mjs';
import { agentOf, logIn, send } from './requests.mjs';
import { eventOf } from './records.mjs';

const places = 20;
const atTheDoor = 50;
const raters = 1000;
/** How often pairs and single people race for the last two places, and how many of them. */
const races = 1000;
const racers = 4;

/** Does each thing at once. @returns the answers, as JSON. */
const allAtOnce = async (things) =>
  (await Promise.all(things)).map(({ status, text }) => ({ status, ...JSON.parse(text || '{}') }));

/** Fifty people register at once from as many connections, and those who find no place stand in line. */
async function registrations({ address }, nurse, people) {
  const agents = people.map(() => agentOf(1));
  const put = (index, path) => send(agents[index], address, 'PUT', path, { token: people[index].token });
  const event = { ...eventOf(2000), capacity: places };
  await send(agents[0], address, 'PUT', '/api/events/2000', { token: nurse, body: { record: event } });
  const answers = await allAtOnce(people.map((_, index) => put(index, '/api/events/2000/registration')));
  const inside = answers.filter(({ result }) => result === 'registered').length;
  // One after the other: the order in which they come is the order of the line.
  const late = people.map((_, index) => index).filter((index) => answers[index].result === 'full');
  let wrong = 0;
  for (const [at, index] of late.entries()) {
    const { result } = JSON.parse((await put(index, '/api/events/2000/waiting')).text);
    if (result !== at + 1) wrong += 1;
  }
  // Somebody gives up a place: the first in line has it.
  const first = answers.findIndex(({ result }) => result === 'registered');
  await send(agents[first], address, 'DELETE', '/api/events/2000/registration', {
    token: people[first].token,
  });
  const next = await send(agents[late[0]], address, 'GET', '/api/registrations', {
    token: people[late[0]].token,
  });
  if (!JSON.parse(next.text).registered.includes(2000)) wrong += 1;
  for (const agent of agents) agent.destroy();
  return [
    row({
      figure: `${atTheDoor} people for ${places} places: places given too many or too few`,
      value: Math.abs(inside - places),
      limit: 0,
    }),
    row({ figure: 'people in line at a wrong place', value: wrong, limit: 0 }),
  ];
}

/** Pairs and single people ask at once for the last two places, over and over. */
async function pairs({ address }, nurse, people) {
  const agent = agentOf(racers);
  const put = (path, token, body) => send(agent, address, 'PUT', path, { token, ...(body && { body }) });
  // The same event for all: after each race everybody gives up again.
  await put('/api/events/2001', nurse, { record: { ...eventOf(2001), capacity: 2 } });
  let tooMany = 0;
  let halves = 0;
  for (let race = 0; race < races; race += 1) {
    // Others each time, so that nobody comes to the limit of writes.
    const asking = Array.from({ length: racers }, (_, at) => ({
      token: people[(race * racers + at) % people.length].token,
      places: (race + at) % racers === 0 ? 1 : 2,
    }));
    const answers = await allAtOnce(
      asking.map(({ token, places: asked }) => put(`/api/events/2001/registration?places=${asked}`, token)),
    );
    const inside = asking.filter((_, at) => answers[at].result === 'registered');
    const taken = inside.reduce((sum, one) => sum + one.places, 0);
    const { text } = await send(agent, address, 'GET', '/api/events/2001', { token: nurse });
    if (taken > 2 || inside.length === 0) tooMany += 1;
    if (JSON.parse(text).record.attendees !== taken) halves += 1;
    for (const { token } of inside)
      await send(agent, address, 'DELETE', '/api/events/2001/registration', { token });
  }
  agent.destroy();
  return [
    row({
      figure: `${races} races of pairs for the last two places: a place too many`,
      value: tooMany,
      limit: 0,
    }),
    row({ figure: 'half of a pair', value: halves, limit: 0 }),
  ];
}

/** A thousand people rate one resource at once. */
async function ratings({ address }, admin, people) {
  const agent = agentOf(100);
  const record = {
    id: 2000,
    title: 'Walking',
    type: 'text',
    category: 'Wellness',
    description: 'Short walks.',
  };
  await send(agent, address, 'PUT', '/api/resources/2000', { token: admin, body: { record } });
  const answers = await allAtOnce(
    people.map(({ token }, index) =>
      send(agent, address, 'PUT', '/api/resources/2000/rating', { token, body: { rating: 1 + (index % 5) } }),
    ),
  );
  const { text } = await send(agent, address, 'GET', '/api/resources/2000');
  const { ratingCount, averageRating } = JSON.parse(text).record;
  agent.destroy();
  return [
    row({ figure: `${raters} raters at once: not counted`, value: raters - ratingCount, limit: 0 }),
    row({ figure: 'their average is off by', value: Math.abs(averageRating - 3), limit: 0, digits: 6 }),
    row({ figure: 'of them refused', value: answers.filter(({ status }) => status >= 400).length, limit: 0 }),
  ];
}

/** Many people at once: exact counts, whatever the order. @param root the folder of the product. */
export async function crowds(root) {
  const app = await startApp(root, { DATA: 'server' });
  try {
    const people = await addPeople(app.dataFolder, raters);
    const nurse = await logIn(app, 'nurse.lee@example.org');
    const admin = await logIn(app, 'admin@example.org');
    return [
      ...(await registrations(app, nurse, people.slice(0, atTheDoor))),
      ...(await pairs(app, nurse, people)),
      ...(await ratings(app, admin, people)),
    ];
  } finally {
    await app.stop();
  }
}
