import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docstring, find, sourceModule, textOf } from './sourceModule.ts';
import type { Node, SourceModule } from './sourceModule.ts';

/** A prop as its interface and its component say it. */
export interface PropDocs {
  name: string;
  /** The docstring in one line; empty where there is none. */
  words: string;
  /** The type as it is written, with the name of a list of choices replaced by the choices. */
  type: string;
  required: boolean;
  /** What counts where it is not given, as it is written in the code or the docstring. */
  fallback?: string;
}

/** What a component takes. */
export interface ComponentDocs {
  props: readonly PropDocs[];
  /** Types of the browser or of a package whose props it takes as well, as they are written. */
  also: readonly string[];
}

interface Taken {
  props: PropDocs[];
  also: string[];
}

/** The names in a type such as `'a' | 'b'`. */
function choices(module: SourceModule, type: Node | undefined): string[] {
  if (type?.type === 'TSUnionType') return (type.types ?? []).flatMap((part) => choices(module, part));
  return type?.literal ? [String(type.literal.value)] : [];
}

/** The type that is written, without the `undefined` of an optional prop; lists of choices are spelt out. */
function typeText(module: SourceModule, type: Node): string {
  const parts = type.type === 'TSUnionType' ? (type.types ?? []) : [type];
  const given = parts.filter((part) => part.type !== 'TSUndefinedKeyword');
  const [only, another] = given;
  // Parentheses keep a function apart from `undefined`, which is gone.
  if (only?.type === 'TSParenthesizedType' && !another && only.typeAnnotation)
    return textOf(module, only.typeAnnotation);
  return given
    .map((part) => {
      const target =
        part.typeName?.name && !part.typeArguments ? find(module, part.typeName.name) : undefined;
      const alias = target?.node.type === 'TSTypeAliasDeclaration' ? target.node.typeAnnotation : undefined;
      const listed = alias && target ? choices(target.module, alias).length : 0;
      return alias && target && listed > 0 ? textOf(target.module, alias) : textOf(module, part);
    })
    .join(' | ');
}

const nameOf = (key: Node | undefined): string =>
  key?.name ?? (typeof key?.value === 'string' ? key.value : '');

function propOf(module: SourceModule, member: Node): PropDocs {
  const words = docstring(module, member);
  const type = member.typeAnnotation?.typeAnnotation;
  const said = /\bDefault:? (`[^`]+`|"[^"]+"|[^,;.]+)/.exec(words)?.[1]?.replaceAll('`', '');
  return {
    name: nameOf(member.key),
    words,
    type: type ? typeText(module, type) : textOf(module, member),
    required: !member.optional,
    ...(said !== undefined && { fallback: said }),
  };
}

/** A later prop of the same name takes the place of an earlier one. */
const merged = (parts: readonly Taken[]): Taken => ({
  props: [...new Map(parts.flatMap(({ props }) => props).map((prop) => [prop.name, prop])).values()],
  also: [...new Set(parts.flatMap(({ also }) => also))],
});

/** All that a name stands for: its own members, and those that it extends. */
function takenByName(module: SourceModule, whole: Node, name: string, args: readonly Node[]): Taken {
  const [first, second] = args;
  if ((name === 'Omit' || name === 'Pick') && first && second) {
    const names = new Set(choices(module, second));
    const { props, also } = taken(module, first);
    const stays = (prop: PropDocs) => names.has(prop.name) === (name === 'Pick');
    return { props: props.filter(stays), also: also.length > 0 ? [textOf(module, whole)] : [] };
  }
  const target = find(module, name);
  if (!target) return { props: [], also: [textOf(module, whole)] };
  if (target.node.type === 'TSTypeAliasDeclaration' && target.node.typeAnnotation)
    return taken(target.module, target.node.typeAnnotation);
  const members = (target.node.body as Node | undefined)?.body as Node[] | undefined;
  const own = (members ?? []).map((member) => propOf(target.module, member));
  const extended = (target.node.extends ?? []).map((heritage) =>
    takenByName(
      target.module,
      heritage,
      heritage.expression?.name ?? textOf(target.module, heritage),
      heritage.typeArguments?.params ?? [],
    ),
  );
  return merged([{ props: own, also: [] }, ...extended.map((part) => without(part, own))]);
}

