import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { componentDocs } from '../stories/support/componentDocs';
import { contracts, section } from '../stories/support/contracts';
import { guideHeadings, guides } from '../stories/support/guides';
import { Announced, DoAndDont } from './GuideParts';
import { PropsTable } from './PropsTable';

/** What a Docs page says of the component whose stories have this title, with `children` after the first sentences. */
export function ComponentText({ title, children }: { title: string; children?: ReactNode }) {
  const name = title.split('/').at(-1) ?? '';
  const guide = title.startsWith('Components/') ? guides.get(name) : undefined;
  if (!guide) return children;
  const [start = '', ...rest] = (contracts.get(name) ?? '').replace(/^# .*\n/, '').split(/\n(?=## )/);
  const isFirst = (text: string) => /^## (Name, role, state|Keyboard)\n/.test(text);
  const docs = componentDocs[name];
  return (
    <>
      <Markdown>{start}</Markdown>
      {children}
      {guideHeadings.map((heading) => (
        <section key={heading}>
          <Heading>{heading}</Heading>
          {heading === 'Do and don’t' ? (
            <DoAndDont name={name} lines={section(guide, heading)} />
          ) : (
            <Markdown>{section(guide, heading)}</Markdown>
          )}
        </section>
      ))}
      <Markdown>{rest.filter(isFirst).join('\n')}</Markdown>
      <Heading>What is announced</Heading>
      <Announced name={name} />
      <Heading>Props</Heading>
      {docs && <PropsTable {...docs} />}
      <Markdown>{rest.filter((text) => !isFirst(text)).join('\n')}</Markdown>
    </>
  );
}
