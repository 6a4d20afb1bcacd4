import { fileURLToPath } from 'node:url';
import audits from '../playwright.config';

/** The servers of the audits, started from the root of the repository as theirs are. */
export const servers = [audits.webServer ?? []]
  .flat()
  .map((server) => ({ ...server, cwd: fileURLToPath(new URL('..', import.meta.url)) }));
