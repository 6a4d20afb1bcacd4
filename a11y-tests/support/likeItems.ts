// What is kept for review often holds many items that are built alike: places, rows of a table, events. Here they stand as a pattern,
// once, and a line for each item with the words in which it differs. Nothing is left out: pattern and line give the item again,
// letter by letter, and an item that is built otherwise in any way stands whole.

/** What items that are built alike share. */
export interface Pattern {
  name: string;
  key: string;
  /** Its lines, the first without indentation; `‹1›` stands for the first of an item's words. */
  text: string;
  places: number;
}

interface Block {
  line: string;
  parts: Block[];
}

const depthOf = (line: string) => line.search(/\S/);
const linesOf = ({ line, parts }: Block): string[] => [line, ...parts.flatMap(linesOf)];
const indent = (text: string, depth: number) => text.replaceAll(/^/gm, ' '.repeat(depth));

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length;) {
    let end = i + 1;
    while (end < lines.length && depthOf(lines[end]!) > depthOf(lines[i]!)) end += 1;
    blocks.push({ line: lines[i]!, parts: blocksOf(lines.slice(i + 1, end)) });
    i = end;
  }
  return blocks;
}

/** An item as a text that does not depend on how far it is indented. */
const textOf = (block: Block) =>
  linesOf(block)
    .map((line) => line.slice(depthOf(block.line)))
    .join('\n');

/** Between a name and what stands behind it. */
const joints = /(\n| > |": )/;

/** The build of an item: how its lines are nested, the role of each, whether it has a name, and its states and levels. */
const keyOf = (text: string) =>
  text
    .split('\n')
    .map((line) => {
      const states = line.match(/\[[^\]]*\]|, (?:not )?(?:pressed|checked|disabled|expanded|selected)\b/g);
      const inner = line.split(joints).length;
      const name = / "/.test(line) ? 'named' : '';
      return `${inner} ${name}${/^\s*(?:- )?'?\/?(?:[a-z]+\b)?/.exec(line)![0]}${states?.join('') ?? ''}`;
    })
    .join('\n');

