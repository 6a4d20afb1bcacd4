import '../../theme/index.css';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

it('a link of the error summary brings the label of its field into view, too', async () => {
  await page.viewport(360, 480);
  const text = 'Enter the town where you live.';
  const screen = await render(
    <>
      <ErrorSummary errors={[{ fieldId: 'town', text }]} attempt={1} />
      <svg width="1" height="1000" aria-hidden="true" />
      <TextField id="town" label="Town" error={text} />
      <svg width="1" height="1000" aria-hidden="true" />
    </>,
  );
  await screen.getByRole('link', { name: text }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Town' })).toHaveFocus();
  const { top, bottom } = document.querySelector('label')!.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
});
