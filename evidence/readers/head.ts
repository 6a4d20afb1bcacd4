/** With what a recording was made. */
export interface Surroundings {
  /** Name and version. */
  reader: string;
  browser: string;
  system: string;
  /** The commit whose product was used. */
  commit: string;
}

/** The first line of a recording: what was done, when and with what. */
export function headOf(title: string, { reader, browser, system, commit }: Surroundings): string {
  const today = new Date().toLocaleDateString('sv');
  return `${title}. Recorded ${today}: ${reader}, ${browser}, ${system}, commit ${commit}.`;
}
