import { createContext, useContext, type ReactNode } from 'react';
import type { SavableRecords } from '@/shared/domain/saved/describeRecord';
import type { SavedKind } from '@/shared/domain/saved/savedItem';

/** What the button of one record needs. */
export interface Save {
  /** It is saved; absent: no. */
  pressed?: boolean;
  /** Saves it, or does not keep it saved any longer. */
  onChange: () => void;
  /** What came of the last press. */
  children?: ReactNode;
}

/** What is saved, for the buttons of a page: another function after each change. */
export type Saves = <Kind extends SavedKind>(kind: Kind, record: SavableRecords[Kind]) => Save;

/** Around the pages on which people act in their own name. Elsewhere, as in stories, a press does nothing. */
export const SavesContext = createContext<Saves>(() => ({ onChange: () => undefined }));

/** What the button of one record needs. */
export const useSave: Saves = (kind, record) => useContext(SavesContext)(kind, record);
