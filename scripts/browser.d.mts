/** Path of the Chromium to test with, or null where there is none. */
export function findBrowser(): string | null;

/** How every test, audit and benchmark starts its browser. */
export const launch: { executablePath?: string; args: string[] };
