/** Everything that the product keeps on this device beside the specified keys: what lies under `ageBetter.*`. */
export interface DeviceData {
  /** Removes all of it. Never throws. */
  clear(): void;
}
