/** The ids of the people whose use of a shared computer `SharedDevice` follows: it removes what is theirs when they leave. */
const followed = new Set<string>();

/** Says that a person's use of this computer is followed. @returns a function that ends it. */
export function followUse(person: string): () => void {
  followed.add(person);
  return () => followed.delete(person);
}

/** Whether a person's use of this computer is followed. */
export const isFollowed = (person: string): boolean => followed.has(person);
