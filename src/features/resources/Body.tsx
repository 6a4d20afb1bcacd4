import { telephoneLink } from '@/shared/domain/content/helpNumber';
import { splitAtNumbers } from '@/shared/domain/text/phoneNumbers';
import { readBody } from '@/shared/domain/resources/resourceBody';

/** The text of a resource, with phone numbers as links. */
export function Body({ text }: { text: string }) {
  return readBody(text).map((block, index) => {
    // The text does not change while it is shown, so the index is a stable key.
    if (block.kind === 'heading') return <h2 key={index}>{block.text}</h2>;
    if (block.kind === 'paragraph') {
      return (
        <p key={index}>
          <Line text={block.text} />
        </p>
      );
    }
    return (
      <ul key={index}>
        {block.items.map((item, place) => (
          <li key={place}>
            <Line text={item} />
          </li>
        ))}
      </ul>
    );
  });
}

function Line({ text }: { text: string }) {
  return splitAtNumbers(text).map((part, index) =>
    part.isNumber ? (
      <a key={index} href={telephoneLink(part.text)} translate="no">
        {part.text}
      </a>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}
