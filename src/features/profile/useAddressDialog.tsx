import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { addressWords } from '@/shared/domain/auth/addressCode';
import { usePorts } from '../../ports/ports';
import { isRefused, prepareCode, proofFailure } from './addressProof';

const loadDialog = () => import('./ConfirmAddressDialog');

interface AddressDialogOptions {
  /** The address is proved, or was before. @param text says so. */
  onDone: (text: string) => void;
  /** The dialog could not open. */
  onFailure: (text: string) => void;
  /** Where the focus goes when what opened it is gone. */
  fallbackFocus?: () => HTMLElement | null;
}

/** The dialog that asks for the code, behind a button: a code is mailed when it opens, unless one was mailed just now. */
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
