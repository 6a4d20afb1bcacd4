import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from './Dialog';
import { firstFocus } from './dialogFocus';

/** A draft that was begun in the form earlier. */
export interface FormOffer {
  /** The time of its start, and the options. */
  text: string;
  onGoOn: () => void;
  onStartAgain: () => void;
}

export interface FormDialogProps extends Omit<DialogProps, 'open'> {
  /** The earlier draft, and the messages about it. */
  draft: {
    /** True once the draft has been looked up. The dialog opens then, so that it is announced at once. */
    isReady: boolean;
    /** Shown in place of the form until it is answered; null: the form. */
    offer: FormOffer | null;
    /** A sentence before the description about an earlier draft. */
    note: string | null;
  };
}

/** A dialog with a form, which first offers an earlier draft. */
export function FormDialog({ draft, ...props }: FormDialogProps) {
  const { offer, note, isReady } = draft;
  const dialog = useRef<HTMLElement>(null);

  useEffect(() => {
    if (offer || !dialog.current) return;
    // The focused button was removed with the offer.
    firstFocus(dialog.current).focus();
    dialog.current = null;
  }, [offer]);

  if (!offer) {
    const description = note ? (
      <>
        <p>{note}</p>
        {props.description && <p>{props.description}</p>}
      </>
    ) : (
      props.description
    );
    return <Dialog {...props} open={isReady} description={description} />;
  }
  const answer = (act: () => void) => (event: { currentTarget: HTMLElement }) => {
    dialog.current = event.currentTarget.closest('[role="dialog"]');
    act();
  };
  return (
    <Dialog
      {...props}
      open
      description={offer.text}
      onSubmit={undefined}
      below={undefined}
      actions={
        <>
          <Button kind="main" data-initial-focus="" onClick={answer(offer.onGoOn)}>
            Go on
          </Button>
          <Button onClick={answer(offer.onStartAgain)}>Start again</Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
