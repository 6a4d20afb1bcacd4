import { announce, destroyAnnouncer } from '@react-aria/live-announcer';
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'vitest';

/** The most stops between two things that somebody looks for. */
const farthest = 80;

/**
 * A task, done as somebody does it who neither sees the screen nor uses a mouse: by the reader's own commands, and by keys
 * that the reader passes on. It is written down with what is announced.
 */
export interface Journey {
  /** Goes on, stop by stop, until something with these words is read. */
  goOnTo: (words: RegExp) => Promise<void>;
  /** The same, but only its end is written down: another journey has the way. */
  skipTo: (words: RegExp) => Promise<void>;
  /** Goes from heading to heading, until one with these words is read. */
  headingsTo: (words: RegExp) => Promise<void>;
  /** Does what the thing that was read last is there for. */
  act: () => Promise<void>;
  /** Presses keys, one after the other. @param words waits until the last one has let this be said. */
  press: (keys: readonly string[], words: string | RegExp) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Waits until this has been said since the last command. */
  hear: (words: string | RegExp) => Promise<void>;
  /** All of it, in words. */
  written: (title: string) => Promise<string>;
}

/** Starts the reader at the top of the page. */
export async function startJourney(): Promise<Journey> {
  // The live region stands from the start, as it does in the app.
  announce('', 'polite');
  await expect.poll(() => document.querySelector('[data-live-announcer] [aria-live] > div')).not.toBeNull();
  await virtual.start({ container: document.body });
  const lines: string[] = [];
  let written = 0;

  const note = async (command: string) => {
    const log = await virtual.spokenPhraseLog();
    // A reader whose place has gone is at the end of the document until the focus is somewhere again.
    const phrases = log.slice(written).filter((phrase) => phrase !== 'end of document');
    // What is announced comes a moment sooner or later than the focus, and once or twice: here last, and once.
    const announced = phrases.filter((phrase) => /^(polite|assertive): /.test(phrase));
    const read = phrases.filter((phrase) => !announced.includes(phrase));
    lines.push(...[...read, ...new Set(announced)].map((phrase) => `  ${phrase}`));
    written = log.length;
    if (command) lines.push(`> ${command}`);
  };
  const isAnnounced = async (words: string | RegExp) => {
    const phrases = (await virtual.spokenPhraseLog()).slice(written);
    return phrases.some((phrase) =>
      typeof words === 'string' ? phrase.includes(words) : words.test(phrase),
    );
  };
  const hear = async (words: string | RegExp) => {
    await expect.poll(() => isAnnounced(words), { message: `${words} is announced` }).toBe(true);
  };
  const walk = async (step: () => Promise<void>, words: RegExp) => {
    for (let stop = 0; stop < farthest; stop += 1) {
      await step();
      if (words.test(await virtual.lastSpokenPhrase())) return;
    }
    throw new Error(`${words.source} was not announced`);
  };

  return {
    goOnTo: async (words) => {
      await note('next, again and again');
      await walk(() => virtual.next(), words);
    },
    skipTo: async (words) => {
      await note('next, again and again');
      await walk(() => virtual.next(), words);
      written = (await virtual.spokenPhraseLog()).length - 1;
      lines.push('  …');
    },
    headingsTo: async (words) => {
      await note('next heading, again and again');
      await walk(() => virtual.perform(virtual.commands.moveToNextHeading), words);
    },
    act: async () => {
      await note('act');
      await virtual.act();
    },
    press: async (keys, words) => {
      await note(keys.join(', '));
      for (const key of keys) await virtual.press(key);
      await hear(words);
    },
    type: async (text) => {
      await note(`type "${text}"`);
      await virtual.type(text);
    },
    hear,
    written: async (title) => {
      await note('');
      return `${title}\n\n${lines.join('\n')}\n`;
    },
  };
}

/** Ends the reader, for the next test. */
export async function endJourney(): Promise<void> {
  await virtual.stop();
  destroyAnnouncer();
}
