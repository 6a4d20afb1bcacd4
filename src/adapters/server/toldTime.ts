/** An answer of the server, and when it was asked for and was here by the clock of this device. */
export type Told = readonly [headers: Headers, asked: Date, answered: Date];

/** Takes what the answers of the server tell of the time. */
export interface ToldTime {
  note: (...told: Told) => void;
  /** What the last one told. */
  last?: Told;
}

/** Keeps the last one. It is small, since every page has it: `followToldTime` reads it later, and takes over. */
export const toldTime: ToldTime = {
  note(...told) {
    toldTime.last = told;
  },
};
