/** Copies what a field holds, so that the person can paste it elsewhere. Called by a press. @throws Error where the browser refuses. */
export type CopyText = (field: HTMLInputElement) => Promise<void>;
