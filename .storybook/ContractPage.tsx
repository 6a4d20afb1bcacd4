import { Controls, Markdown, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { contracts } from '../stories/support/contracts';

/**
 * The Docs page of a part: its first story, its props, its contract. Not all its stories, because each sets the theme of
 * the whole page.
 */
export function ContractPage() {
  const of = useOf('meta', ['meta']);
  const name = of.preparedMeta.title.split('/').at(-1) ?? '';
  const [start = '', ...rest] = (contracts.get(name) ?? '').replace(/^# .*\n/, '').split(/\n(?=## )/);
  return (
    <>
      <Title />
      <Markdown>{start}</Markdown>
      <Primary />
      <Controls />
      <Markdown>{rest.join('\n')}</Markdown>
    </>
  );
}