const escape = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const wholeWords = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(words)}(?![\\p{L}\\p{N}])`, 'u');

/** How many words all begin with alike; at least one word of each is left. */
function sharedStart(all: readonly string[][], most: number): number {
  let count = 0;
  while (count < most && all.every((words) => words[count] === all[0]![count])) count += 1;
  return count;
}

/** The words in which items differ: for each place, those of each item. */
class Places {
  readonly all: string[][] = [];

  /** One text for the same part of all items, with `‹n›` where they differ. Undefined where one of them has nothing there. */
  shared(texts: readonly string[]): string | undefined {
    if (texts.every((text) => text === texts[0])) return texts[0];
    const words = texts.map((text) => text.split(/([\s"“”()=/:,])/).filter(Boolean));
    const shortest = Math.min(...words.map(({ length }) => length));
    if (shortest === 0) return undefined;
    const end = sharedStart(
      words.map((one) => one.toReversed()),
      shortest - 1,
    );
    const start = sharedStart(words, shortest - 1 - end);
    const own = words.map((one) => one.slice(start, one.length - end).join(''));
    const [before, after] = [words[0]!.slice(0, start), words[0]!.slice(words[0]!.length - end)];
    const between = this.known(own) ?? this.added(own);
    return `${before.join('')}${between}${after.join('')}`;
  }

  private added(own: string[]): string {
    return `‹${this.all.push(own)}›`;
  }

  /** Words that have a place already, alone or with others around them. */
  private known(own: readonly string[]): string | undefined {
    for (const [place, values] of this.all.entries()) {
      const found = own.map((text, i) => wholeWords(values[i]!).exec(text)?.index ?? -1);
      if (found.includes(-1)) continue;
      const before = own.map((text, i) => text.slice(0, found[i]));
      const after = own.map((text, i) => text.slice(found[i]! + values[i]!.length));
      if ([before, after].some((texts) => texts.includes('') && texts.some(Boolean))) continue;
      return `${this.shared(before)}‹${place + 1}›${this.shared(after)}`;
    }
    return undefined;
  }
}

/** What these items share. The short lines come first: long ones are often made of their words. */
function sharedBy(texts: readonly string[]): { text: string; places: number } {
  const items = texts.map((text) => text.split(joints));
  const places = new Places();
  const rows = items[0]!.map((_, row) => ({ row, texts: items.map((pieces) => pieces[row]!) }));
  const shared: string[] = [];
  for (const { row, texts: same } of rows.toSorted(
    (a, b) => a.texts.join('').length - b.texts.join('').length,
  ))
    shared[row] = places.shared(same)!;
  // Numbered as they are read.
  const order = [...new Set(shared.join('').match(/‹\d+›/g))];
  const text = shared.join('').replaceAll(/‹\d+›/g, (place) => `‹${order.indexOf(place) + 1}›`);
  return { text, places: order.length };
}

/** The words of an item that is built like this, in the order of their places. */
function wordsOf({ text, places }: Pattern, item: string): string[] | undefined {
  const seen = new Set<string>();
  const source = text.split(/‹(\d+)›/).map((part, i) => {
    if (i % 2 === 0) return escape(part);
    if (seen.has(part)) return `\\k<p${part}>`;
    seen.add(part);
    return `(?<p${part}>.+?)`;
  });
  const found = new RegExp(`^${source.join('')}$`, 'u').exec(item)?.groups;
  return found && Array.from({ length: places }, (_, i) => found[`p${i + 1}`]!);
}

/** Whether most lines of one build are in another. */
function isAlike(key: string, other: string): boolean {
  const lines = other.split('\n');
  return key.split('\n').filter((line) => lines.includes(line)).length * 2 > lines.length;
}

/** A block as a text, with its build; without one where it stays as it is. */
interface Item {
  block: Block;
  item: string;
  key: string;
}

const reserved = /[‹›]|\|/;
const nameOf = (at: number) => `${String.fromCharCode(65 + (at % 26))}${at < 26 ? '' : Math.floor(at / 26)}`;

const itemsOf = (blocks: readonly Block[]): Item[] =>
  blocks.map((block) => {
    const item = textOf(block);
    return { block, item, key: item.includes('\n') && !reserved.test(item) ? keyOf(item) : '' };
  });

/**
 * A tree or transcript in which items that are built alike stand as a pattern and a line for each.
 * @param known patterns of the text that this one is compared with; their items keep their lines
 */
export function withPatterns(
  text: string,
  known: readonly Pattern[] = [],
): { text: string; patterns: Pattern[] } {
  const patterns = [...known];
  const patternOf = ({ key, item }: Item) =>
    key ? patterns.find((one) => one.key === key && wordsOf(one, item)) : undefined;

  const find = (items: readonly Item[]) => {
    for (const one of items) {
      if (!one.key || patternOf(one)) continue;
      const same = items.filter((other) => other.key === one.key && !patternOf(other));
      const length = one.item.split('\n').length;
      if (same.length * length < length + same.length + 3) continue;
      patterns.push({ name: '', key: one.key, ...sharedBy(same.map(({ item }) => item)) });
    }
    for (const one of items) if (!patternOf(one)) find(itemsOf(one.block.parts));
  };
  const all = itemsOf(blocksOf(text.split('\n').filter(Boolean)));
  find(all);

  const write = (items: readonly Item[], used: Set<Pattern>): string[] =>
    items.flatMap((one) => {
      const { line, parts } = one.block;
      const pattern = patternOf(one);
      if (!pattern) return [line, ...write(itemsOf(parts), used)];
      const own = [`- ${pattern.name}: ${wordsOf(pattern, one.item)!.join(' | ')}`];
      if (!used.has(pattern)) own.unshift(`- each ${pattern.name}:\n${indent(pattern.text, 2)}`);
      used.add(pattern);
      return own.map((lines) => indent(lines, depthOf(line)));
    });
  const used = new Set<Pattern>();
  write(all, used);
  const own = [...used].filter((one) => !known.includes(one));
  // One that takes the place of a known one has its name: then it differs, and not all its items.
  for (const one of known.filter((pattern) => !used.has(pattern))) {
    const heir = own.find(({ name, key }) => name === '' && isAlike(one.key, key));
    if (heir) heir.name = one.name;
  }
  for (const [at, one] of own.filter(({ name }) => name === '').entries())
    one.name = nameOf(known.length + at);
  return { text: `${write(all, new Set()).join('\n')}\n`, patterns: [...known, ...own] };
}
