import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { useForm } from '../../components/Field/useForm';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { Status } from '../../components/Status/Status';
import { TextField } from '../../components/TextField/TextField';
import { addressWords, readAddressCode } from '@/shared/domain/auth/addressCode';
import { usePorts } from '../../ports/ports';
import { confirmAddress, isRefused, proofFailure, postponeConfirmation, sendCode } from './addressProof';

export interface ConfirmAddressDialogProps {
  /** The address that got the code. */
  email: string;
  /** The first line: a code was mailed, or why none was. */
  line: string;
  /** Gets the focus back afterwards. */
  opener: Element | null;
  /** The element to focus where the opener is gone. */
  fallbackFocus?: (() => HTMLElement | null) | undefined;
  /** Called when the person postpones it. */
  onClose: () => void;
  /** Called when the address is confirmed. */
  onDone: () => void;
}

/** Asks for the code that confirms the person's email address. */
export function ConfirmAddressDialog(props: ConfirmAddressDialogProps) {
  const { email, line, opener, fallbackFocus, onClose, onDone } = props;
  const ports = usePorts();
  const form = useForm({ first: { code: '' }, failureOf: proofFailure, focusAfterErrors: true });
  const [isSending, setSending] = useState(false);
  const [outcome, show] = useOutcome();

  const later = () => {
    postponeConfirmation(ports);
    onClose();
  };
  const submit = async () => {
    if (form.busy) return;
    show(null);
    const code = readAddressCode(form.values.code);
    if (!form.check({ code: code === null ? addressWords.notSix : undefined }) || code === null) return;
    await form.submit(async () => {
      try {
        await confirmAddress(ports, code);
        onDone();
      } catch (reason) {
        if (isRefused(reason, 'address-proved')) onDone();
        else if (isRefused(reason, 'invalid-credential')) form.check({ code: addressWords.wrong });
        else throw reason;
      }
      return null;
    });
  };
  const again = async () => {
    if (isSending) return;
    show(null);
    setSending(true);
    try {
      await sendCode(ports);
      // The typed code belongs to the earlier mail.
      form.change({ code: '' });
      show({ kind: 'success', text: addressWords.again(email) });
    } catch (reason) {
      if (isRefused(reason, 'address-proved')) onDone();
      else show({ kind: 'failed', text: proofFailure(reason) });
    }
    setSending(false);
  };

  return (
    <Dialog
      open
      title={addressWords.title}
      description={line}
      opener={opener}
      fallbackFocus={fallbackFocus}
      onClose={later}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button kind="main" type="submit" busy={form.busy ? 'Confirming…' : undefined}>
            Confirm address
          </Button>
          <Button busy={isSending ? 'Sending…' : undefined} onClick={() => void again()}>
            Send the code again
          </Button>
          <Button onClick={later}>Do this later</Button>
        </>
      }
    >
      {form.failure && <Status kind="failed">{form.failure}</Status>}
      <TextField
        label="Code from the email"
        hint="Six numbers. Spaces do not matter."
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
      />
      <OutcomeMessage outcome={outcome} />
    </Dialog>
  );
}
