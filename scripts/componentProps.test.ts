import { describe, expect, it } from 'vitest';
import { allComponentDocs, componentDocs, componentNames, exportedComponents } from './componentProps';
import { sourceModule } from './sourceModule';

const path = new URL('../src/components/Button/Fixture.tsx', import.meta.url).pathname;
const read = (text: string) => componentDocs(sourceModule(path, text), 'Fixture');

describe('what a component takes', () => {
  it('is read from its interface, with words, types, and defaults of the code', () => {
    const { props, also } = read(`
      import type { ButtonKind } from './buttonClass';
      type Tone = 'calm' | 'loud';
      interface Shared { /** How it is called. */ label: string; size?: number }
      export interface FixtureProps extends Shared, Omit<ComponentProps<'a'>, 'href'> {
        /** How it sounds. */
        tone?: Tone | undefined;
        /**
         * What is done
         * then. Default \`nothing\`.
         */
        onEnd?: (() => void) | undefined;
        kind: ButtonKind;
        // Not a docstring.
        plain: boolean;
      }
      export function Fixture(props: FixtureProps) {
        const { tone = 'calm', size = 3, ...rest } = props;
      }`);
    expect(props).toEqual([
      { name: 'tone', words: 'How it sounds.', type: "'calm' | 'loud'", required: false, fallback: "'calm'" },
      {
        name: 'onEnd',
        words: 'What is done then. Default `nothing`.',
        type: '() => void',
        required: false,
        fallback: 'nothing',
      },
      {
        name: 'kind',
        words: '',
        type: "'main' | 'plain' | 'quiet' | 'danger' | 'danger-main'",
        required: true,
      },
      { name: 'plain', words: '', type: 'boolean', required: true },
      { name: 'label', words: 'How it is called.', type: 'string', required: true },
      { name: 'size', words: '', type: 'number', required: false, fallback: '3' },
    ]);
    expect(also).toEqual(["Omit<ComponentProps<'a'>, 'href'>"]);
  });

  it('follows Pick, and types that stand in the brackets', () => {
    const { props } = read(`
      interface All { /** One. */ one: string; /** Two. */ two: string; /** Three. */ three: string }
      export function Fixture({ one = 'x' }: Pick<All, 'one' | 'two'> & { /** Four. */ four: number }) {}`);
    expect(props.map(({ name, fallback }) => [name, fallback])).toEqual([
      ['one', "'x'"],
      ['two', undefined],
      ['four', undefined],
    ]);
  });

  it('is nothing where there is nothing, and a file that cannot be read is named', () => {
    expect(read('export function Fixture() {}').props).toEqual([]);
    expect(() => read('export function Fixture( {')).toThrow('Fixture.tsx');
  });
});

describe('every component of the product', () => {
  const all = exportedComponents();

  it('is among them', () => {
    expect(componentNames().length).toBeGreaterThan(35);
    expect(Object.keys(allComponentDocs())).toEqual(componentNames());
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...componentNames(), 'IconButton']));
  });

  it.each(all.map((one) => [one.file, one.name, one] as const))('%s: %s says what each prop is', (...row) => {
    const { docs, module } = row[2];
    const source = module.text;
    expect(docs.props.filter(({ words }) => words.length < 3).map(({ name }) => name)).toEqual([]);
    const vague = docs.props.filter(({ type }) => /^(object|any|unknown|\{\}|Function)?$/.test(type));
    expect(vague.map(({ name }) => name)).toEqual([]);
    // The defaults, counted in another way: by the text.
    const start = source.search(new RegExp(`function ${row[1]}\\b`));
    const apart =
      /(?:\w\(|const )\{([^]*?)\}(?:: \w+\b[^]*?\)| = props;)/.exec(source.slice(start))?.[1] ?? '';
    const inText = [...apart.matchAll(/(?:^|[{,])\s*'?([\w-]+)'?(?:: \w+)? = /g)].map(([, name]) => name);
    const known = docs.props.filter(({ fallback }) => fallback !== undefined).map(({ name }) => name);
    const own = inText.filter((name) => docs.props.some((prop) => prop.name === name));
    expect(known).toEqual(expect.arrayContaining(own));
  });
});
