import type { ArgTypesEnhancer, SBType, StrictArgTypes } from 'storybook/internal/types';
import type { PropDocs } from '../scripts/componentProps';
import { componentDocs } from '../stories/support/componentDocs';

/** The kind of control that fits a type: a list for choices, a switch, a box, or none. */
function kindOf(type: string, required: boolean): SBType {
  const choices = type.split(' | ').map((choice) => /^'(.*)'$|^(\d+)$/.exec(choice));
  if (choices.every((choice) => choice !== null))
    return { name: 'enum', value: choices.map(([, word, figure]) => word ?? Number(figure)), required };
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type, required };
  if (type.includes('=>')) return { name: 'function', required };
  return { name: 'other', value: type, required };
}

const rowOf = ({ name, words, type, required, fallback }: PropDocs): StrictArgTypes[string] => ({
  name,
  description: words,
  type: kindOf(type, required),
  table: {
    type: { summary: type },
    ...(fallback !== undefined && { defaultValue: { summary: fallback } }),
  },
});

/**
 * The table of props of a component's stories, from its source. A story file that shows a small demonstration in the component's
 * place has no controls for props that the demonstration does not take, and says which rows are its own.
 */
export const propTypes: ArgTypesEnhancer = ({ title, component, initialArgs, argTypes }) => {
  const name = title.split('/').at(-1) ?? '';
  const docs = title.startsWith('Components/') ? componentDocs[name] : undefined;
  if (!docs) return argTypes;
  const isDemo = (component as { name?: string } | undefined)?.name !== name;
  const rows: StrictArgTypes = {};
  for (const prop of docs.props) {
    const row = rowOf(prop);
    const stays = isDemo && !(prop.name in initialArgs) ? { ...row, control: false as const } : row;
    const given = argTypes[prop.name];
    rows[prop.name] = { ...stays, ...(given?.control !== undefined && { control: given.control }) };
  }
  for (const [key, given] of Object.entries(argTypes)) {
    if (key in rows) continue;
    rows[key] = {
      ...given,
      table: { ...given.table, category: isDemo ? 'Of this demonstration' : 'Of the browser' },
    };
  }
  return rows;
};
