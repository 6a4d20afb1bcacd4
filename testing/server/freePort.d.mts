/** A port that nobody listens on, for a server that has to know its port before it starts. */
export function freePort(): Promise<number>;
