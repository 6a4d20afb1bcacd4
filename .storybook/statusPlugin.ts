import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { computeStatus } from '../evidence/commands/status.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files with evidence that Storybook serves itself, so that its page on the status can link to them. */
export const evidenceFolders = ['stories/transcripts', 'evidence/orca'].map((folder) => ({
  from: `../${folder}`,
  to: `/evidence/${folder}`,
}));

/** Computes the status of the components when Storybook starts or is built: nothing of it is kept by hand. */
export function statusPlugin(): Plugin {
  return {
    name: 'component-status',
    load: {
      filter: { id: /\/stories\/status\/currentStatus\.ts$/ },
      handler: async () => `export const status = ${JSON.stringify(await computeStatus(root))};`,
    },
  };
}
