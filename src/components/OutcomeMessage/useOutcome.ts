import { useCallback, useState } from 'react';
import { useAnnounce } from '../LiveRegion/useAnnounce';

/** The outcome of a person's last action. It is shown beside its cause until the next one. */
export interface Outcome {
  /** `warning` for a partial success; `info` is neither good nor bad, such as an Undo. */
  kind: 'success' | 'failed' | 'warning' | 'info';
  /** Whole sentences, announced unchanged. */
  text: string;
  /** True where the announcement interrupts the current reading. Default: only a failure does. */
  urgent?: boolean | undefined;
  /** Undoes the action: the message then has an "Undo" button, and says so. */
  undo?: (() => void) | undefined;
  /** Set where the press that led here must not fall on something new: the message with Undo then takes the focus. */
  takeFocus?: boolean | undefined;
}

/**
 * The last outcome, and a function that shows and announces the next one; null removes it. Show it by `OutcomeMessage`.
 */
export function useOutcome<Shown extends Outcome = Outcome>() {
  const [outcome, setOutcome] = useState<Shown | null>(null);
  const announce = useAnnounce();
  const show = useCallback(
    (next: Shown | null) => {
      setOutcome(next);
      // With Undo, the message takes the focus or announces itself.
      if (next && !next.undo) announce(next.text, { urgent: next.urgent ?? next.kind === 'failed' });
    },
    [announce],
  );
  return [outcome, show] as const;
}
