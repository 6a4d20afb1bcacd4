import { createContext, useContext, type ReactNode } from 'react';
import type { SavableRecords } from '@/shared/domain/saved/describeRecord';
import type { SavedKind } from '@/shared/domain/saved/savedItem';

/** The props of one record's Save button. */
export interface Save {
  /** It is saved; absent: no. */
  pressed?: boolean;
  /** Saves it, or removes it from the saved items. */
  onChange: () => void;
  /** The outcome of the last press. */
  children?: ReactNode;
}

/** The saved items, for the buttons of a page: another function after each change. */
export type Saves = <Kind extends SavedKind>(kind: Kind, record: SavableRecords[Kind]) => Save;

/** Around the pages on which people act in their own name. Elsewhere, as in stories, a press does nothing. */
export const SavesContext = createContext<Saves>(() => ({ onChange: () => undefined }));

/** Returns the props of one record's Save button. */
export const useSave: Saves = (kind, record) => useContext(SavesContext)(kind, record);
