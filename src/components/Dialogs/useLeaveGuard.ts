import { useCallback } from 'react';
import { useDialogs } from './Dialogs';
import type { Question } from './dialogRequest';

/** The question before a form with unsaved changes is left. */
const leaveQuestion: Question = {
  question: 'Leave without saving?',
  details: 'What you changed here will be lost.',
  confirm: 'Leave without saving',
  keep: 'Keep writing',
};

/**
 * Guards a form against being left by mistake.
 * @param question replaces "Leave without saving?". The same object at every render.
 * @returns a function that takes true for unsaved changes, asks if so, and resolves to true where the form may close.
 * Where the question cannot be loaded the form stays open.
 */
export function useLeaveGuard(question: Question = leaveQuestion): (isChanged: boolean) => Promise<boolean> {
  const { ask } = useDialogs();
  return useCallback(async (isChanged) => !isChanged || ask(question).catch(() => false), [ask, question]);
}
