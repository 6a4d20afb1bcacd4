/** The headers of a response, and the times of the request and the response by this device's clock. */
export type TimedHeaders = readonly [headers: Headers, asked: Date, answered: Date];

/** Takes the time in the server's responses. */
export interface ServerTimeSink {
  note: (...timed: TimedHeaders) => void;
  /** The last one. */
  last?: TimedHeaders;
}

/** Stores the last one. It is small, since every page has it: `subscribeToServerTime` reads it later, and takes over. */
export const serverTime: ServerTimeSink = {
  note(...timed) {
    serverTime.last = timed;
  },
};
