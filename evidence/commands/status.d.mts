import type { Status } from '../status/status';

/** The status of all components as of today, from the files of the repository and from `a11y-report`. */
export function computeStatus(root: string): Promise<Status>;
