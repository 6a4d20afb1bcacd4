const message = 'Import from the file that defines it: passing names on hides who needs what.';

/** No file passes another file's names on. */
export const noBarrel = {
  create(context) {
    return {
      ExportAllDeclaration: (node) => context.report({ node, message }),
      ExportNamedDeclaration(node) {
        if (node.source) context.report({ node, message });
      },
    };
  },
};
