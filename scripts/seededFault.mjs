import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The source with the fault in it.
 * @param {{ in: string, find: string, put: string }} fault a file, a text that it has once, and what takes its place
 */
export function withFault(source, { in: file, find, put }) {
  const parts = source.split(find);
  if (parts.length !== 2)
    throw new Error(`${file} has this ${parts.length - 1} times, not once: ${JSON.stringify(find)}`);
  return parts.join(put);
}

/** Vite's plugin that serves a source with the fault of SEEDED_FAULT (`seedFaults.mjs` sets it). The file itself stays as it is. */
export const seedFault = () => ({
  name: 'seeded-fault',
  enforce: 'pre',
  load(id) {
    if (!process.env.SEEDED_FAULT) return null;
    const fault = JSON.parse(process.env.SEEDED_FAULT);
    if (id.split('?')[0] !== root + fault.in) return null;
    return withFault(readFileSync(root + fault.in, 'utf8'), fault);
  },
});
