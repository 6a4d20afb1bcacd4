import { useCallback, useState } from 'react';
import { useAnnounce } from '../LiveRegion/useAnnounce';

/** What came of the last thing that somebody did. It stands beside its cause until the next one. */
export interface Outcome {
  /** A `warning` is what was done in part; `info` is neither good nor bad, such as that something was taken back. */
  kind: 'success' | 'failed' | 'warning' | 'info';
  /** Whole sentences, announced as they are. */
  text: string;
  /** Whether the announcement interrupts what is being read. Default: only a failure does. */
  urgent?: boolean | undefined;
  /** Takes it back: the message then has an "Undo" button, and says so. */
  undo?: (() => void) | undefined;
  /** Set where the press that led here must not fall on something new: the message with Undo then takes the focus. */
  takeFocus?: boolean | undefined;
}

/** The last outcome, and what shows the next one and announces it; null takes it away. Show it by `OutcomeMessage`. */
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
