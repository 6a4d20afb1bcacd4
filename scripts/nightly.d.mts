/** The tests that `npm test` may leave to the night, each with the folders and the screens whose change has it run. */
export const nightly: readonly { file: string; when: readonly string[]; screens: readonly string[] }[];

/** The files of those that this run leaves out. */
export function leftToTheNight(changed?: readonly string[]): string[];

/** The folders of `src/features` that a screen is made of, where it is not only the one with its own name. */
export const featuresOf: Readonly<Record<string, readonly string[]>>;

/** Whether a run after these changes leaves out the further states of a screen. */
export function leavesFurtherStates(screen: string, changed: readonly string[]): boolean;
