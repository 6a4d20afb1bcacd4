import { hash, verify } from '@node-rs/argon2';
import { createHashingQueue } from './hashingQueue';

/** The cost of hashing a password: argon2id (the package's default) with 19 MiB and two passes, as OWASP advises. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The cost outside tests. */
export const defaultCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes and checks passwords, a few at a time, so that a rush of logins neither exhausts the memory nor starves the rest.
 * Waiting clients take turns: one with many requests waits behind its own.
 */
export interface Passwords {
  /**
   * @param client for whom; default: the server itself.
   * @throws HttpError unavailable when too many are waiting.
   */
  hash(password: string, client?: string): Promise<string>;
  /**
   * @param passwordHash the hash, or null for a person who does not exist, or empty where Firebase keeps the password: that
   *   takes as long and never matches.
   * @throws HttpError unavailable when too many are waiting.
   */
  isRight(passwordHash: string | null, password: string, client?: string): Promise<boolean>;
}

/** How many passwords are hashed concurrently. */
const atOnce = 4;

/** Keyboards encode the same letters in different bytes; NIST SP 800-63B asks for one normal form. */
const oneForm = (password: string) => password.normalize('NFKC');

/** @param cost what a hash costs; tests take less. */
export async function createPasswords(cost: HashCost = defaultCost): Promise<Passwords> {
  const nobody = await hash('nobody has this password', cost);
  const turns = createHashingQueue(atOnce);

  return {
    hash: (password, client) => turns.take(() => hash(oneForm(password), cost), client),
    isRight: (passwordHash, password, client) =>
      turns.take(async () => {
        const right = await verify(passwordHash || nobody, oneForm(password));
        return right && !!passwordHash;
      }, client),
  };
}
