/** Compares the mails that came with what the database knows of them. */
export async function compareMails(database, received, found) {
  const { rows } = await database.query(
    'SELECT email, record_id AS id, state, count(*)::int AS count FROM due_messages JOIN accounts USING (uid) GROUP BY 1, 2, 3',
  );
  const rowsOf = (key, ...states) =>
    rows
      .filter((row) => `${row.email} Tea ${row.id}` === key && states.includes(row.state))
      .reduce((sum, { count }) => sum + count, 0);
  for (const key of new Set([...received.keys(), ...rows.map((row) => `${row.email} Tea ${row.id}`)])) {
    const [came, sent] = [received.get(key) ?? 0, rowsOf(key, 'sent')];
    if (came > sent + rowsOf(key, 'uncertain')) found.mailedTwice.push(key);
    if (came < sent) found.lost.push(`a mail to ${key}`);
  }
  const countOf = (...states) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return {
    sent: countOf('sent'),
    uncertain: countOf('uncertain'),
    dropped: countOf('dropped'),
    others: countOf('failed'),
  };
}
