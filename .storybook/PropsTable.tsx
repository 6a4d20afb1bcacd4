import type { ComponentDocs, PropDocs } from '../scripts/componentProps';

/** Words with code between backticks. */
function Words({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
    );
}

const Row = ({ prop: { name, required, words, type, fallback } }: { prop: PropDocs }) => (
  <tr role="row">
    <th role="rowheader" scope="row">
      <code>{name}</code> {required && <span className="docs-required">required</span>}
    </th>
    <td role="cell">
      <Words text={words} />
    </td>
    <td role="cell">
      <span className="docs-label">Type:</span> <code>{type}</code>
    </td>
    <td role="cell">
      {fallback === undefined ? (
        <span className="docs-none">None</span>
      ) : (
        <>
          <span className="docs-label">Default:</span> <code>{fallback}</code>
        </>
      )}
    </td>
  </tr>
);

/**
 * What a component takes, from its source. Storybook's own table stands next to controls for each prop, has no header for a row, and does
 * not fit on a telephone; its controls are below each story. Roles are written out for browsers that drop them with `display`.
 */
export function PropsTable({ props, also }: ComponentDocs) {
  const inOrder = props.toSorted((a, b) => Number(b.required) - Number(a.required));
  return (
    <>
      {props.length > 0 ? (
        <table role="table" className="docs-props sb-unstyled">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Name
              </th>
              <th role="columnheader" scope="col">
                What for
              </th>
              <th role="columnheader" scope="col">
                Type
              </th>
              <th role="columnheader" scope="col">
                Default
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {inOrder.map((prop) => (
              <Row key={prop.name} prop={prop} />
            ))}
          </tbody>
        </table>
      ) : (
        <p>It has no props of its own.</p>
      )}
      {also.length > 0 && (
        <p>
          {props.length > 0 ? 'And all' : 'It takes all'} props of{' '}
          {also.map((type, index) => (
            <span key={type}>
              {index > 0 && ', '}
              <code>{type}</code>
            </span>
          ))}
          , which go to the browser’s own element.
        </p>
      )}
    </>
  );
}
