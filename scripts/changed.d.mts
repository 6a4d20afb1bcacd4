/** The paths of what changed since this branch left main, what is not committed included; undefined where git does not know. */
export function changedFiles(): string[] | undefined;
