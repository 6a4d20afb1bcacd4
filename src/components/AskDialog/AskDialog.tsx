import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import type { DialogProps } from '../Dialog/Dialog';
import { trash } from '../Icon/lazyIcons';
import { warning } from '../Icon/paths';
import type { IconShape } from '../Icon/paths';

export interface AskDialogProps extends Pick<
  DialogProps,
  'open' | 'opener' | 'fallbackFocus' | 'focusMovesOn' | 'onClosed'
> {
  /** The question. It is the dialog's name, so it is read out as soon as the dialog opens. */
  question: string;
  /** Details, read out after the question. */
  details?: ReactNode;
  /** Names the action, such as "Delete appointment". Never "Yes". */
  confirm: string;
  /** Names the safe choice, such as "Keep appointment". It has the initial focus, and Esc chooses it. */
  keep: string;
  /** `danger` for deletions, `warning` for everything else. Default `warning`. */
  tone?: 'danger' | 'warning' | undefined;
  /** Picture beside the question. Default: a bin for `danger`, a triangle for `warning`. */
  icon?: IconShape | undefined;
  /** The answer: true for `confirm`. */
  onAnswer: (confirmed: boolean) => void;
}

/** A question with two buttons that say what they do; the safe one comes first and has the focus. */
export function AskDialog(props: AskDialogProps) {
  const { question, details, confirm, keep, tone = 'warning', icon, onAnswer, ...rest } = props;
  const danger = tone === 'danger';
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      title={question}
      description={details}
      icon={icon ?? (danger ? trash : warning)}
      tone={tone}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button kind={danger ? 'plain' : 'main'} onClick={() => onAnswer(false)} data-initial-focus="">
            {keep}
          </Button>
          <Button kind={danger ? 'danger-main' : 'plain'} onClick={() => onAnswer(true)}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
