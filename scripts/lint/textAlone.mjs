import { isIn, isTest, placeOf } from './places.mjs';

/** Words that stay for as long as what is around them: nothing is put before or taken from them. */
const still = { words: true };
/** Words that change, come or go, or may: nobody can see it here. */
const changing = { words: true, changes: true };
const nothing = {};

/** Spaces are not translated. */
const isSaid = (value) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

const unite = (...kinds) => ({
  words: kinds.some(({ words }) => words),
  element: kinds.some(({ element }) => element),
});

/** The functions of lists that give one child for each member. */
const gives = /^(?:map|flatMap)$/;

/** What draws elements and nothing else, though it is not in the same file. */
const drawn = /^(?:render|renderBox|children|createPortal)$/;

/** What a function answers with, as far as its text shows it. */
function answerOf({ body }) {
  if (body.type !== 'BlockStatement') return [body];
  return body.body.flatMap((statement) =>
    statement.type === 'ReturnStatement' && statement.argument ? [statement.argument] : [],
  );
}

/** The definition of a name, as the file has it. */
function definitionOf(name, context, node) {
  let scope = context.sourceCode.getScope(node);
  while (scope && !scope.set.has(name)) scope = scope.upper;
  return scope?.set.get(name).defs[0];
}

/** How the same file types a state, or what a component is given under this name: its text, or nothing. */
function typeOf(name, context, node) {
  const ofState = definitionOf(name, context, node)?.node.init?.typeArguments;
  if (ofState) return context.sourceCode.getText(ofState);
  const member = context.sourceCode.ast.body
    .map((one) => one.declaration ?? one)
    .flatMap(({ type, body }) => (type === 'TSInterfaceDeclaration' ? body.body : []))
    .find(({ key }) => key?.name === name);
  return member?.typeAnnotation ? context.sourceCode.getText(member.typeAnnotation) : '';
}

/** Whether nothing but elements stands under this name: by its type, or as the content of a component. */
const isSlot = (name, context, node) =>
  name === 'children' || /ReactElement/.test(typeOf(name, context, node));

/** What a name stands for that the same file gives a constant or a function; null for any other. */
function meaningOf(name, context, node) {
  const { node: declared } = definitionOf(name, context, node) ?? {};
  if (declared?.type === 'FunctionDeclaration') return declared;
  const isConstant = declared?.type === 'VariableDeclarator' && declared.id.type === 'Identifier';
  return isConstant && declared.parent.kind === 'const' ? declared.init : null;
}

const isFunction = (node) => /Function/.test(node?.type);

/** The function that is meant, where the same file has it. */
const functionOf = (node, context) => {
  const meant = node?.type === 'Identifier' ? meaningOf(node.name, context, node) : node;
  return isFunction(meant) ? meant : null;
};

/** What an expression puts between its siblings. */
function kindOf(node, context, depth = 0) {
  const kind = (part) => kindOf(part, context, depth);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return { element: true };
    case 'Literal':
      return isSaid(node.value) ? still : nothing;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? still : changing;
    case 'LogicalExpression': {
      const both = node.operator === '&&' ? kind(node.right) : unite(kind(node.left), kind(node.right));
      return { ...both, changes: true };
    }
    case 'ConditionalExpression':
      return { ...unite(kind(node.consequent), kind(node.alternate)), changes: true };
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return kind(node.expression);
    case 'ArrayExpression':
      return { ...unite(...node.elements.map(kind)), changes: true };
    case 'CallExpression': {
      const { callee } = node;
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
      if (drawn.test(name)) return { element: true, changes: true };
      const called = functionOf(gives.test(name) ? node.arguments[0] : callee, context);
      if (!called || depth > 3) return changing;
      const answers = called.returnType && context.sourceCode.getText(called.returnType);
      if (/ReactElement/.test(answers)) return { element: true, changes: true };
      return { ...unite(...answerOf(called).map((part) => kindOf(part, context, depth + 1))), changes: true };
    }
    case 'Identifier': {
      if (node.name === 'undefined') return nothing;
      if (isSlot(node.name, context, node)) return { element: true, changes: true };
      const constant = depth < 3 ? meaningOf(node.name, context, node) : null;
      return constant && !isFunction(constant) ? kindOf(constant, context, depth + 1) : changing;
    }
    default:
      return changing;
  }
}

const isBlank = ({ type, value }) => type === 'JSXText' && value.trim() === '' && value.includes('\n');
const isComment = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && expression.type === 'JSXEmptyExpression';

const message = {
  changing:
    'A translation takes this text off the page, and what React then does to it is lost or ends in an error: give it an element of its own, or make one text of all with a template.',
  beside:
    'What comes and goes here is put before a text, which a translation takes off the page: give the text an element of its own.',
  fragment: 'This text may come and go with nothing around it: give it an element of its own.',
};

/** No text that changes, or that something is put before, is without an element of its own. */
export const textAlone = {
  create(context) {
    const place = placeOf(context);
    if (!isIn(place, 'src') || isTest(place)) return {};
    function check(node) {
      const children = node.children.filter((child) => !isBlank(child) && !isComment(child));
      const kinds = children.map((child) => {
        if (child.type === 'JSXText') return isSaid(child.value) ? still : nothing;
        if (child.type === 'JSXExpressionContainer') return kindOf(child.expression, context);
        return { element: true };
      });
      const isFragment = node.type === 'JSXFragment';
      children.forEach((child, at) => {
        const kind = kinds[at];
        const refuse = (text) => context.report({ node: child, message: text });
        if (kind.words && kind.changes && (isFragment || children.length > 1))
          return refuse(message.changing);
        if (kind.words && isFragment) return refuse(message.fragment);
        if (kind.element && kind.changes && kinds.slice(at + 1).find(({ changes }) => !changes)?.words)
          return refuse(message.beside);
      });
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
