import { announce, destroyAnnouncer } from '@react-aria/live-announcer';
import { virtual } from '@guidepup/virtual-screen-reader';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import preview from '../.storybook/preview';

/*
 * Whole tasks, done as somebody does them who neither sees the screen nor uses a mouse: only the reader's own commands. What
 * is heard on the way is kept beside the transcripts of the components.
 */

setProjectAnnotations(preview);

/** The most stops between two things that somebody looks for. */
const farthest = 60;

/** Goes on, stop by stop, until something with these words is read. */
async function goOnTo(words: RegExp): Promise<void> {
  for (let stop = 0; stop < farthest; stop += 1) {
    if (words.test(await virtual.lastSpokenPhrase())) return;
    await virtual.next();
  }
  throw new Error(`${words.source} was not heard`);
}

/** Waits until this has been said. */
async function hear(words: string): Promise<void> {
  await expect.poll(async () => (await virtual.spokenPhraseLog()).join('\n')).toContain(words);
}

afterEach(async () => {
  await virtual.stop();
  destroyAnnouncer();
});

it('finds the nearest exercise class', async () => {
  const { HighContrast: Page } = composeStories(await import('./screens/Services.stories'));
  const screen = await render(<Page />);
  await expect.element(screen.getByRole('heading', { name: '30 places' })).toBeInTheDocument();
  announce('', 'polite');
  await expect.poll(() => document.querySelector('[data-live-announcer] [role=log] > div')).not.toBeNull();

  await virtual.start({ container: document.body });
  await goOnTo(/^searchbox, Suburb, town or service/);
  await virtual.type('Carlton');
  await virtual.press('Enter');
  await hear('30 places, nearest to Carlton, VIC first.');
  await goOnTo(/^button, Exercise Classes/);
  await virtual.act();
  await hear('6 places: Exercise Classes, nearest to Carlton, VIC first.');
  await virtual.perform(virtual.commands.moveToNextHeadingLevel3);
  await goOnTo(/km away/);
  const log = await virtual.spokenPhraseLog();
  const text = `Finding the nearest exercise class\n\n${log.map((phrase) => `  ${phrase}`).join('\n')}\n`;
  await expect(text).toMatchFileSnapshot('./transcripts/journeys/NearestExerciseClass.txt');
});
