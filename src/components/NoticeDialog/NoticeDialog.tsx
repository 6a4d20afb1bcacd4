import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import type { DialogProps } from '../Dialog/Dialog';
import { info } from '../Icon/paths';
import type { IconShape } from '../Icon/paths';
import styles from './NoticeDialog.module.css';

export interface NoticeDialogProps extends Pick<
  DialogProps,
  'open' | 'opener' | 'fallbackFocus' | 'onClosed'
> {
  /** The message. It is the dialog's name, so it is read out as soon as the dialog opens. */
  text: string;
  /** One more sentence, read out after the message. */
  details?: ReactNode;
  /** A link to more information. Following it closes the notice. */
  link?: { href: string; text: string } | undefined;
  /** Picture beside the message. Default: an "i" in a circle. */
  icon?: IconShape | undefined;
  /** The label of the one button. */
  okLabel?: string | undefined;
  /** Called when the person pressed OK or Esc. */
  onOk: () => void;
}

/** A message that has to be read: one text, one button. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { text, details, link, icon = info, okLabel = 'OK', onOk, ...rest } = props;
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      title={text}
      description={details}
      icon={icon}
      onClose={onOk}
      actions={
        <Button kind="main" onClick={onOk} data-initial-focus="">
          {okLabel}
        </Button>
      }
    >
      {link && (
        <p className={styles.more}>
          <a className="alone" href={link.href} onClick={onOk}>
            {link.text}
          </a>
        </p>
      )}
    </Dialog>
  );
}
