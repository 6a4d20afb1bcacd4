import { announce, destroyAnnouncer } from '@react-aria/live-announcer';
import { virtual } from '@guidepup/virtual-screen-reader';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import preview from '@/.storybook/preview';

/*
 * Whole tasks, done as somebody does them who neither sees the screen nor uses a mouse: only the reader's own commands. What
 * is announced on the way is kept beside the transcripts of the components.
 */

setProjectAnnotations(preview);

/** The most stops between two things that somebody looks for. */
const farthest = 100;

/** Goes on or back, stop by stop, until something with these words is read. */
async function goTo(words: RegExp, step: () => Promise<void>): Promise<void> {
  for (let stop = 0; stop < farthest; stop += 1) {
    if (words.test(await virtual.lastSpokenPhrase())) return;
    await step();
  }
  throw new Error(`${words.source} was not announced`);
}
const goOnTo = (words: RegExp) => goTo(words, () => virtual.next());
const goBackTo = (words: RegExp) => goTo(words, () => virtual.previous());

/** Waits until this has been said. */
async function hear(words: string): Promise<void> {
  await expect.poll(async () => (await virtual.spokenPhraseLog()).join('\n')).toContain(words);
}

/** Begins to read, with the live region standing from the start, as it does in the app. */
async function startReading(): Promise<void> {
  announce('', 'polite');
  await expect.poll(() => document.querySelector('[data-live-announcer] [aria-live] > div')).not.toBeNull();
  await virtual.start({ container: document.body });
}

/** Everything that was announced, under the name of the task. */
async function transcriptOf(task: string): Promise<string> {
  const log = await virtual.spokenPhraseLog();
  return `${task}\n\n${log.map((phrase) => `  ${phrase}`).join('\n')}\n`;
}

afterEach(async () => {
  await virtual.stop();
  destroyAnnouncer();
});

it('finds the nearest exercise class', async () => {
  const { NearestExerciseClass: Page } = composeStories(await import('./screens/Services.stories'));
  const screen = await render(<Page />);
  await expect.element(screen.getByRole('heading', { name: '30 places' })).toBeInTheDocument();
  // The page fetches what finds places, and with it the suggestions, after its list. Here the same modules are waited for.
  await Promise.all([
    import('@/src/features/services/NarrowServices'),
    import('@/src/features/services/placeFinder'),
  ]);
  await startReading();
  await goOnTo(/^searchbox, Suburb, town or service/);
  // The reader's cursor is in the box; the focus comes to it with the keys, and with it the code of the suggestions.
  const box = screen.getByRole('searchbox', { name: 'Suburb, town or service' });
  (box.element() as HTMLInputElement).focus();
  await expect.element(box).toHaveAttribute('aria-autocomplete', 'list');
  await virtual.type('Carlton');
  await virtual.press('Enter');
  await hear('30 places, nearest to Carlton, VIC first.');
  await goOnTo(/^button, Exercise Classes/);
  await virtual.act();
  await hear('6 places: Exercise Classes, nearest to Carlton, VIC first.');
  await virtual.perform(virtual.commands.moveToNextHeadingLevel3);
  await goOnTo(/km away/);
  await expect(await transcriptOf('Finding the nearest exercise class')).toMatchFileSnapshot(
    './transcripts/journeys/NearestExerciseClass.txt',
  );
});

it('sees which places are open, and then the closed ones too: each answer is heard once', async () => {
  const { NothingOpen: Page } = composeStories(await import('./screens/NearestServices.stories'));
  const screen = await render(<Page />);
  await expect.element(screen.getByRole('button', { name: 'Open now' })).toBeInTheDocument();
  await startReading();
  await goOnTo(/^button, Open now/);
  await virtual.act();
  await hear('polite: No places: open now.');
  await goOnTo(/^button, Show closed places too/);
  await virtual.act();
  await hear('heading, 4 places, level 2');
  await goOnTo(/Closed now/);
  await expect(await transcriptOf('Seeing which places are open')).toMatchFileSnapshot(
    './transcripts/journeys/OpenPlaces.txt',
  );
});

it('writes to all users and finds out who did not get it', async () => {
  const { SomeNotSent: Page } = composeStories(await import('./screens/Admin.stories'));
  const screen = await render(<Page />);
  await expect.element(screen.getByRole('table', { name: 'Users' })).toBeInTheDocument();
  await startReading();
  await goOnTo(/^checkbox, Select all 7 users/);
  await virtual.act();
  await hear('7 of 7 users selected');
  await goBackTo(/^button, Email 7 users/);
  await virtual.act();
  await hear('dialog, Email users');
  await goOnTo(/^textbox, Message/);
  await virtual.type('Walk at 10.');
  await goOnTo(/^button, Preview/);
  await virtual.act();
  await hear('group, Check the email');
  await goOnTo(/^button, Send to 7 users/);
  await virtual.act();
  await hear('Bulk email operation completed.');
  await goOnTo(/^button, Download list/);
  await expect(
    await transcriptOf('Writing to all users, and finding out who did not get it'),
  ).toMatchFileSnapshot('./transcripts/journeys/EmailWithOneFailure.txt');
});

it('exports the users', async () => {
  const { SomeNotSent: Page } = composeStories(await import('./screens/Admin.stories'));
  const screen = await render(<Page />);
  await expect.element(screen.getByRole('table', { name: 'Users' })).toBeInTheDocument();
  await startReading();
  await goOnTo(/^heading, User Management/);
  await goOnTo(/^button, Export as CSV/);
  await virtual.act();
  await hear('Exported 7 rows as users_export_');
  await expect(await transcriptOf('Exporting the users')).toMatchFileSnapshot(
    './transcripts/journeys/ExportUsers.txt',
  );
});
