import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, waitFor, within } from 'storybook/test';
import { createMemoryPlaceEditor } from '@/src/adapters/memory/placeEditor';
import { EditServicesPage } from '@/src/features/admin/EditServicesPage';
import { PlaceEditorError, type PlaceEditor } from '@/src/ports/placeEditor';
import { admin, bus, closed, walks } from '../support/editablePlaces';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

const saveFile = fn();

/** The screen with these places. @param also methods that do something else. */
const given = (places: readonly (typeof bus)[], also: Partial<PlaceEditor> = {}) =>
  onScreen({
    ports: () => {
      saveFile.mockReset();
      const editor = { ...createMemoryPlaceEditor({ places, by: admin, on: '2026-11-24' }), ...also };
      return { placeEditor: async () => editor, saveFile: async () => saveFile };
    },
  });
const fails = (code: PlaceEditorError['code'], says?: string) => () =>
  Promise.reject(new PlaceEditorError(code, says ? { says } : {}));

const meta: Meta<typeof EditServicesPage> = {
  title: 'Screens/EditServices',
  component: EditServicesPage,
  globals: { role: 'admin' },
  parameters: { layout: 'fullscreen', ...given([bus, walks, closed]) },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof EditServicesPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function press({ userEvent }: Context, name: string) {
  (await page.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
}
const form = () => within(page.getByRole('dialog'));
async function openBus(context: Context) {
  await press(context, 'Edit Hall Street Bus');
  await waitFor(() => expect(form().getByRole('textbox', { name: 'Name' })).toHaveFocus());
}
async function write({ userEvent }: Context, field: string, text: string) {
  const box = form().getByRole('textbox', { name: field });
  await userEvent.clear(box);
  await userEvent.type(box, text);
}
const isClosed = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

/** A phone number is corrected by keyboard, and one other field checked; the focus comes back. */
export const Filled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openBus(context);
    await expect(form().getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'Checked by admin@example.org on 3 March 2024.',
    );
    await write(context, 'Phone', '02 5550 0009');
    await press(context, 'I checked only some of it');
    await userEvent.tab();
    await expect(form().getByRole('checkbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await press(context, 'Save');
    await isClosed();
    await canvas.findByText('Saved: Hall Street Bus.');
    const opener = canvas.getByRole('button', { name: 'Edit Hall Street Bus' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const today = 'Checked by admin@example.org on 24 November 2026.';
    await waitFor(() =>
      expect(form().getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(today),
    );
    await expect(form().getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(today);
    await expect(form().getByRole('textbox', { name: 'Suburb' })).toHaveAccessibleDescription(
      'Nobody has checked this here yet.',
    );
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
};

/** One box is for all fields; each can be taken back. */
export const AllChecked: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await openBus(context);
    const all = form().getByRole('checkbox', { name: 'I checked all of this today' });
    all.focus();
    await userEvent.keyboard(' ');
    const some = form().getByRole('button', { name: 'I checked only some of it' });
    await expect(some).toHaveAttribute('aria-expanded', 'false');
    await press(context, 'I checked only some of it');
    await expect(some).toHaveAttribute('aria-expanded', 'true');
    const suburb = form().getByRole('checkbox', { name: 'Suburb' });
    await expect(suburb).toBeChecked();
    suburb.focus();
    await userEvent.keyboard(' ');
    await expect(all).not.toBeChecked();
    await expect(form().getByRole('checkbox', { name: 'Phone' })).toBeChecked();
  },
};

/** What nobody has checked for a year. The clock of the stories stands in November 2026. */
export const NotChecked: Story = {
  play: async (context) => {
    await press(context, 'Not checked for a year: 1');
    const table = await context.canvas.findByRole('table', { name: 'Places not checked for a year' });
    await expect(within(table).getByText('Hall Street Bus')).toBeVisible();
    await expect(within(table).queryByText('Carlton Walks')).toBeNull();
  },
};

/** Retired, which is asked first, and brought back: the row goes, and the focus with it to the heading. */
export const Retired: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'Retire Carlton Walks');
    await waitFor(() => expect(page.getByRole('button', { name: 'Keep place' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByText('Retired: Carlton Walks.');
    const heading = canvas.getByRole('heading', { name: 'Places' });
    await waitFor(() => expect(heading).toHaveFocus());
    await press(context, 'Retired: 2');
    await canvas.findByText('Retired on 24 November 2026 by admin@example.org');
    await press(context, 'Bring back Carlton Walks');
    await canvas.findByText('Brought back: Carlton Walks.');
    await canvas.findByRole('button', { name: 'On the list: 2' });
  },
};

/** Only samples are in use: there is nothing to download yet. */
export const Samples: Story = {
  parameters: given([]),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(/The samples go when you add the first place\./);
    await expect(canvas.queryByRole('heading', { name: 'Download the list' })).toBeNull();
    await press(context, 'Add a place');
    await press(context, 'Save');
    const summary = await page.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await expect(form().getByLabelText('Kind of service')).toHaveAccessibleDescription(
      /There is no kind of service\. It must be one of: Home help, /,
    );
  },
};

/** The list is on its way. */
export const Loading: Story = {
  parameters: given([], { list: () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading places…');
  },
};

/** The list cannot be read. */
export const Failed: Story = {
  parameters: given([], { list: fails('unreachable') }),
  play: async ({ canvas }) => {
    await canvas.findByText('The places could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a place' })).toBeNull();
  },
};

/** Why nothing was saved. What was written stays. */
const notSaved = (error: () => Promise<never>, words: RegExp): Story => ({
  parameters: given([bus], { change: error }),
  play: async (context) => {
    await openBus(context);
    await write(context, 'Phone', '02 5550 0009');
    await press(context, 'Save');
    await form().findByText(words);
    await expect(form().getByRole('textbox', { name: 'Phone' })).toHaveValue('02 5550 0009');
    await expect(page.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
});
export const AnswerLost = notSaved(fails('unreachable'), /You can safely save it again/);
export const Gone = notSaved(fails('gone'), /not on the list any more, so nothing was saved/);
export const LoginEnded = notSaved(
  fails('permission'),
  /^Your login has ended\. Please log in and try again\.$/,
);
export const DiskFull = notSaved(fails('not-done', 'The disk of the server is full.'), /^The disk of the/);

/** Each format, by keyboard. */
export const Downloaded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    (await canvas.findByRole('button', { name: 'Download CSV' })).focus();
    for (const name of ['csv-2026-11-24.csv', 'geojson-2026-11-24.geojson', 'hsds-2026-11-24.json']) {
      await userEvent.keyboard('{Enter}');
      await canvas.findByText(`Downloaded the list as services-${name}.`);
      const [file] = saveFile.mock.lastCall as [{ name: string; text: string }];
      await expect(file.name).toBe(`services-${name}`);
      await expect(file.text).toContain('Hall Street Bus');
      await expect(file.text).not.toMatch(/Old Hall|admin@/);
      await userEvent.tab();
    }
  },
};

/** The same where it does not work. */
const notDownloaded = (error: () => Promise<never>, words: string): Story => ({
  parameters: given([bus], { exportAs: error }),
  play: async (context) => {
    await press(context, 'Download CSV');
    await context.canvas.findByText(words);
    await expect(saveFile).not.toHaveBeenCalled();
    await expect(context.canvas.getByRole('button', { name: 'Download CSV' })).toHaveFocus();
  },
});
export const NotDownloaded = notDownloaded(
  fails('unreachable'),
  'Our server did not answer, so there is no file. Please try again.',
);
export const NotSaved = notDownloaded(
  () => Promise.reject(new Error('seeded')),
  'The file could not be saved. Please try again.',
);

/** Many places: a page of ten at a time. */
export const VeryMany: Story = {
  parameters: given(
    Array.from({ length: 1200 }, (_, at) => ({ ...bus, id: at + 1, name: `Hall Street Bus ${at + 1}` })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^1,?200 places\. Page 1 of 120\.$/);
  },
};

// Its globals take the place of the file's.
export const RightToLeft: Story = { globals: { role: 'admin', ...situations.rightToLeft.globals } };
