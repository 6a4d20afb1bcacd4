import { Status } from '../../components/Status/Status';
import { UndoMessage } from '../../components/UndoMessage/UndoMessage';
import type { Outcome } from './useRegistrations';

/** What came of the last action, next to where it was done, with a way to take it back. */
export function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  const { kind, text, undo, takeFocus = false } = outcome;
  if (undo) return <UndoMessage text={text} onUndo={undo} takeFocus={takeFocus} />;
  return <Status kind={kind}>{text}</Status>;
}
