import { Status } from '../Status/Status';
import { UndoMessage } from '../UndoMessage/UndoMessage';
import type { Outcome } from './useOutcome';

export interface OutcomeMessageProps {
  /** The outcome of the last action, from `useOutcome`, which announces it; null: nothing is shown. */
  outcome: Outcome | null;
  /** The text while it is undone, such as "Bringing it back…". */
  busy?: string | undefined;
}

/** The outcome of the last action, next to its cause, with an Undo button. */
export function OutcomeMessage({ outcome, busy }: OutcomeMessageProps) {
  if (!outcome) return null;
  const { kind, text, undo, takeFocus } = outcome;
  if (undo) return <UndoMessage {...{ kind, text, takeFocus, busy }} onUndo={undo} />;
  return <Status kind={kind}>{text}</Status>;
}
