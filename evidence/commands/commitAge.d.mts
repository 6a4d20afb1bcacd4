/** How many commits there have been since one, or why nobody can tell. */
export function commitAge(root: string, commit: string): number | 'no git' | 'shallow' | 'unknown commit';
