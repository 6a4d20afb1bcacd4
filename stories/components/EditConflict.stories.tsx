import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { EditConflict } from '@/src/components/EditConflict/EditConflict';
import { useEditConflict } from '@/src/components/EditConflict/useEditConflict';
import type { ConflictField, Values } from '@/src/components/EditConflict/versions';
import { TextField } from '@/src/components/TextField/TextField';
import * as situations from '../support/situations';

const title = { name: 'title', label: 'Title' };
const fields: readonly ConflictField[] = [title, { name: 'location', label: 'Location' }];
const before: Values = { title: 'Walking Group', location: 'Footscray', day: '2026-11-24' };
const theirs: Values = { ...before, title: 'Walking Group for beginners', location: 'Preston' };
const text =
  'Somebody else changed this event while you were writing. What you wrote is still here. Press Save again to use it.';

interface DemoProps {
  lead?: string;
  now?: Values;
  labels?: readonly ConflictField[];
  onSave: () => void;
}

function Demo({ lead = text, now = theirs, labels = fields, onSave }: DemoProps) {
  const [known, setKnown] = useState(before);
  const [values, setValues] = useState(before);
  const { conflict, meet, show } = useEditConflict({ values, change: setValues }, labels);
  const save = () => {
    onSave();
    meet(known, now, lead);
    setKnown(now);
  };
  return (
    <form
      className="story-column"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <EditConflict conflict={conflict} onShow={show} />
      {labels.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          value={values[name] ?? ''}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
      <p>
        <Button kind="main" type="submit">
          Save
        </Button>
      </p>
    </form>
  );
}

const meta: Meta<typeof Demo> = { title: 'Components/EditConflict', component: Demo, args: { onSave: fn() } };
export default meta;
type Story = StoryObj<typeof Demo>;

const box = (name: string) => screen.getByRole('textbox', { name });
const side = (name: string) => screen.getByRole('button', { name });

/** Somebody else has saved before this person presses Save. */
const save = async () => {
  box('Title').focus();
  await userEvent.keyboard('{Control>}a{/Control}Walks');
  side('Save').focus();
  await userEvent.keyboard('{Enter}');
};

/**
 * It takes the focus; each side can be put into the form and taken out again without losing a word, and nothing is saved by that.
 * Saved against what is known now, it is another conflict, which takes the focus again.
 */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.queryByRole('group')).toBeNull();
    await save();
    await expect(screen.getByRole('group', { name: text })).toHaveFocus();
    await expect(screen.getByText('Walking Group for beginners')).toBeVisible();
    await expect(box('Title')).toHaveValue('Walks');
    // Nobody had written there.
    await expect(box('Location')).toHaveValue('Preston');
    box('Title').focus();
    await userEvent.keyboard('{End} on Monday');
    side('Take theirs').focus();
    await userEvent.keyboard('{Enter}');
    await expect(box('Title')).toHaveValue('Walking Group for beginners');
    side('Keep mine').focus();
    await userEvent.keyboard('{Enter}');
    await expect(box('Title')).toHaveValue('Walks on Monday');
    await expect(side('Keep mine')).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    side('Save').focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('group', { name: text })).toHaveFocus();
  },
};

/** Both have written the same: there is nothing to decide. */
export const Same: Story = {
  args: { now: { ...before, title: 'Walks' } },
  play: async () => {
    await save();
    await expect(screen.queryByRole('group')).toBeNull();
  },
};

const days: Readonly<Record<string, string>> = {
  '2026-11-24': 'Tuesday 24 November',
  '2026-12-01': 'Tuesday 1 December',
};

/** A date is said as it is read on the screen. */
export const Day: Story = {
  args: {
    labels: [title, { name: 'day', label: 'Day', words: (value) => days[value] ?? value }],
    now: { ...before, day: '2026-12-01' },
  },
  play: async () => {
    await save();
    await expect(screen.getByText('Tuesday 1 December')).toBeVisible();
    await expect(screen.getByText('Tuesday 24 November')).toBeVisible();
  },
};

/** As it looks when it appears. */
export const Shown: Story = { tags: ['situations'], play: save };

export const LongText: Story = {
  args: { lead: `${text} `.repeat(3), now: { title: situations.longWords, location: '' } },
  play: save,
};

export const RightToLeft: Story = {
  args: { lead: situations.arabic, now: { title: situations.arabic, location: situations.arabic } },
  ...situations.rightToLeft,
  play: save,
};

export const Unbreakable: Story = {
  args: { now: { title: situations.unbreakable, location: situations.unbreakable } },
  ...situations.narrow,
  play: save,
};
