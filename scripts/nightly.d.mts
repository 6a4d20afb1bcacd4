export const nightly: readonly { file: string; when: readonly string[] }[];
export function leftToTheNight(): string[];
