/**
 * Copies a text with the browser's copy command, since `navigator.clipboard` needs https. The focus does not move: a
 * screen reader would otherwise read both elements again.
 * @returns false where the browser did not copy.
 */
export function copyText(text: string): boolean {
  // Safari copies nothing without a selection.
  const words = document.createElement('span');
  words.textContent = text;
  words.ariaHidden = 'true';
  Object.assign(words.style, { position: 'fixed', clipPath: 'inset(50%)', whiteSpace: 'pre' });
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.body.append(words);
  getSelection()?.selectAllChildren(words);
  document.addEventListener('copy', onCopy);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', onCopy);
    getSelection()?.removeAllRanges();
    words.remove();
  }
}
