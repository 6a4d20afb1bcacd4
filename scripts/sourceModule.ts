import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The parts of a syntax tree of TypeScript that are looked at here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  id?: Node | null;
  key?: Node;
  left?: Node;
  right?: Node;
  optional?: boolean;
  source?: Node;
  declaration?: Node | null;
  specifiers?: Node[];
  imported?: Node;
  local?: Node;
  expression?: Node;
  literal?: Node;
  typeName?: Node;
  typeArguments?: { params: Node[] } | null;
  typeAnnotation?: Node | null;
  extends?: Node[];
  types?: Node[];
  members?: Node[];
  params?: Node[];
  properties?: Node[];
  declarations?: Node[];
  init?: Node | null;
  /** Statements, or what holds them. */
  body?: Node[] | Node | null;
}

/** One file of the source, with what it declares at its top. */
export interface SourceModule {
  path: string;
  text: string;
  comments: readonly { value: string; start: number; end: number }[];
  /** Interfaces, types and functions by name. */
  declared: ReadonlyMap<string, Node>;
  /** Where names of our own files come from. */
  imported: ReadonlyMap<string, { path: string; name: string }>;
}

const known = new Map<string, SourceModule>();

function pathOf(from: string, specifier: string): string | undefined {
  if (!/^(\.|@\/)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/')
    ? join(root, specifier.slice(2))
    : resolve(dirname(from), specifier);
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => /\.tsx?$/.test(path) && existsSync(path));
}

/** Reads a file, or `text` in its place. A file that is read twice is parsed anew only if it has changed. */
export function sourceModule(path: string, text = readFileSync(path, 'utf8')): SourceModule {
  const before = known.get(path);
  if (before?.text === text) return before;
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const declared = new Map<string, Node>();
  const imported = new Map<string, { path: string; name: string }>();
  for (const statement of program.body as unknown as Node[]) {
    const declaration = statement.declaration ?? statement;
    if (declaration.id?.name) declared.set(declaration.id.name, declaration);
    const from = statement.type === 'ImportDeclaration' && pathOf(path, String(statement.source?.value));
    if (!from) continue;
    for (const { local, imported: name } of statement.specifiers ?? [])
      if (local?.name && name?.name) imported.set(local.name, { path: from, name: name.name });
  }
  const read = { path, text, comments, declared, imported };
  known.set(path, read);
  return read;
}

/** Finds what `name` means in a file of ours, there or where it is imported from. */
export function find(module: SourceModule, name: string): { node: Node; module: SourceModule } | undefined {
  const node = module.declared.get(name);
  if (node) return { node, module };
  const source = module.imported.get(name);
  return source && find(sourceModule(source.path), source.name);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of a part of the file, in one line. */
export const textOf = (module: SourceModule, { start, end }: Node): string =>
  oneLine(module.text.slice(start, end));

/** The docstring right before a part of the file, in one line. */
export function docstring(module: SourceModule, { start }: Node): string {
  const comment = module.comments.findLast((candidate) => candidate.end <= start);
  if (!comment?.value.startsWith('*') || module.text.slice(comment.end, start).trim()) return '';
  return oneLine(comment.value.slice(1).replaceAll(/^\s*\* ?/gm, ' '));
}
