/*
 * The log that the database writes of each write, and the conditions that it has to meet. Numbers of the rows
 * are in the order of the writes.
 */

const watched = (table, number) => `
  CREATE FUNCTION watch.${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE one public.${table} := COALESCE(NEW, OLD);
    BEGIN
      INSERT INTO watch.log (what, event, uid, number) VALUES ('${table} ' || TG_OP, one.event_id, one.uid, ${number});
      RETURN NULL;
    END $$;
  CREATE TRIGGER watch AFTER INSERT OR DELETE ON public.${table} FOR EACH ROW EXECUTE FUNCTION watch.${table}();`;

/** Statements that make the database write it down. */
export const beginToWatch = `
  CREATE SCHEMA watch;
  CREATE TABLE watch.log (at BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, what TEXT, event BIGINT, uid TEXT, number BIGINT);
  ${watched('registrations', 'NULL')}
  ${watched('waiting', 'one.number')}`;

/** Follows the events and their lines. @param capacity of each event. @returns what reads on from where it was, and finds faults. */
export function createWatch(database, capacity) {
  let last = 0;
  const events = new Map();
  const stateOf = (event) => {
    if (!events.has(event)) events.set(event, { places: new Set(), line: [], hasJustLeft: null });
    return events.get(event);
  };

  function take({ what, event, uid, number }, found) {
    const state = stateOf(event);
    const { places, line } = state;
    const before = state.hasJustLeft;
    state.hasJustLeft = null;
    switch (what) {
      case 'registrations INSERT':
        if (places.has(uid)) found.tooMany.push(`${uid} has two places at ${event}`);
        places.add(uid);
        if (places.size > capacity) found.tooMany.push(`${places.size} places of ${capacity} at ${event}`);
        if (line.length > 0 && line[0].uid !== uid && before !== uid)
          found.outOfOrder.push(`${uid} got a place at ${event} before ${line[0].uid}`);
        return;
      case 'registrations DELETE':
        places.delete(uid);
        return;
      case 'waiting INSERT':
        if (line.some((one) => one.uid === uid || one.number >= number))
          found.outOfOrder.push(`${uid} joined the line of ${event} with the number ${number}`);
        line.push({ uid, number });
        return;
      default:
        if (line[0]?.uid === uid) state.hasJustLeft = uid;
        state.line = line.filter((one) => one.uid !== uid);
    }
  }

  return {
    async readOn(found) {
      const { rows } = await database.query(
        'SELECT at, what, event::int, uid, number::int FROM watch.log WHERE at > $1 ORDER BY at',
        [last],
      );
      for (const row of rows) take(row, found);
      last = Number(rows.at(-1)?.at ?? last);
    },
  };
}

/** Compares the stored data with the responses that people got. Nobody may be writing. */
export async function compareWithAnswers(database, people, { capacity, found }) {
  const rowsOf = async (text) => (await database.query(text)).rows;
  const has = new Set(
    (await rowsOf('SELECT uid, event_id FROM registrations')).map((row) => `${row.uid} ${row.event_id}`),
  );
  const waits = new Set(
    (await rowsOf('SELECT uid, event_id FROM waiting')).map((row) => `${row.uid} ${row.event_id}`),
  );
  const stored = await rowsOf(
    "SELECT owner, id, version, fields FROM records WHERE collection = 'appointments'",
  );
  const events = await rowsOf("SELECT id, fields FROM records WHERE collection = 'events'");
  for (const { uid, at, places, appointments } of people) {
    for (const { id } of events) {
      const [told, key] = [places.get(Number(id)), `${uid} ${id}`];
      const isThere = has.has(key) || (told !== 'registered' && waits.has(key));
      if (told !== undefined && !isThere) found.lost.push(`person ${at} is not ${told} at ${id}`);
      if (told === undefined && isThere) found.twice.push(`person ${at} is at ${id} again`);
      if (has.has(key) && waits.has(key)) found.twice.push(`person ${at} waits for their place at ${id}`);
    }
    const own = stored.filter(({ owner }) => owner === uid);
    for (const [id, { version, title }] of appointments) {
      const row = own.find((one) => one.id === id);
      if (!row) found.lost.push(`appointment ${id}`);
      else if (JSON.parse(row.fields).title !== title) found.lost.push(`the change of appointment ${id}`);
      else if (Number(row.version) !== version) found.twice.push(`the change of appointment ${id}`);
    }
    for (const { id } of own)
      if (!appointments.has(id)) found.twice.push(`appointment ${id} was never confirmed`);
  }
  for (const { id, fields } of events) {
    const taken = [...has].filter((key) => key.endsWith(` ${id}`)).length;
    const { attendees } = JSON.parse(fields);
    if (attendees !== taken)
      found.lost.push(`event ${id} counts ${attendees}, and ${taken} places are taken`);
    if (taken < capacity && [...waits].some((key) => key.endsWith(` ${id}`)))
      found.lost.push(`a person waits for ${id} although there is room`);
  }
}
