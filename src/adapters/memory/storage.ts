/** A browser's storage in memory, separate from all others. Its entries are its own properties, as in a browser. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  key(at: number) {
    return Object.keys(this)[at] ?? null;
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
  clear() {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

/** @param texts the initial entries, by key; null: none. */
export function createMemoryStorage(texts: Readonly<Record<string, string | null>> = {}): Storage {
  const storage = new MemoryStorage();
  for (const [key, text] of Object.entries(texts)) if (text !== null) storage.setItem(key, text);
  return storage;
}
