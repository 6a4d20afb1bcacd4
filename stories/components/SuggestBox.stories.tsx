import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field, type FieldOptions } from '@/src/components/Field/Field';
import { SearchField } from '@/src/components/SearchField/SearchField';
import { SuggestBox, type SuggestBoxProps } from '@/src/components/SuggestBox/SuggestBox';
import * as situations from '../support/situations';

type Shown = SuggestBoxProps &
  Pick<FieldOptions, 'label' | 'error'> & { onSearch?: (() => void) | undefined };

const towns = [
  'Carlton, VIC',
  'Canberra',
  'Caulfield, VIC',
  'Castlemaine, VIC',
  'Melbourne',
  'St Kilda, VIC',
];
const beginningsOf =
  (texts: readonly string[]): SuggestBoxProps['suggest'] =>
  (text) =>
    text ? texts.filter((one) => one !== text && one.toLowerCase().startsWith(text.toLowerCase())) : [];

/** A field that keeps the text, as a form does. */
function Kept({ label, error, suggest, onChoose, ...box }: Shown) {
  const [value, setValue] = useState(box.value);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <SuggestBox
          {...control}
          type="text"
          {...{ value, suggest }}
          onChange={(event) => setValue(event.target.value)}
          onChoose={(text) => {
            setValue(text);
            onChoose(text);
          }}
        />
      )}
    </Field>
  );
}

const meta: Meta<Shown> = {
  title: 'Components/SuggestBox',
  component: SuggestBox,
  // The list lies above.
  decorators: (Shown) => (
    <div className="story-below">
      <Shown />
    </div>
  ),
  args: { label: 'Start', value: '', suggest: beginningsOf(towns), onChoose: fn() },
  render: (args) => <Kept {...args} />,
};
export default meta;
type Story = StoryObj<Shown>;

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const listed = async () => {
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  return within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
};
const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
/** The code comes with the focus. */
const enter = async () => {
  await userEvent.tab();
  await expect(box()).toHaveFocus();
  await waitFor(() => expect(box()).toHaveAttribute('aria-autocomplete', 'list'));
};

/** Arrow keys and Enter choose; the focus stays in the box. */
export const Default: Story = {
  play: async ({ args }) => {
    await enter();
    await userEvent.keyboard('ca');
    await expect(await listed()).toEqual(towns.slice(0, 4));
    for (const option of screen.getAllByRole('option'))
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: 'Canberra' });
    await waitFor(() => expect(box()).toHaveAttribute('aria-activedescendant', second.id));
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveValue('ca');
    await userEvent.keyboard('{Enter}');
    await expect(box()).toHaveValue('Canberra');
    await expect(args.onChoose).toHaveBeenLastCalledWith('Canberra');
    await expect(box()).toHaveFocus();
    await noList();
  },
};

/** Esc closes the list and keeps the text; the down arrow key opens it again, at its first suggestion. */
export const ClosedAndOpened: Story = {
  play: async ({ args }) => {
    await enter();
    await userEvent.keyboard('ca');
    await listed();
    await userEvent.keyboard('{Escape}');
    await noList();
    await expect(box()).toHaveValue('ca');
    await userEvent.keyboard('{ArrowDown}');
    await listed();
    const first = screen.getByRole('option', { name: 'Carlton, VIC' });
    await waitFor(() => expect(box()).toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.tab();
    await noList();
    await expect(box()).toHaveValue('ca');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A press on a suggestion fills it in; a press elsewhere closes the list. */
export const ByPress: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box());
    await userEvent.keyboard('me');
    await listed();
    await userEvent.click(canvasElement);
    await noList();
    await expect(box()).toHaveValue('me');
    await userEvent.type(box(), 'l');
    await listed();
    await userEvent.click(screen.getByRole('option', { name: 'Melbourne' }));
    await expect(box()).toHaveValue('Melbourne');
    await expect(box()).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith('Melbourne');
  },
};

/** In a search field, the list lies below the button as well where that wraps. One Enter searches for what is typed. */
export const InSearchField: Story = {
  args: { onSearch: fn() },
  render: ({ label, suggest, onChoose, onSearch }) => <Search {...{ label, suggest, onChoose, onSearch }} />,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('st');
    await expect(await listed()).toEqual(['St Kilda, VIC']);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('St Kilda, VIC');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await listed();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await noList();
  },
};

function Search({
  label,
  suggest,
  onChoose,
  onSearch = () => {},
}: Pick<Shown, 'label' | 'suggest' | 'onChoose' | 'onSearch'>) {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label={label}
      action="/services"
      value={value}
      onChange={setValue}
      onSearch={onSearch}
      renderBox={(input) => <SuggestBox {...input} {...{ value, suggest, onChoose }} />}
    />
  );
}

/** Any text may be typed: nothing is suggested for this one. */
export const FreeText: Story = {
  play: async () => {
    await enter();
    await userEvent.keyboard('c');
    await listed();
    await userEvent.keyboard('oburg');
    await noList();
    await expect(box()).toHaveValue('coburg');
  },
};

/** Before its code has come, and where it cannot be fetched, it is a native box. */
export const WithoutCode: Story = {
  args: { value: 'Ca' },
  play: async () => {
    await expect(box()).not.toHaveAttribute('aria-autocomplete');
    await expect(box()).toHaveValue('Ca');
  },
};

export const WithError: Story = {
  args: { error: 'Type where you start.' },
  play: async () => {
    await expect(box()).toBeInvalid();
    await enter();
    await expect(box()).toHaveAccessibleDescription(/Type where you start\./);
    await userEvent.keyboard('ca');
    await listed();
  },
};

const long = [situations.longWords, situations.unbreakable];
const opened: Story['play'] = async () => {
  await userEvent.click(box());
  await userEvent.keyboard('ca');
  await listed();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(box()).toHaveAttribute('aria-activedescendant'));
};
export const Listed: Story = { tags: ['situations'], play: opened };

export const LongText: Story = {
  tags: ['situations'],
  args: { label: situations.longWords, suggest: (text) => (text ? long : []) },
  ...situations.narrowLargeText,
  play: async (context) => {
    await opened(context);
    for (const option of screen.getAllByRole('option'))
      await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
  },
};
export const RightToLeft: Story = {
  args: { label: situations.arabic, suggest: (text) => (text ? [situations.arabic] : []) },
  ...situations.rightToLeft,
  play: opened,
};
