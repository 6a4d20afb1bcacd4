/** Everything that the product stores on this device beside the specified keys: the keys `ageBetter.*`. */
export interface DeviceData {
  /**
   * Deletes all of it except other people's drafts. Never throws.
   * @param person the id of the person whose data is cleared.
   */
  clear(person: string): void;
}
