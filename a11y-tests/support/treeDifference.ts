import { diffArrays } from 'diff';
import { withPatterns } from './likeItems';

const linesOf = (tree: string) => tree.split('\n').filter(Boolean);
const depthOf = (line: string) => line.search(/\S/);

/** What a line is inside of, from the outside in: `main "Events" > list`. */
function pathTo(lines: readonly string[], index: number): string {
  const path: string[] = [];
  let depth = depthOf(lines[index]!);
  for (let i = index - 1; i >= 0 && depth > 0; i -= 1) {
    if (depthOf(lines[i]!) >= depth) continue;
    depth = depthOf(lines[i]!);
    path.unshift(lines[i]!.trim().replace(/^- /, '').replace(/:$/, ''));
  }
  return path.join(' > ');
}

/** The differences of a text from another one, each line with `-` or `+` under what it is inside of. */
function changes(base: string, tree: string, name: string): string {
  const [before, after] = [linesOf(base), linesOf(tree)];
  const text = [`# As ${name}, except:`];
  let [old, now] = [0, 0];
  let path: string | null = null;
  for (const { added, removed, value } of diffArrays(before, after)) {
    if (added || removed) {
      const place = added ? pathTo(after, now) : pathTo(before, old);
      if (place !== path) text.push(`# in ${place || 'the page'}`);
      path = place;
      text.push(...value.map((line) => `${added ? '+' : '-'} ${line}`));
    }
    if (!added) old += value.length;
    if (!removed) now += value.length;
  }
  if (text.length === 1) return `# As ${name}\n`;
  return `${text.join('\n')}\n`;
}

/**
 * An accessibility tree as its differences from another one. What both share stands once, in the file of the other, where
 * items that are built alike stand as a pattern and a line for each.
 * @param name the file of the other tree
 * @returns the tree itself where little of it is shared
 */
export function differenceFrom(base: string, tree: string, name: string): string {
  const whole = withPatterns(tree).text;
  const other = withPatterns(base);
  // Where single items differ it is short without patterns, where lists do with them.
  const [difference] = [
    changes(other.text, withPatterns(tree, other.patterns).text, name),
    changes(base, tree, name),
  ].toSorted((a, b) => linesOf(a).length - linesOf(b).length) as [string, string];
  return linesOf(difference).length < linesOf(whole).length * 0.8 ? difference : whole;
}
