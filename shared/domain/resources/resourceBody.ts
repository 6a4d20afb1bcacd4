/** A block of a resource's text. */
export type BodyBlock =
  { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/**
 * Parses the text of a resource, line by line: `## ` starts a heading, `- ` a list item, an empty line ends
 * the block before. Everything else is a paragraph, so any text can be shown.
 */
export function readBody(body: string): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let open: BodyBlock | undefined;
  for (const line of body.split('\n').map((one) => one.trim())) {
    if (line === '') open = undefined;
    else if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', text: line.slice(3).trim() });
      open = undefined;
    } else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (open?.kind === 'list') open.items.push(item);
      else blocks.push((open = { kind: 'list', items: [item] }));
    } else if (open?.kind === 'paragraph') open.text += ` ${line}`;
    else blocks.push((open = { kind: 'paragraph', text: line }));
  }
  return blocks;
}
