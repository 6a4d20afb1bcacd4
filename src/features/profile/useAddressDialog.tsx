import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { addressWords } from '@/shared/domain/auth/addressCode';
import { usePorts } from '../../ports/ports';
import { isRefused, prepareCode, proofFailure } from './addressProof';

const loadDialog = () => import('./ConfirmAddressDialog');

interface AddressDialogOptions {
  /** Called when the address is confirmed, or was already. @param text says so. */
  onDone: (text: string) => void;
  /** Called when the dialog could not open. */
  onFailure: (text: string) => void;
  /** The element to focus where the opener is gone. */
  fallbackFocus?: () => HTMLElement | null;
}

/**
 * The dialog that asks for the code, behind a button: it mails a code when it opens, unless one was mailed just now.
 */
export function useAddressDialog({ onDone, onFailure, fallbackFocus }: AddressDialogOptions) {
  const ports = usePorts();
  const dialog = useLazyDialog<typeof loadDialog, { line: string; email: string }>(loadDialog);
  const [isOpening, setOpening] = useState(false);

  const done = () => onDone(addressWords.confirmed(ports.currentUser.get()?.email ?? ''));
  const open = async (opener: Element | null) => {
    if (isOpening) return;
    setOpening(true);
    try {
      await dialog.open(
        async () => ({
          line: await prepareCode(ports),
          email: ports.currentUser.get()?.email ?? '',
        }),
        opener,
      );
    } catch (reason) {
      if (isRefused(reason, 'address-proved')) done();
      else onFailure(proofFailure(reason));
    }
    setOpening(false);
  };
  const render = (): ReactNode =>
    dialog.render(({ ConfirmAddressDialog }, item, opener) => (
      <ConfirmAddressDialog
        {...item}
        opener={opener}
        fallbackFocus={fallbackFocus}
        onClose={dialog.close}
        onDone={() => {
          dialog.close();
          done();
        }}
      />
    ));
  const button = (
    <Button
      busy={isOpening ? 'Opening…' : undefined}
      onPointerEnter={dialog.preload}
      onFocus={dialog.preload}
      onClick={({ currentTarget }) => void open(currentTarget)}
    >
      {addressWords.button}
    </Button>
  );
  return { open, button, render };
}
