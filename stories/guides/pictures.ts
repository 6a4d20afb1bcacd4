import type { ReactNode } from 'react';

/** Pictures of each component, in the order of the lines under “Do and don’t” in its guide. */
export type Pictures = Readonly<Record<string, readonly ReactNode[]>>;