const without = (part: Taken, own: readonly PropDocs[]): Taken => ({
  ...part,
  props: part.props.filter(({ name }) => own.every((prop) => prop.name !== name)),
});

function taken(module: SourceModule, type: Node): Taken {
  if (type.type === 'TSTypeLiteral')
    return { props: (type.members ?? []).map((member) => propOf(module, member)), also: [] };
  if (type.type === 'TSIntersectionType')
    return merged((type.types ?? []).map((part) => taken(module, part)));
  const name = type.typeName?.name;
  return name
    ? takenByName(module, type, name, type.typeArguments?.params ?? [])
    : { props: [], also: [textOf(module, type)] };
}

/** The defaults of a function's props: those in its first parameter, or where it takes `props` apart. */
export function fallbacks(module: SourceModule, fn: Node): ReadonlyMap<string, string> {
  const [first] = fn.params ?? [];
  const statements = ((fn.body as Node | undefined)?.body as Node[] | undefined) ?? [];
  const apart = statements
    .flatMap(({ declarations }) => declarations ?? [])
    .filter(({ init }) => init?.name !== undefined && init.name === first?.name)
    .map(({ id }) => id);
  return new Map(
    [first, ...apart]
      .flatMap((pattern) => pattern?.properties ?? [])
      .flatMap(({ key, value }) => {
        const right = (value as Node | undefined)?.right;
        return right ? [[nameOf(key), textOf(module, right)] as const] : [];
      }),
  );
}

/** What the function `name` of a file takes as its props; nothing where it takes none. */
export function componentDocs(module: SourceModule, name: string): ComponentDocs {
  const fn = module.declared.get(name);
  const type = fn?.params?.[0]?.typeAnnotation?.typeAnnotation;
  if (!fn || !type) return { props: [], also: [] };
  const { props, also } = taken(module, type);
  const inCode = fallbacks(module, fn);
  return {
    also,
    props: props.map((prop) => {
      const fallback = inCode.get(prop.name);
      // A name in the code says less than the docstring.
      const plain = fallback !== undefined && /^(['"\d[{(]|true|false|null)/.test(fallback);
      return fallback === undefined || (prop.fallback && !plain) ? prop : { ...prop, fallback };
    }),
  };
}

const folder = fileURLToPath(new URL('../src/components/', import.meta.url));

/** The components that are known by name, each in the folder of its name. */
export const componentNames = (): string[] =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, `${name}.tsx`)));

/** What all components take, as their files are now. */
export const allComponentDocs = (): Record<string, ComponentDocs> =>
  Object.fromEntries(
    componentNames().map((name) => [
      name,
      componentDocs(sourceModule(join(folder, name, `${name}.tsx`)), name),
    ]),
  );

/** A component with the file that exports it. */
export interface ExportedComponent {
  name: string;
  /** Under src/components. */
  file: string;
  docs: ComponentDocs;
  module: SourceModule;
}

/** Every component that a file under src/components exports, also those that only help another one there. */
export function exportedComponents(): ExportedComponent[] {
  const files = componentNames().flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => join(part, file)),
  );
  return files.flatMap((file) => {
    const module = sourceModule(join(folder, file));
    return [...module.declared]
      .filter(([name, { type }]) => type === 'FunctionDeclaration' && /^[A-Z]/.test(name))
      .filter(([name]) => new RegExp(`^export function ${name}\\b`, 'm').test(module.text))
      .map(([name]) => ({ name, file, docs: componentDocs(module, name), module }));
  });
}
