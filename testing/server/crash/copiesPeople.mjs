import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from './communityCrash.mjs';

const hour = 60 * 60 * 1000;

/** How long a person repeats one request, in milliseconds. */
const patience = 120_000;

/**
 * Sends a write until its outcome is known, each time with the same key, as the pages do.
 * @returns the answer; null: so many were sent that this one was not done.
 */
async function sendUntilKnown(server, { method, path, token, body, headers }, report) {
  const key = randomUUID();
  const deadline = Date.now() + patience;
  for (let tries = 1; ; tries += 1) {
    const answer = await send(server, method, path, {
      token,
      body,
      headers: { ...headers, 'idempotency-key': key },
    }).catch((error) => ({ status: 0, body: { code: error.cause?.code ?? String(error) } }));
    if (answer.status === 429) return null;
    if (answer.status > 0 && answer.status < 500) {
      report.confirmed += 1;
      if (tries > 1) report.repeated += 1;
      return answer;
    }
    const code = answer.body?.code ?? answer.status;
    // Whatever is killed, the server knows why it cannot do something.
    if (answer.status === 500) report.faults.push(`${method} ${path} was answered 500 ${code}`);
    report.troubles[code] = (report.troubles[code] ?? 0) + 1;
    if (Date.now() > deadline)
      throw new Error(`${method} ${path} had no answer within two minutes (${code})`);
    await wait(200);
  }
}

/** An appointment of half an hour, each at an hour of its own. */
function appointmentOf(id, at, title) {
  const from = Date.now() + (24 + (at % 1500)) * hour;
  const [start, end] = [from, from + hour / 2].map((time) => new Date(time).toISOString());
  return { id, title, start, end };
}

/**
 * A person who writes appointments, registers, waits and gives up, and who knows what they have by the responses alone.
 * @param options `server`: where to send. `events`: the ids. `below`: random numbers. `pause`: the longest between two writes, in milliseconds. `report`: counts, and `faults`: what an
 *   answer says that cannot be.
 */
export function createPerson({ server, uid, token, at, events, below, pause, report }) {
  /** By the id of the event: `registered`, or `waiting`, who may have moved up since. */
  const places = new Map();
  /** By id: the version and the title that were confirmed. */
  const appointments = new Map();
  const ask = (method, path, more) => sendUntilKnown(server, { method, path, token, ...more }, report);
  const wrong = (what) => report.faults.push(`person ${at}: ${what}`);

  async function addAppointment() {
    const id = `${at}-${appointments.size}`;
    const record = appointmentOf(id, appointments.size, `Appointment ${id}`);
    const answer = await ask('PUT', `appointments/${id}`, {
      headers: { 'if-none-match': '*' },
      body: { record, overlapAgreed: true },
    });
    if (answer === null) return;
    if (answer.status !== 201)
      return wrong(`appointment ${id} was answered ${answer.status} ${answer.body?.code}`);
    appointments.set(id, { version: answer.body.version, title: record.title, changes: 0 });
  }

  async function changeAppointment() {
    const ids = [...appointments.keys()];
    if (ids.length === 0) return addAppointment();
    const id = ids[below(ids.length)];
    const { version, changes } = appointments.get(id);
    const record = appointmentOf(id, Number(id.split('-')[1]), `Appointment ${id}, changed ${changes + 1}`);
    const answer = await ask('PUT', `appointments/${id}`, {
      headers: { 'if-match': `"${version}"` },
      body: { record, overlapAgreed: true },
    });
    if (answer === null) return undefined;
    if (answer.status !== 200)
      return wrong(`the change of appointment ${id} was answered ${answer.status} ${answer.body?.code}`);
    return appointments.set(id, { version: answer.body.version, title: record.title, changes: changes + 1 });
  }

  async function come(event) {
    const answer = await ask('PUT', `events/${event}/registration`);
    if (answer === null) return;
    const { result } = answer.body;
    if (result === 'registered') return places.set(event, 'registered');
    if (result !== 'full') return wrong(`registered for ${event}: ${JSON.stringify(answer.body)}`);
    const joined = await ask('PUT', `events/${event}/waiting`);
    if (joined === null || joined.body.result === 'free') return;
    if (typeof joined.body.result !== 'number')
      return wrong(`waiting for ${event}: ${JSON.stringify(joined.body)}`);
    places.set(event, 'waiting');
  }

  async function giveUp(event) {
    if (places.get(event) === 'waiting') {
      const answer = await ask('DELETE', `events/${event}/waiting`);
      if (answer === null) return;
      if (answer.body.left === true) return places.delete(event);
      // Moved up meanwhile.
      places.set(event, 'registered');
    }
    const answer = await ask('DELETE', `events/${event}/registration`);
    if (answer === null) return;
    if (answer.body.cancelled !== true)
      wrong(`the place at ${event} is gone: ${JSON.stringify(answer.body)}`);
    places.delete(event);
  }

  return {
    uid,
    at,
    places,
    appointments,
    /** Does one thing after the other until it is told to end. */
    async goOn({ isOver }) {
      while (!isOver()) {
        const what = below(10);
        const event = events[below(events.length)];
        if (what < 3) await addAppointment();
        else if (what < 4) await changeAppointment();
        else if (places.has(event)) await giveUp(event);
        else await come(event);
        await wait(below(pause));
      }
    },
  };
}
