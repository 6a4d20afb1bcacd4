import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copyText';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A page without the clipboard, as over plain http, with a field and the button that was pressed. */
function pageWithField() {
  vi.stubGlobal('navigator', {});
  const field = document.createElement('input');
  field.readOnly = true;
  field.value = 'http://neighbourhood.test/calendar/1.ics';
  const button = document.createElement('button');
  document.body.append(field, button);
  button.focus();
  return { field, button };
}

test('without the clipboard all of a field is copied as by Control and C, and the focus stays where it was', async () => {
  const { field, button } = pageWithField();
  let selected = '';
  vi.spyOn(document, 'execCommand').mockImplementation((command) => {
    if (command === 'copy' && document.activeElement === field)
      selected = field.value.slice(field.selectionStart!, field.selectionEnd!);
    return true;
  });
  await copyText(field);
  expect(selected).toBe(field.value);
  expect(document.activeElement).toBe(button);
});

test('where the browser does not copy, that is an error, so that the page can say so', async () => {
  const { field, button } = pageWithField();
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await expect(copyText(field)).rejects.toThrow('Not copied');
  expect(document.activeElement).toBe(button);
});
