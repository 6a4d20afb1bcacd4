import type { TextFile } from '../../ports/saveFile';

/** Some browsers read the file only after the click; by then they have finished. */
const readBy = 60_000;

/** Saves a file as a download. */
export function saveFile({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readBy);
}
