import { roleLabels } from '../../src/domain/users/user';
import type { AccountToMove } from '../identity/accounts';
import { OperatorError } from './hostedAccounts';
import type { Operator } from './operator';

/** How far a move goes. */
export interface MoveOptions {
  /** False: nothing is changed, only reported. */
  really: boolean;
  /** Whether the people moved now get the mail with the link to a new password. */
  sendMails: boolean;
  /** Called with a line for each account. */
  say: (line: string) => void;
}

type Outcome = 'moved' | 'there' | 'taken' | 'failed';

const words: Record<Outcome, string> = {
  moved: 'to move',
  there: 'there already',
  taken: 'left alone: somebody else has registered there with this address',
  failed: 'failed',
};

/**
 * Moves the accounts of a server of one's own to the hosted service: addresses, names and roles. Passwords stay
 * behind, since nobody can read them: each person sets a new one. Nothing that already exists is changed, so
 * an interrupted move is simply repeated.
 * @returns the totals, in a line.
 */
export async function moveAccounts(
  people: readonly AccountToMove[],
  { accounts, firestore, token }: Operator,
  { really, sendMails, say }: MoveOptions,
): Promise<string> {
  const count: Record<Outcome, number> = { moved: 0, there: 0, taken: 0, failed: 0 };
  let notMailed = 0;

  async function move({ uid, email, name, role, createdAt }: AccountToMove): Promise<Outcome> {
    const found = await accounts.find(email);
    // Nobody has proved that the address is theirs: they must not get the role of the one who had it here.
    if (found && found.uid !== uid) return 'taken';
    if (!really) return found ? 'there' : 'moved';
    if (!found) await accounts.create(uid, email);
    await firestore.create(
      `users/${uid}`,
      { email, ...(name !== null && { name }), role, createdAt: new Date(createdAt).toISOString() },
      token,
    );
    return found ? 'there' : 'moved';
  }

  async function mail(email: string): Promise<void> {
    try {
      await accounts.sendReset(email);
    } catch (error) {
      notMailed += 1;
      say(`  no mail: ${(error as Error).message}`);
    }
  }

  for (const person of people) {
    const { email, role } = person;
    try {
      const outcome = await move(person);
      count[outcome] += 1;
      say(`${email} (${roleLabels[role]}): ${really && outcome === 'moved' ? 'moved' : words[outcome]}`);
      if (really && sendMails && outcome === 'moved') await mail(email);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      count.failed += 1;
      say(`${email}: ${error.message}`);
    }
  }
  const sum = `${people.length} accounts: ${count.moved} ${really ? 'moved' : 'to move'}, ${count.there} there already, ${count.taken} left alone, ${count.failed} failed.`;
  if (!really)
    return `${sum}\nNothing was changed. Add --move to do it, and --send-mails to mail each person a link.`;
  return notMailed > 0
    ? `${sum}\n${notMailed} got no mail. They can choose "Forgotten your password?" when they log in.`
    : sum;
}
