/** The functions to call after a change: the implementation of every `subscribe`. */
export interface Listeners<Values extends readonly unknown[]> {
  /** Calls each listener with the values. */
  notify: (...values: Values) => void;
  /**
   * Adds a listener.
   * @returns a function that removes it.
   */
  subscribe: (listener: (...values: Values) => void) => () => void;
  isEmpty: () => boolean;
}

/** Creates an empty list of listeners. Without a type they are called without a value. */
export function createListeners<Values extends readonly unknown[] = []>(): Listeners<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    notify: (...values) => listeners.forEach((listener) => listener(...values)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isEmpty: () => listeners.size === 0,
  };
}
