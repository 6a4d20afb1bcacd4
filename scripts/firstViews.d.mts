export const whenLoggedIn: readonly string[];
export const byData: Readonly<Record<'local' | 'server', readonly string[]>>;
export const besides: Readonly<Partial<Record<string, readonly string[]>>>;
export const alsoNamed: Readonly<Partial<Record<string, readonly string[]>>>;
export function modulesOfScreens(source: string): Record<string, { module: string; loggedIn: boolean }>;
