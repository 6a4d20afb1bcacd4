import { Unstyled } from '@storybook/addon-docs/blocks';
import { pictures } from '../stories/guides/allPictures';
import { componentDocs } from '../stories/support/componentDocs';
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
    <Unstyled>
      <p>
        By a simulated screen reader, in the story “{story}”. What real ones say is in{' '}
        <a href="?path=/docs/documents-screen-readers--docs">Screen readers</a>.
      </p>
      <h3>While the story’s steps are done</h3>
      {heard.length > 0 ? list(heard) : <p>Nothing.</p>}
      <h3>Read from top to bottom</h3>
      <details>
        <summary>{read.length === 1 ? '1 phrase' : `${read.length} phrases`}</summary>
        {list(read)}
      </details>
    </Unstyled>
  );
}

/** What a component takes besides the props of its own. */
export function TakenAsWell({ name }: { name: string }) {
  const also = componentDocs[name]?.also ?? [];
  if (also.length === 0) return null;
  return (
    <Unstyled>
      <p>
        And all props of{' '}
        {also.map((type) => (
          <code key={type}>{type}</code>
        ))}
        , which go to the browser’s own element.
      </p>
    </Unstyled>
  );
}
