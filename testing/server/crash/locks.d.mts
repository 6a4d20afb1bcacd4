/** Only Linux says who holds which lock. */
export const canSeeLocks: boolean;

/**
 * What is wrong with a process's hold on the database in a data folder, in a line each: no lock on it, or an open file that
 * somebody has deleted. Linux only.
 */
export function troubleOfLocks(pid: number, dataFolder: string): string[];
