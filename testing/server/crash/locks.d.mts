/** Only Linux says who holds which lock. */
export const canSeeLocks: boolean;

/**
 * The problems with a process's locks on the database in a data folder, in a line each: no lock on it, or an open file that was
 * deleted. Linux only.
 */
export function lockProblems(pid: number, dataFolder: string): string[];
