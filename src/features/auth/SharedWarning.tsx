import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { warning } from '../../components/Icon/paths';
import { sharedWords } from '@/shared/domain/auth/sharedSession';

export interface SharedWarningProps {
  /** After how many minutes without use the login ends. */
  minutes: number;
  /** What had the focus, for afterwards. */
  opener: Element | null;
  /** The answer: true for staying logged in, which Esc chooses, too. */
  onAnswer: (stays: boolean) => void;
}

/** Warns on a shared computer before the login ends. It is closed by its owner when the time is over. */
export function SharedWarning({ minutes, opener, onAnswer }: SharedWarningProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      tone="warning"
      icon={warning}
      title={sharedWords.warning}
      description={sharedWords.details(minutes)}
      opener={opener}
      onClose={() => onAnswer(true)}
      actions={
        <>
          <Button kind="main" data-initial-focus="" onClick={() => onAnswer(true)}>
            {sharedWords.stay}
          </Button>
          <Button onClick={() => onAnswer(false)}>{sharedWords.leave}</Button>
        </>
      }
    />
  );
}
