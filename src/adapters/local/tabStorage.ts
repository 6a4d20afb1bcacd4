import { personStorage } from './browserStorage';

/** What belongs to a person, wherever that is kept at the moment. Its methods throw as those of a storage do. */
export const tabStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => personStorage()?.getItem(key) ?? null,
  setItem: (key, text) => personStorage()?.setItem(key, text),
};
