import { AnchorMdx, Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import { pictures } from '../stories/guides/allPictures';
import { adviceOf } from '../stories/support/guides';
import { transcripts } from '../stories/support/transcripts';

/**
 * What to do and what not to, each with a picture that is made of the components themselves. A picture cannot be used, and is not
 * read: its words are.
 */
export function DoAndDont({ name, lines }: { name: string; lines: string }) {
  const shown = pictures[name] ?? [];
  return (
    <Unstyled>
      <ul className="story-advice">
        {adviceOf(lines).map(({ kind, words }, index) => (
          <li key={words} data-kind={kind}>
            <p>
              <strong>{kind === 'do' ? '✓ Do' : '✗ Don’t'}</strong> {words}
            </p>
            <div className="story-picture story-page" inert>
              {shown[index]}
            </div>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** What the component's transcript says, first what happens during its steps. */
export function Announced({ name }: { name: string }) {
  const transcript = transcripts.get(name);
  if (!transcript) return null;
  const { story, read, heard } = transcript;
  const list = (phrases: readonly string[]) => (
    <ol className="story-phrases">
      {phrases.map((phrase, index) => (
        // The same words may be said twice.
        <li key={index}>{phrase}</li>
      ))}
    </ol>
  );
  return (
    <>
      <p>
        By a simulated screen reader, in the story “{story}”. What real ones say is in{' '}
        <AnchorMdx href="?path=/docs/documents-screen-readers--docs" target="_self">
          Screen readers
        </AnchorMdx>
        .
      </p>
      <Subheading>While the story’s steps are done</Subheading>
      {heard.length > 0 ? list(heard) : <p>Nothing.</p>}
      <Subheading>Read from top to bottom</Subheading>
      <details>
        <summary>{read.length === 1 ? '1 phrase' : `${read.length} phrases`}</summary>
        {list(read)}
      </details>
    </>
  );
}
