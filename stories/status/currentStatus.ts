import type { Status } from '@/evidence/status/status';

/**
 * The status of all components. Storybook computes it whenever it starts or is built: `.storybook/statusPlugin.ts` puts it in the
 * place of these words.
 */
export const status: Status = {
  date: '',
  commit: '',
  staleAfter: 0,
  sources: [],
  people: [],
  components: [],
};
