/**
 * Copies a text as Control and C do, since browsers have `navigator.clipboard` over https only. The focus stays where it is: moved to
 * a field and back, a screen reader would read both again.
 * @returns false where the browser did not.
 */
export function copyText(text: string): boolean {
  // Safari copies nothing where nothing is selected.
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
