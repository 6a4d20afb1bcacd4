/** The headers of a response, and the times of the request and the response by this device's clock. */
export type Told = readonly [headers: Headers, asked: Date, answered: Date];

/** Takes the time in the server's responses. */
export interface ToldTime {
  note: (...told: Told) => void;
  /** The last one. */
  last?: Told;
}

/** Stores the last one. It is small, since every page has it: `followToldTime` reads it later, and takes over. */
export const toldTime: ToldTime = {
  note(...told) {
    toldTime.last = told;
  },
};
