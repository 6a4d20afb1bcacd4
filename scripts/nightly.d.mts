/** The tests that `npm test` may leave to the night, each with the folders whose change has it run. */
export const nightly: readonly { file: string; when: readonly string[] }[];

/** The files of those that this run leaves out. */
export function leftToTheNight(changed?: readonly string[]): string[];

/** The folders of `src/features` that each screen is made of. */
export const featuresOf: Readonly<Record<string, readonly string[]>>;

/** The screens whose further states this run only compares, and does not look at. */
export function screensLeftToTheNight(changed?: readonly string[]): string[];
