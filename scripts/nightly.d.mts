/** The tests that `npm test` may leave to the night, each with the folders whose change has it run. */
export const nightly: readonly { file: string; when: readonly string[] }[];

/** The files of those that this run leaves out. */
export function leftToTheNight(): string[];
