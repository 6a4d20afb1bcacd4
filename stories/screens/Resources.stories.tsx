import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import type { MemoryRecordsOptions } from '@/src/adapters/memory/records';
import { loadingResources } from '@/shared/domain/content/homeResource';
import {
  loginToRate,
  noRatingsYet,
  ratingThanks,
  ratingUpdated,
} from '@/shared/domain/resources/ratingTexts';
import type { Resource } from '@/shared/domain/resources/resource';
import { descriptionMissing, titleMissing } from '@/shared/domain/resources/resourceForm';
import { newResourceTitle } from '@/shared/domain/resources/newResource';
import { playingVideo } from '@/shared/domain/resources/resourceList';
import { ResourcesPage } from '@/src/features/resources/ResourcesPage';
import type { Collection } from '@/src/ports/collection';
import { seedResources } from '@/shared/seeds/resources';
import { createSampleRecords, onScreen, screen, storyDay } from '../support/screens';
import * as situations from '../support/situations';

const seeds = seedResources(storyDay);
const arthritis = seeds[0]!;

/** The collection of the story that plays now: what another tab would write to. */
let shelf: Collection<Resource>;

const resources = (given: MemoryRecordsOptions = {}, address = '/resources') =>
  onScreen({
    address,
    ports: () => {
      const records = createSampleRecords(given);
      shelf = records.collections.resources;
      return { records };
    },
  });

const meta: Meta<typeof ResourcesPage> = {
  title: 'Screens/Resources',
  component: ResourcesPage,
  parameters: { layout: 'fullscreen', ...resources() },
  globals: { role: 'user' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof ResourcesPage>;

const admin = { role: 'admin' };
const cards = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('listitem');

/** Six cards, then all; the focus goes on to the seventh. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 6 of 10 resources');
    await expect(cards(canvas)).toHaveLength(6);
    canvas.getByRole('button', { name: 'Show all resources' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Showing 10 of 10 resources')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sleeping better' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Show all resources' })).toBeNull();
  },
};

/** A search runs over all of them, at each key. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 6 of 10 resources');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search resources' }), ' HEATSTROKE');
    await expect(canvas.getByText('1 resource found for “HEATSTROKE”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Staying cool in hot weather' })).toBeVisible();
  },
};

export const Category: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Category'), 'Emergency Care');
    await canvas.findByText('Showing 2 of 2 resources found in Emergency Care');
  },
};

/** One button leads back to all of them, and the focus to the first. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 6 of 10 resources');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search resources' }), 'zzzzzz');
    (await canvas.findByRole('button', { name: 'Show all resources' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: arthritis.title })).toHaveFocus();
    await expect(canvas.getByRole('searchbox', { name: 'Search resources' })).toHaveValue('');
  },
};

export const Loading: Story = {
  parameters: onScreen({ ports: () => ({ collections: () => new Promise<never>(() => {}) }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(loadingResources);
  },
};

let reachable = false;
/** A second try does it. */
export const CouldNotBeLoaded: Story = {
  parameters: onScreen({
    ports: () => {
      reachable = false;
      const { collections } = createSampleRecords();
      return {
        collections: () => (reachable ? Promise.resolve(collections) : Promise.reject(new Error('seeded'))),
      };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Try again' })).focus();
    reachable = true;
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Showing 6 of 10 resources');
  },
};

export const Empty: Story = {
  parameters: resources({ resources: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('There are no resources yet.');
  },
};

export const Damaged: Story = {
  parameters: resources({ resources: [...seeds, {} as Resource] }),
  play: async ({ canvas }) => {
    await canvas.findByText(/We put them aside and kept the other 10/);
  },
};

const starsOf = async (canvas: ReturnType<typeof within>, title: string) =>
  within(await canvas.findByRole('group', { name: `Rate: ${title}` }));

/** By keyboard: Tab to the stars, End, Enter; then the rating is taken back. */
export const FirstRating: Story = {
  play: async ({ canvas, userEvent }) => {
    const stars = await starsOf(canvas, 'Feeling low or lonely?');
    stars.getByRole('radio', { name: '1 star' }).focus();
    await userEvent.keyboard('{End}{Enter}');
    await stars.findByText(ratingThanks);
    await canvas.findByText('Average 5.0 out of 5, from 1 rating');
    await expect((await shelf.get(4))?.ratings).toEqual([
      { userId: 'margaret@example.org', rating: 5, timestamp: storyDay.toISOString() },
    ]);
    stars.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await stars.findByText('Your rating was taken back.');
    await expect(await shelf.get(4)).toMatchObject({ ratings: [], averageRating: null });
  },
};

/** A second rating takes the place of the first; another tab rates at the same time and loses nothing. */
export const LaterRating: Story = {
  play: async ({ canvas, userEvent }) => {
    const stars = await starsOf(canvas, arthritis.title);
    const seen = (await shelf.get(1))!;
    const theirs = { userId: 'nina@example.org', rating: 1, timestamp: '' };
    await shelf.put({ ...seen, ratings: [...seen.ratings, theirs] });
    stars.getByRole('radio', { name: '4 stars' }).focus();
    await userEvent.keyboard('{Home}{Enter}');
    await stars.findByText(ratingUpdated);
    await canvas.findByText('Average 2.8 out of 5, from 4 ratings');
    stars.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await stars.findByText('Your rating is as it was before.');
    await canvas.findByText('Average 3.5 out of 5, from 4 ratings');
  },
};

/** The storage is full: the stars go back to what is kept. */
export const RatingNotSaved: Story = {
  parameters: resources({ refuse: () => 'full' }),
  play: async ({ canvas, userEvent }) => {
    const stars = await starsOf(canvas, arthritis.title);
    stars.getByRole('radio', { name: '4 stars' }).focus();
    await userEvent.keyboard('{End}{Enter}');
    await stars.findByText(/There is no room left in this browser/);
    await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};

/** Nobody is logged in any more: the average stays, the stars go. */
export const LoginEnded: Story = {
  globals: { role: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(loginToRate)).toHaveLength(6);
    await expect(canvas.getByText('Average 4.3 out of 5, from 3 ratings')).toBeVisible();
    await expect(canvas.queryAllByRole('radio')).toEqual([]);
  },
};

export const HealthcareWorker: Story = {
  globals: { role: 'healthcare' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(noRatingsYet)).toHaveLength(3);
    await expect(canvas.queryAllByRole('radio')).toEqual([]);
    await expect(canvas.queryByText(loginToRate)).toBeNull();
  },
};

/** The text of the notice, and the way to the words of the film. */
export const PlayVideo: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Play Video: Strength and balance at home' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const notice = await page.findByRole('alertdialog', {
      name: playingVideo('Strength and balance at home'),
    });
    await expect(within(notice).getByRole('link', { name: 'Read the words' })).toHaveAttribute(
      'href',
      '/resources?item=2',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** An article: its phone numbers call, and it can be rated here as well. */
export const Article: Story = {
  parameters: resources({}, '/resources?item=4'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Feeling low or lonely?' });
    await expect(canvas.getByRole('link', { name: '13 11 14' })).toHaveAttribute('href', 'tel:131114');
    await expect(canvas.getByText(/Checked on 20 November 2026\./)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Rate: Feeling low or lonely?' })).toBeVisible();
  },
};

export const Video: Story = {
  parameters: resources({}, '/resources?item=2'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'The words of this video' });
  },
};

export const NotThere: Story = {
  parameters: resources({}, '/resources?item=999'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We could not find that resource' });
  },
};

const form = async () => within(await page.findByRole('dialog'));

/** Added, shown at once, and open for editing; what is missing is said first. */
export const AddNewResource: Story = {
  globals: admin,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Administrator Dashboard' });
    canvas.getByRole('button', { name: 'Add New Resource' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await form();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue(newResourceTitle);
    await userEvent.clear(title);
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('link', { name: titleMissing })).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: descriptionMissing }));
    await userEvent.keyboard('Brush twice a day.');
    await userEvent.type(title, 'Healthy teeth{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Healthy teeth' })).toHaveFocus());
    await expect(canvas.getByText('Saved: Healthy teeth.')).toBeVisible();
    await expect(await shelf.get(11)).toMatchObject({ type: 'text', ratings: [], averageRating: null });
  },
};

