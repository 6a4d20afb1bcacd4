import { clearAnnouncer } from '@react-aria/live-announcer';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/index.css';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { TextField } from '../TextField/TextField';
import { useForm, type FormOptions } from './useForm';

const first = { street: '', town: '' };
type Address = typeof first;
const send = vi.fn<(values: Address) => Promise<string | null>>();
const errorsOf = ({ street, town }: Address) => ({
  ...(street ? {} : { street: 'Enter a street.' }),
  ...(town.length > 2 ? {} : { town: 'Enter a town.' }),
});

function AddressForm({
  errorStays,
  focusAfterErrors = false,
}: Pick<FormOptions<Address>, 'errorStays' | 'focusAfterErrors'>) {
  const form = useForm({
    first,
    failureOf: () => 'The server could not be reached.',
    focusAfterErrors,
    ...(errorStays && { errorStays }),
  });
  const save = () =>
    form.submit(async () => {
      const errors = errorsOf(form.values);
      if (form.check(errors)) return send(form.values);
      if (!focusAfterErrors) form.focusFirst(errors);
      return null;
    });
  return (
    <>
      <LiveRegion />
      <TextField label="Street" {...form.field('street')} />
      <TextField label="Town" {...form.field('town')} />
      <button onClick={() => void save()}>{form.busy ? 'Saving…' : 'Save'}</button>
      {form.failure && <p>{form.failure}</p>}
    </>
  );
}

const street = page.getByRole('textbox', { name: 'Street' });
const town = page.getByRole('textbox', { name: 'Town' });
const save = page.getByRole('button');
const alerts = () =>
  [...document.querySelectorAll("[data-live-announcer] [aria-live='assertive'] > *")].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => {
  clearAnnouncer('assertive');
  send.mockReset().mockResolvedValue(null);
});

describe('a form', () => {
  test('puts the focus on the first field at fault, and announces the same error again', async () => {
    await render(<AddressForm />);
    await save.click();
    await expect.element(street).toHaveFocus();
    await expect.element(town).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(alerts).toEqual(['Enter a street.']);
    await save.click();
    await expect.poll(alerts).toEqual(['Enter a street.', 'Enter a street.']);
    expect(send).not.toHaveBeenCalled();
  });

  test('moves the focus once the error is the description, which is then not announced as well', async () => {
    await render(<AddressForm focusAfterErrors />);
    await save.click();
    await expect.element(street).toHaveFocus();
    await expect.element(street).toHaveAccessibleDescription('Error: Enter a street.');
    await town.fill('A');
    await expect.element(town).toHaveFocus();
    expect(alerts()).toEqual([]);
  });

  test('takes away the error of a field that is changed', async () => {
    await render(<AddressForm />);
    await save.click();
    await town.fill('A');
    await expect.element(town).not.toHaveAttribute('aria-invalid');
    await expect.element(street).toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps an error until it is mended, where it is told when that is', async () => {
    await render(<AddressForm errorStays={(field, values) => field in errorsOf(values)} />);
    await save.click();
    await town.fill('A');
    await expect.element(town).toHaveAttribute('aria-invalid', 'true');
    await town.fill('Ayr');
    await expect.element(town).not.toHaveAttribute('aria-invalid');
  });

  test('sends what it holds once at a time, and says why it did not get through', async () => {
    let refuse = () => {};
    send.mockReturnValue(new Promise((_, reject) => (refuse = () => reject(new Error('offline')))));
    await render(<AddressForm />);
    await street.fill('Long Road');
    await town.fill('Ayr');
    await save.click();
    await expect.element(save).toHaveTextContent('Saving…');
    await userEvent.keyboard('{Enter}');
    refuse();
    await expect.element(page.getByText('The server could not be reached.').first()).toBeVisible();
    await expect.element(save).toHaveTextContent('Save');
    await expect.poll(alerts).toEqual(['The server could not be reached.']);
    expect(send.mock.calls).toEqual([[{ street: 'Long Road', town: 'Ayr' }]]);
  });
});
