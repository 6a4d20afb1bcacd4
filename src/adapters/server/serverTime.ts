/** The headers of a response, and the times of the request and the response by this device's clock. */
export type Told = readonly [headers: Headers, asked: Date, answered: Date];

/** Takes the time in the server's responses. */
export interface ServerTimeSink {
  note: (...told: Told) => void;
  /** The last one. */
  last?: Told;
}

/** Stores the last one. It is small, since every page has it: `subscribeToServerTime` reads it later, and takes over. */
export const serverTime: ServerTimeSink = {
  note(...told) {
    serverTime.last = told;
  },
};
