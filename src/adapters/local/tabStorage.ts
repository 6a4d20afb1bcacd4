import { personStorage } from './browserStorage';

/** The storage of personal data, local or session. Its methods throw like those of a storage. */
export const tabStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => personStorage()?.getItem(key) ?? null,
  setItem: (key, text) => personStorage()?.setItem(key, text),
};
