import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The files of versions that kept the accounts and the community's data apart. */
export const earlierNames = { accounts: 'accounts.db', community: 'community.db' } as const;

/** Returns whether a data folder is of an earlier version, or its move into one file was interrupted at its end. */
export const hasEarlierFiles = (folder: string): boolean =>
  Object.values(earlierNames).some((name) => existsSync(join(folder, name)));
