import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { warning } from '../../components/Icon/paths';
import { sharedWords } from '@/shared/domain/auth/sharedSession';

export interface SharedWarningProps {
  /** The minutes without use until the login ends. */
  minutes: number;
  /** Gets the focus back afterwards. */
  opener: Element | null;
  /** Called with true to stay logged in; Esc chooses that as well. */
  onAnswer: (stays: boolean) => void;
}

/** Warns on a shared computer before the login ends. Its owner closes it when the time is over. */
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
