/** Path of a Chromium with windows, or null where there is none. */
export function findBrowser(): string | null;

/** Whether nothing has to be installed for the tests to run as fast as they can. */
export function isBrowserComplete(): boolean;

/** How every test, audit and benchmark starts its browser. */
export const launch: { executablePath?: string; args: string[] };

/** The same where it shows a window. */
export const launchWindow: { executablePath: string | undefined; headless: false; args: string[] };
