import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { Dialog } from '@/src/components/Dialog/Dialog';
import type { DialogProps } from '@/src/components/Dialog/Dialog';
import { TextField } from '@/src/components/TextField/TextField';
import * as situations from '../support/situations';

type DemoProps = Partial<DialogProps> & { redrawOpener?: boolean };

/** A page with an opener, a second button behind and the dialog. */
function Demo({ redrawOpener, ...props }: DemoProps) {
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const second = useRef<HTMLHeadingElement>(null);
  const show = () => {
    setOpen(true);
    setTimes(times + 1);
  };
  return (
    <>
      <h2 ref={second} tabIndex={-1}>
        Your details
      </h2>
      <Button kind="main" key={redrawOpener ? times : 0} onClick={show}>
        Change address
      </Button>
      <p>
        <a href="#behind">A link behind the dialog</a>
      </p>
      <Dialog
        title="Change address"
        fallbackFocus={() => second.current}
        actions={
          <>
            <Button kind="main" type="submit">
              Save
            </Button>
            <Button kind="plain" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </>
        }
        onSubmit={() => setOpen(false)}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? (
          <>
            <TextField label="Street and number" autoComplete="street-address" defaultValue="" />
            <TextField label="Town or suburb" autoComplete="address-level2" defaultValue="" />
          </>
        )}
      </Dialog>
    </>
  );
}

const meta: Meta<typeof Demo> = { title: 'Components/Dialog', component: Demo };
export default meta;
type Story = StoryObj<typeof Demo>;

const opener = () => screen.findByRole('button', { name: 'Change address' });
const open = async () => {
  (await opener()).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Change address' });
};

/** Open, walk round, close with Esc, and be back where it started. */
export const Default: Story = {
  play: async () => {
    const button = await opener();
    const dialog = await open();
    const inside = within(dialog);
    await expect(inside.getByRole('textbox', { name: 'Street and number' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Close' })).toHaveFocus();
    await waitFor(() => expect(button.closest('[inert]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(document.querySelector('[inert]')).toBeNull();
  },
};

/** Enter in a field sends the form. */
export const SentWithEnter: Story = {
  play: async () => {
    const button = await opener();
    await open();
    await userEvent.keyboard('1 Wattle Street{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The opener was drawn anew while the dialog was open: the focus goes to the named fallback. */
export const OpenerGone: Story = {
  args: { redrawOpener: true },
  play: async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus());
  },
};

/** A click beside the dialog is a slip: what was typed stays. The button that says "Close" closes it. */
export const ClickBeside: Story = {
  play: async () => {
    const dialog = await open();
    await userEvent.keyboard('1 Wattle Street');
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: 'Street and number' })).toHaveValue(
      '1 Wattle Street',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The first line is read out together with the name. */
export const WithDescription: Story = {
  tags: ['situations'],
  args: { description: 'We use this only to show services near you.' },
  play: async () => {
    await expect(await open()).toHaveAccessibleDescription('We use this only to show services near you.');
  },
};

const paragraph = 'Bring your Medicare card, a list of the medicines you take, and your glasses. ';

/** No field: the dialog itself takes the focus, so its name is read first. */
export const LongText: Story = {
  args: { width: 'wide', children: <p>{paragraph.repeat(30)}</p> },
  play: async () => {
    const dialog = await open();
    await expect(dialog).toHaveFocus();
    const room = dialog.parentElement as HTMLElement;
    await expect(room.scrollHeight).toBeGreaterThan(room.clientHeight);
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

/** One word wider than the dialog. */
export const Unbreakable: Story = {
  args: { description: 'Wagga'.repeat(40) },
  play: async () => {
    const dialog = await open();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { description: situations.arabic },
  play: async () => {
    await open();
  },
};
