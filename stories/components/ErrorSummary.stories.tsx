import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { ErrorSummary } from '@/src/components/ErrorSummary/ErrorSummary';
import type { SummaryError } from '@/src/components/ErrorSummary/ErrorSummary';
import { TextField } from '@/src/components/TextField/TextField';
import { expectTargets } from '../support/layout';
import * as situations from '../support/situations';

const both = [
  { fieldId: 'first-name', text: 'Enter your first name.' },
  { fieldId: 'town', text: 'Enter the town where you live.' },
];

function Demo({ found = both }: { found?: readonly SummaryError[] }) {
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? found : [];
  const errorFor = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.text;
  const check = () => setAttempt((times) => times + 1);
  return (
    <div className="story-column">
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField id="first-name" label="First name" error={errorFor('first-name')} />
      <TextField id="town" label="Town" error={errorFor('town')} />
      <p>
        <Button kind="main" onClick={check}>
          Save
        </Button>
      </p>
    </div>
  );
}

const meta: Meta<typeof Demo> = { title: 'Components/ErrorSummary', component: Demo };
export default meta;
type Story = StoryObj<typeof Demo>;

const save = async () => {
  screen.getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('{Enter}');
};

/** It takes the focus, each time; its links lead into the boxes. */
export const Default: Story = {
  play: async () => {
    await expect(screen.queryByRole('group')).toBeNull();
    await save();
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await expectTargets(...screen.getAllByRole('link'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Enter the town where you live.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('textbox', { name: 'Town' })).toHaveFocus();
    await save();
    await expect(summary).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { found: [] },
  play: async () => {
    await save();
    await expect(screen.queryByRole('group')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    found: [
      { fieldId: 'town', text: 'Enter the town where you live, as it stands on your letters. '.repeat(4) },
    ],
  },
  play: save,
};

export const RightToLeft: Story = {
  args: { found: [{ fieldId: 'town', text: 'أدخل المدينة التي تعيش فيها.' }] },
  ...situations.rightToLeft,
  play: save,
};

/** As it looks after the first check. */
export const Shown: Story = { tags: ['situations'], play: save };

export const Unbreakable: Story = {
  args: { found: [{ fieldId: 'town', text: situations.unbreakable }] },
  ...situations.narrow,
  play: save,
};
