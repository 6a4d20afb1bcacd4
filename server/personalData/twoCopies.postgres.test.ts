import { expect, onTestFinished, test } from 'vitest';
import { startCopies } from '../testing/copies';
import { standingRight } from '../testing/standingRight';

test('of two administrators who are deleted at once, each by another copy, one stays; a deletion on one copy is known to the other', async () => {
  const copies = await startCopies();
  onTestFinished(copies.close);
  const { a, b } = copies;
  const rounds = [0, 1, 2, 3];
  const kept = (await a.parts.accounts.byEmail('admin@example.org'))!;
  let last = kept;
  for (const round of rounds) {
    const email = `second${round}@example.net`;
    const body = { email, password: 'Correct1' };
    const { token } = (await a.send('POST', '/api/identity/accounts', { body })).body;
    const second = (await b.parts.accounts.byEmail(email))!;
    await a.parts.accounts.grantRole(second, 'admin', a.parts.now());
    const [{ deletion: one }, { deletion: other }] = [a.parts, b.parts];
    const outcomes = await Promise.allSettled([
      one!.run(last.uid, standingRight(second.uid)),
      other!.run(second.uid, standingRight(last.uid)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const isSecondGone = outcomes[1].status === 'fulfilled';
    if (!isSecondGone) last = second;
    const answers = await Promise.all(
      [a, b].map((server) => server.send('GET', '/api/appointments', { token })),
    );
    const status = isSecondGone ? 401 : 200;
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    const all = await b.parts.accounts.list();
    expect(all.filter(({ role }) => role === 'admin').map(({ uid }) => uid)).toEqual([last.uid]);
  }
});
