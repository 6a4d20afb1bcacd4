/** An answer of the server, and when it was asked for and was here by the clock of this device. */
export type Told = readonly [headers: Headers, asked: Date, answered: Date];

/** What the last answer of the server told of the time. It is small, since every page has it: `followToldTime` reads it later. */
export const toldTime = {
  last: undefined as Told | undefined,
  onNext: undefined as (() => void) | undefined,
  note(...told: Told) {
    toldTime.last = told;
    toldTime.onNext?.();
  },
};
