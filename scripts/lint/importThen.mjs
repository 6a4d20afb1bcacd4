const message =
  'Pick the export in this then(), and handle a failure in a next one: Vite puts the first then() inside of its preload, ' +
  'so a second argument here is not called where a style sheet cannot be fetched.';

/** Whoever handles code that cannot be fetched hears of its style sheets, too. */
export const importThen = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        const isThen = callee.type === 'MemberExpression' && callee.property.name === 'then';
        if (isThen && callee.object.type === 'ImportExpression' && node.arguments.length > 1) {
          context.report({ node: node.arguments[1], message });
        }
      },
    };
  },
};
