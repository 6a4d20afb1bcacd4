/** The functions that are called when something changes: what stands behind every `subscribe`. */
export interface Listeners<Values extends readonly unknown[]> {
  /** Calls each listener with the values. */
  notify: (...values: Values) => void;
  /** Adds a listener. @returns a function that ends it. */
  subscribe: (listener: (...values: Values) => void) => () => void;
  isEmpty: () => boolean;
}

/** A list of listeners, empty at first. Without a type they are called without a value. */
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
