import type { CopyText } from '../../ports/copyText';
import { clipboard } from './secureContext';

/** By the clipboard, or without one as Control and C do: all of the field is selected for that, and the focus comes back. */
export const copyText: CopyText = async (field) => {
  const board = clipboard();
  if (board) return board.writeText(field.value);
  const focused = document.activeElement;
  field.focus();
  field.select();
  const isCopied = document.execCommand('copy');
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser did not copy');
};
