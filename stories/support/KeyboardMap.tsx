import { Markdown } from '@storybook/addon-docs/blocks';
import { contracts, section } from './contracts';

/** The keys of all parts, taken from their contracts. */
export function KeyboardMap() {
  return [...contracts].map(([name, contract]) => (
    <section key={name}>
      <Markdown>{`## ${name}\n\n${section(contract, 'Keyboard')}`}</Markdown>
    </section>
  ));
}
