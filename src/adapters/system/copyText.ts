import type { CopyText } from '../../ports/copyText';
import { secure } from './secureContext';

/** By the clipboard, or without one as Control and C do: all of the field is selected for that, and the focus comes back. */
export const copyText: CopyText = async (field) => {
  const { clipboard } = secure();
  if (clipboard) return clipboard.writeText(field.value);
  const focused = document.activeElement as HTMLElement | null;
  field.focus();
  field.select();
  const isCopied = document.execCommand('copy');
  focused?.focus();
  if (!isCopied) throw new Error('Not copied');
};
