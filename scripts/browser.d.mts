export function findBrowser(): string | null;
export function findWindowless(): string | null;
export function isBrowserComplete(): boolean;
export const launch: { executablePath?: string; args: string[] };
export const launchWindow: { executablePath: string | undefined; headless: false; args: string[] };
