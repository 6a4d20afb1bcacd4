import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks';

/** Links to all stories of a component or a screen: the state that somebody looks for is one of them. */
export function StoryList({ stories }: { stories: readonly { id: string; name: string }[] }) {
  return (
    <>
      <Heading>All stories</Heading>
      <ul className="docs-stories">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="_self">
              {name}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </>
  );
}