export const Editing: Story = {
  globals: admin,
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: `Edit ${arthritis.title}` });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('dialog', { name: `Edit ${arthritis.title}` })).toBeVisible();
    await expect((await form()).getByLabelText('Text')).toHaveValue(arthritis.body);
  },
};

/** Esc with something typed asks first; keeping on goes back to the box. */
export const LeaveAsked: Story = {
  globals: admin,
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: `Edit ${arthritis.title}` });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    const title = (await form()).getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, ' and gout{Escape}');
    const question = await page.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep writing' }));
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(await shelf.get(1)).toEqual(arthritis);
  },
};

/** Another tab saved first: this is said, and the second press decides. A rating from there is no reason to ask. */
export const ChangedElsewhere: Story = {
  globals: admin,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: `Edit ${arthritis.title}` })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await form();
    await shelf.put({ ...arthritis, title: 'Arthritis and you', ratings: [] });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' today{Enter}');
    const both = await dialog.findByRole('group', { name: /“Arthritis and you” was changed in another tab/ });
    await expect(both).toHaveFocus();
    await expect(both).toHaveTextContent(/Now: Arthritis and you.*You wrote: .* today/);
    dialog.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(`Saved: ${arthritis.title} today.`);
    await expect(await shelf.get(1)).toMatchObject({ title: `${arthritis.title} today`, ratings: [] });
  },
};

/** What could not be saved stays in the form. */
export const NotSaved: Story = {
  globals: admin,
  parameters: resources({ refuse: () => 'full' }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: `Edit ${arthritis.title}` })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await form();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' today{Enter}');
    await dialog.findByText(/There is no room left in this browser/);
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(`${arthritis.title} today`);
  },
};

/** Ten thousand: six are drawn, then some more at a time. */
export const TenThousand: Story = {
  parameters: resources({
    resources: Array.from({ length: 10_000 }, (_, index) => ({
      ...arthritis,
      id: index + 1,
      title: `Number ${index + 1}`,
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 6 of 10,000 resources');
    await expect(cards(canvas)).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all resources' }));
    await canvas.findByText('Showing 30 of 10,000 resources');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search resources' }), 'number 99');
    await canvas.findByText('Showing 24 of 111 resources found for “number 99”');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 24 more' }));
    await expect(cards(canvas)).toHaveLength(48);
  },
};

export const LongWords: Story = {
  parameters: resources({
    resources: [
      {
        ...arthritis,
        title: situations.longWords,
        description: situations.unbreakable,
        category: situations.unbreakable,
      },
    ],
  }),
};

export const RightToLeft: Story = { globals: { role: 'user', ...situations.rightToLeft.globals } };
