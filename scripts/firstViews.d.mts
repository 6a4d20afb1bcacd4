export const whenLoggedIn: readonly string[];
export const scope: string;
export const byData: Readonly<Record<'local' | 'server', readonly string[]>>;
export const besides: Readonly<Partial<Record<string, readonly string[]>>>;
export const alsoNamed: Readonly<Partial<Record<string, readonly string[]>>>;
export function showsRecords(id: string, screen: { loggedIn: boolean }): boolean;
export function modulesOfScreens(source: string): Record<string, { module: string; loggedIn: boolean }>;
export const firstResources: Readonly<{
  pages: readonly string[];
  byData: Record<'local' | 'server', readonly string[]>;
}>;
