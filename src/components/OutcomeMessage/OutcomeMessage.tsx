import { Status } from '../Status/Status';
import { UndoMessage } from '../UndoMessage/UndoMessage';
import type { Outcome } from './useOutcome';

export interface OutcomeMessageProps {
  /** What came of the last action, from `useOutcome`, which announces it; null: nothing is shown. */
  outcome: Outcome | null;
  /** The text while it is undone, such as "Bringing it back…". */
  busy?: string | undefined;
}

/** What came of the last action, next to where it was done, with a way to take it back. */
export function OutcomeMessage({ outcome, busy }: OutcomeMessageProps) {
  if (!outcome) return null;
  const { kind, text, undo, takeFocus } = outcome;
  if (undo) return <UndoMessage {...{ kind, text, takeFocus, busy }} onUndo={undo} />;
  return <Status kind={kind}>{text}</Status>;
}
