import {
  parseSync,
  Visitor,
  type CallExpression,
  type Expression,
  type NewExpression,
  type Node,
  type TemplateElement,
  type TemplateLiteral,
} from 'oxc-parser';

/** A regular expression in a source file. */
export interface Pattern {
  line: number;
  source: string;
  flags: string;
}

/** A regular expression that is made while the product runs, of something that no constant of its file says. */
export interface UnknownPattern {
  line: number;
  /** The code that makes it. */
  made: string;
}

/** The value of an expression: a text, or a regular expression; undefined where it is anything else. */
type Value = string | { source: string; flags: string } | undefined;

/** Constants of a file by their names, the last of each name. */
type Constants = ReadonlyMap<string, Expression>;

function valueOf(expression: Node | null | undefined, constants: Constants): Value {
  if (!expression) return undefined;
  switch (expression.type) {
    case 'Literal':
      if ('regex' in expression) return { source: expression.regex.pattern, flags: expression.regex.flags };
      return typeof expression.value === 'string' ? expression.value : undefined;
    case 'Identifier':
      return valueOf(constants.get(expression.name), constants);
    case 'MemberExpression': {
      const { property } = expression;
      const owner = valueOf(expression.object, constants);
      const isSource = property.type === 'Identifier' && property.name === 'source';
      return isSource && typeof owner === 'object' ? owner.source : undefined;
    }
    case 'TemplateLiteral':
      return joined(expression, constants, ({ value }) => value.cooked ?? undefined);
    case 'TaggedTemplateExpression': {
      const { tag } = expression;
      const isRaw =
        tag.type === 'MemberExpression' && tag.object.type === 'Identifier' && tag.object.name === 'String';
      return isRaw ? joined(expression.quasi, constants, ({ value }) => value.raw) : undefined;
    }
    default:
      return undefined;
  }
}

function joined(
  { quasis, expressions }: TemplateLiteral,
  constants: Constants,
  textOf: (part: TemplateElement) => string | undefined,
): string | undefined {
  let text = '';
  for (const [at, part] of quasis.entries()) {
    const before = at === 0 ? '' : valueOf(expressions[at - 1], constants);
    const own = textOf(part);
    if (typeof before !== 'string' || own === undefined) return undefined;
    text += before + own;
  }
  return text;
}

/** All regular expressions of a file. @param file its name, which says how it is written. @throws Error for no program */
export function patternsIn(file: string, text: string): { known: Pattern[]; unknown: UnknownPattern[] } {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const constants = new Map<string, Expression>();
  const known: Pattern[] = [];
  const unknown: UnknownPattern[] = [];
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const make = (node: NewExpression | CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [source, flags] = node.arguments.map((argument) => valueOf(argument, constants));
    const line = lineOf(node.start);
    const isKnown = node.arguments.length < 2 || typeof flags === 'string';
    if (typeof source === 'string' && isKnown)
      known.push({ line, source, flags: typeof flags === 'string' ? flags : '' });
    else unknown.push({ line, made: text.slice(node.start, node.end) });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
  }).visit(program);
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        known.push({ line: lineOf(node.start), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: make,
    CallExpression: make,
  }).visit(program);
  return { known, unknown };
}
