/**
 * The ids of the users whose activity on a shared computer `SharedDevice` follows: it removes their data when they
 * leave.
 */
const followed = new Set<string>();

/** Registers a user whose activity is followed. @returns a function that ends it. */
export function followUse(person: string): () => void {
  followed.add(person);
  return () => followed.delete(person);
}

/** Returns true where a user's activity is followed. */
export const isFollowed = (person: string): boolean => followed.has(person);
