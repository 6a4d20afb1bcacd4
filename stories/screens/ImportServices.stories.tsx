import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor } from 'storybook/test';
import { createMemoryServiceImporter } from '@/src/adapters/memory/serviceImporter';
import { lettersUnreadable, noFileChosen } from '@/shared/domain/serviceImport/serviceFile';
import { ImportServicesPage } from '@/src/features/admin/ImportServicesPage';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

const refused = [
  { row: 4, name: 'Hall Street Bus', reason: 'Latitude and longitude are swapped.' },
  { row: 9, name: '', reason: 'There is no name. The postcode "31" does not have four digits.' },
];
const found = { accepted: 12, added: 10, changed: 2, gone: 3, refused };

const given = (options: Parameters<typeof createMemoryServiceImporter>[0]) =>
  onScreen({
    ports: () => {
      const importer = createMemoryServiceImporter(options);
      return { placeImporter: async () => importer };
    },
  });

const meta: Meta<typeof ImportServicesPage> = {
  title: 'Screens/ImportServices',
  component: ImportServicesPage,
  parameters: { layout: 'fullscreen', ...given({ findings: found }) },
  decorators: [screen],
  globals: { role: 'admin' },
};
export default meta;
type Story = StoryObj<typeof ImportServicesPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function check({ canvas, userEvent }: Context, file = new File(['name,type,lat,lng'], 'places.csv')) {
  await userEvent.upload(canvas.getByLabelText('File with places'), file);
  canvas.getByRole('button', { name: 'Check the file' }).focus();
  await userEvent.keyboard('{Enter}');
}

/** Checked, with two rows refused; then brought in. */
export const Filled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await check(context);
    const heading = await canvas.findByRole('heading', { name: 'What the file holds' });
    await waitFor(() => expect(heading).toHaveFocus());
    await canvas.findByText(
      '12 places can be imported: 10 new, 2 changed. 3 places on the list now are not in the file and will be gone. 2 rows cannot be imported.',
    );
    canvas.getByRole('button', { name: 'Import 12 places' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('button', { name: 'Keep the list as it is' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    const result = await canvas.findByRole('group', { name: /^Imported 12 places\..+ 2 rows stayed out\.$/ });
    await waitFor(() => expect(result).toHaveFocus());
    await expect(canvas.getByText(/^Imported 12 places\./)).toBeVisible();
    await expect(canvas.getByText('Latitude and longitude are swapped.')).toBeVisible();
  },
};

/** All rows can be imported, and one of them has a phone that is not sure. */
export const PhoneNotSure: Story = {
  parameters: given({
    findings: {
      ...found,
      refused: [],
      noted: [{ row: 7, name: 'Hall Street Bus', reason: 'The phone number "5550 0000" has no area code.' }],
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    await check(context);
    await canvas.findByText('1 row can be imported, but not all in them is sure.');
    const table = canvas.getByRole('table', { name: /^Rows to look at/ });
    await expect(table).toHaveTextContent(/7.*Hall Street Bus.*has no area code\./);
    await expect(canvas.getByRole('button', { name: 'Import 12 places' })).toBeVisible();
  },
};

/** The answer says what becomes of each column, and of each place; another choice has to be checked first. */
export const ColumnsChosen: Story = {
  parameters: given({
    findings: {
      ...found,
      refused: [],
      columns: [
        { name: 'Organisation', use: 'name', with: '', after: 'Service', example: 'Example Shire' },
        { name: 'Service', use: 'name', with: '', after: '', example: 'Hall Walking Group' },
        { name: 'Phone', use: 'phone', with: '', after: '', example: '03 5550 0000' },
        { name: 'Mobile', use: 'phone', with: 'Phone', after: '', example: '' },
        { name: 'Email', use: '', with: '', after: '', example: 'hall@example.org' },
      ],
      changes: [
        { name: 'Old Hall', suburb: 'Carlton', what: 'gone', fields: [] },
        { name: 'Walks', suburb: '', what: 'changed', fields: ['phone', 'assured_date'] },
      ],
    },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await check(context);
    await canvas.findByText('5 columns. 1 of them is not used.');
    const organisation = canvas.getByLabelText('Use “Organisation” as');
    const columns = canvas.getByRole('table', { name: /^Columns of the file/ });
    await expect(columns).toHaveTextContent(/Example Shire.*Name, where “Service” is empty/);
    await expect(columns).toHaveTextContent(/Mobile.*Phone, together with “Phone”/);
    const changes = canvas.getByRole('table', { name: /^Changes to the list/ });
    await expect(changes).toHaveTextContent(/Old Hall.*Carlton.*Gone/);
    await expect(changes).toHaveTextContent(/Walks.*Changed: Phone, Day of the last check/);
    await userEvent.selectOptions(organisation, 'Not used');
    await canvas.findByText('You have changed what is read. Check again to see what the file holds now.');
    // Only what was checked can be imported.
    await expect(canvas.queryByRole('button', { name: 'Import 12 places' })).toBeNull();
    canvas.getByRole('button', { name: 'Check again' }).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'What the file holds' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Import 12 places' })).toBeVisible();
    await expect(canvas.getByLabelText('Use “Organisation” as')).toHaveValue('');
  },
};

/** More rows are refused than are listed. */
export const VeryManyRefused: Story = {
  parameters: given({ findings: { ...found, moreRefused: 1198 } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await check(context);
    await canvas.findByText(/1,200 rows cannot be imported\. The first 2 rows are listed below\.$/);
    canvas.getByRole('button', { name: 'Import 12 places' }).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText(/1,200 rows that cannot be imported will be left out\.$/);
  },
};

export const Checked: Story = {
  play: async (context) => {
    await check(context);
    await context.canvas.findByText('Latitude and longitude are swapped.');
  },
};

export const NoFile: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Check the file' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByLabelText('File with places');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(new RegExp(noFileChosen));
  },
};

/** A file in an old encoding of another alphabet: nobody can tell which. */
export const OtherLetters: Story = {
  play: async (context) => {
    await check(context, new File([new Uint8Array([0xca, 0xe1, 0xeb, 0xe7])], 'places.csv'));
    await context.canvas.findByText(lettersUnreadable);
  },
};

/** The file is not there any more. */
export const FileGone: Story = {
  play: async (context) => {
    const file = new File(['name'], 'places.csv');
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await check(context, file);
    await context.canvas.findByText(
      'The file was changed or moved after you chose it. Please choose it again.',
    );
  },
};

export const TooLarge: Story = {
  parameters: given({ refuse: () => 'too-large' }),
  play: async (context) => {
    await check(context);
    await context.canvas.findByText('The file is larger than 16 MB. Please split it, or leave columns out.');
  },
};

export const LoginEnded: Story = {
  parameters: given({ refuse: () => 'permission' }),
  play: async (context) => {
    await check(context);
    await context.canvas.findByText('Your login has ended. Please log in and try again.');
  },
};

/** The answer to the import is lost: what was found stays, and nobody learns of it that nothing happened. */
export const AnswerLost: Story = {
  parameters: given({
    findings: found,
    refuse: (doing) => (doing === 'bring-in' ? 'unreachable' : null),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await check(context);
    (await canvas.findByRole('button', { name: 'Import 12 places' })).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('Import 12 places?');
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByText(/we cannot say whether the places were imported/);
    const button = canvas.getByRole('button', { name: 'Import 12 places' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

// Its globals take the place of the file's.
export const RightToLeft: Story = { globals: { role: 'admin', ...situations.rightToLeft.globals } };
