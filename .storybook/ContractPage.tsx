import { Heading, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { ComponentText } from './ComponentText';
import { StoryList } from './StoryList';

/**
 * The Docs page of a component: its first story, its guide, its keys and what is announced, its props, the rest of its contract. Not
 * all its stories, because each sets the theme of the whole page. Screens have their first story and a list of the others.
 */
export function ContractPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  return (
    <>
      <Title />
      <ComponentText title={preparedMeta.title}>
        <Heading>Example</Heading>
        <Primary />
      </ComponentText>
      <StoryList stories={stories} />
    </>
  );
}
