/** Half-deleted list: lines that stand in no item, or an item without a list above it. */
interface IncompleteItem {
  /** UTF-16 offset in the block. */
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

interface Line {
  readonly offset: number;
  readonly indent: number;
  readonly text: string;
  readonly isItem: boolean;
}

/** Finds half an item in YAML, at the line where the parser failed (`offset`) and at the next. */
export function findIncompleteItem(block: string, offset: number): IncompleteItem | undefined {
  const lines = linesOf(block);
  const fallen = lines.findLastIndex((line) => line.offset - line.indent <= offset);
  return halfItemAt(lines, fallen) ?? halfItemAt(lines, fallen + 1);
}

function halfItemAt(lines: readonly Line[], i: number): IncompleteItem | undefined {
  const line = lines[i];
  if (!line) return undefined;
  const above = lines.findLastIndex((each, j) => j < i && isAbove(each, line));
  const parent = lines[above];
  const isBeside = parent?.isItem === true && parent.indent === line.indent;
  if (!line.isItem) {
    if ((isBeside && line.indent > 0) || isRepeated(lines, above, i)) return outside(line);
    const isBelow =
      parent?.isItem === true && line.indent === parent.indent + parent.text.length - fieldOf(parent).length;
    const isName = isBelow && nameIn(fieldOf(parent)) !== undefined && /^[\w-]+$/.test(line.text);
    return isName ? halfField(line) : undefined;
  }
  if (isBeside) return undefined;
  // The first item of a list.
  if (!parent?.text.endsWith(':')) return below(line);
  const next = lines[above + 1];
  return next === line || !next ? undefined : outside(next);
}

function linesOf(block: string): Line[] {
  const lines: Line[] = [];
  for (const { 0: whole, index } of block.matchAll(/^.+$/gm)) {
    const text = whole.trim();
    const indent = whole.length - whole.trimStart().length;
    if (text !== '' && !text.startsWith('#'))
      lines.push({ offset: index + indent, indent, text, isItem: /^-(?:\s|$)/.test(text) });
  }
  return lines;
}

/** Whether a line holds another, or is an item beside it: what lies between them, deeper, belongs to the upper one. */
function isAbove(upper: Line, lower: Line): boolean {
  if (upper.indent !== lower.indent) return upper.indent < lower.indent;
  return upper.isItem || (lower.isItem && upper.text.endsWith(':'));
}

/** Whether the item to which a field belongs has it already: the "- " of the next one is gone. */
function isRepeated(lines: readonly Line[], above: number, i: number): boolean {
  const [item, line] = [lines[above], lines[i]];
  const name = nameIn(line?.text ?? '');
  if (!item?.isItem || name === undefined) return false;
  return (
    nameIn(fieldOf(item)) === name ||
    lines.slice(above + 1, i).some(({ indent, text }) => indent === line?.indent && nameIn(text) === name)
  );
}

const fieldOf = ({ text }: Line): string => text.replace(/^-\s*/, '');
const nameIn = (text: string): string | undefined => /^([\w-]+):(?:\s|$)/.exec(text)?.[1];

const shown = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

const outside = ({ offset, text }: Line): IncompleteItem => ({
  offset,
  message: `expected "- " where an item begins, got ${shown(text)}, which stands in no item`,
  hint: 'Put "- " in front of the first line of its item, or delete what is left of the item.',
});

const below = ({ offset, text }: Line): IncompleteItem => ({
  offset,
  message: `expected the name of a field above its items, got ${shown(text)} below none`,
  hint: 'Write the name and a colon on a line above the items, or delete what is left of them.',
});

const halfField = ({ offset, text }: Line): IncompleteItem => ({
  offset,
  message: `expected a field written "name: value", got ${shown(text)}`,
  hint: 'Write each field of the item as "name: value", or delete what is left of the item.',
});
