/** Returns the last field of the page with text in it; null where there is none. */
export function typedField(): HTMLInputElement | HTMLTextAreaElement | null {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const typed = [...fields].filter(
    ({ type, value }) => !['checkbox', 'radio', 'hidden', 'submit'].includes(type) && value !== '',
  );
  return typed.at(-1) ?? null;
}
