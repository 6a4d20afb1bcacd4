import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../refusal';

/** What it costs to hash a password: argon2id (the package's default kind) with 19 MiB and two passes, as OWASP advises. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The cost outside tests. */
export const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords, a few at a time, so that a rush of logins neither fills the memory nor starves the rest. */
export interface Passwords {
  /** @throws Refusal unavailable when too many are waiting. */
  hash(password: string): Promise<string>;
  /**
   * @param passwordHash the hash, or null for a person who does not exist: that takes as long and is never right.
   * @throws Refusal unavailable when too many are waiting.
   */
  isRight(passwordHash: string | null, password: string): Promise<boolean>;
}

/** How many passwords are worked on at once, and how many more may wait. */
const atOnce = 4;
const mostWaiting = 200;

/** The same letters can be written in different bytes on different keyboards; NIST SP 800-63B asks for one form. */
const oneForm = (password: string) => password.normalize('NFKC');

/** @param cost what a hash costs; tests take less. */
export async function createPasswords(cost: HashCost = usualCost): Promise<Passwords> {
  const nobody = await hash('nobody has this password', cost);
  let working = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (working >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new Refusal('unavailable', 'Too many people are logging in right now. Please try again.', 5);
      }
      // The one who leaves hands its place over, so `working` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      working += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(oneForm(password), cost)),
    isRight: (passwordHash, password) =>
      inTurn(async () => {
        const right = await verify(passwordHash ?? nobody, oneForm(password));
        return right && passwordHash !== null;
      }),
  };
}
