import { Controls, Heading, Markdown, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { contracts, section } from '../stories/support/contracts';
import { guideHeadings, guides } from '../stories/support/guides';
import { Announced, DoAndDont, TakenAsWell } from './GuideParts';

/**
 * The Docs page of a component: its first story, its guide, its keys and what is announced, its props, the rest of its contract. Not
 * all its stories, because each sets the theme of the whole page. Screens have their first story and their props only.
 */
export function ContractPage() {
  const of = useOf('meta', ['meta']);
  const name = of.preparedMeta.title.split('/').at(-1) ?? '';
  const guide = guides.get(name);
  const [start = '', ...rest] = (contracts.get(name) ?? '').replace(/^# .*\n/, '').split(/\n(?=## )/);
  const isFirst = (text: string) => /^## (Name, role, state|Keyboard)\n/.test(text);
  return (
    <>
      <Title />
      <Markdown>{start}</Markdown>
      <Primary />
      {guide &&
        guideHeadings.map((heading) => {
          const lines = section(guide, heading);
          return (
            <section key={heading} aria-label={heading}>
              <Heading>{heading}</Heading>
              {heading === 'Do and don’t' ? (
                <DoAndDont name={name} lines={lines} />
              ) : (
                <Markdown>{lines}</Markdown>
              )}
            </section>
          );
        })}
      <Markdown>{rest.filter(isFirst).join('\n')}</Markdown>
      {guide && (
        <>
          <Heading>What is announced</Heading>
          <Announced name={name} />
          <Heading>Props</Heading>
        </>
      )}
      <Controls />
      <TakenAsWell name={name} />
      <Markdown>{rest.filter((text) => !isFirst(text)).join('\n')}</Markdown>
    </>
  );
}
