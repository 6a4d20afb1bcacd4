/** Everything that the product keeps on this device beside the specified keys: what lies under `ageBetter.*`. */
export interface DeviceData {
  /**
   * Removes all of it but what other people began to write. Never throws.
   * @param person the id of the person whose data is cleared.
   */
  clear(person: string): void;
}
