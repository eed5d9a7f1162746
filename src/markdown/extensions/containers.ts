import type { BlockReader, SourceLine } from './expansion.ts';
import { calloutFor } from './extensions.ts';

const fence = /^(:{3,})[ \t]*\{?\.?([a-z]+)\}?(?:\[([^\]]*)\]|[ \t]+(.*))?[ \t]*$/i;
const admonition = /^(?:!!!|(\?\?\?)\+?)[ \t]+([a-z]+)(?:[ \t]+"([^"]*)")?[ \t]*$/i;

/** Reports `:::tip` and `!!! tip` with the callout that is meant; the lines stay as they are. */
export const readContainer: BlockReader = ({ source, mistakes }, i) => {
  const { masked, text, at } = source[i] as SourceLine;
  const found = fence.test(masked)
    ? fenced(source, i, text)
    : admonition.test(masked)
      ? movedIn(source, i, text)
      : undefined;
  if (!found || found.lines.length === 0) return undefined;
  const { name, title, lines, end } = found;
  const right = name === 'details' ? detailsOf(title, lines) : calloutOf(name, title, lines);
  if (right === undefined) return undefined;
  const block = source.slice(i, end).map((line) => line.text);
  mistakes.push({
    ...{ line: at, text, right, block: block.join('\n') },
    what: 'the mark of a box',
    hint: `Write ${right.split('\n', 1)[0]} and the text below it, as "check --fix" does.`,
  });
  return undefined;
};

/** A box as it is written. */
interface Container {
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Line behind it. */
  readonly end: number;
}

function fenced(source: readonly SourceLine[], i: number, first: string): Container | undefined {
  const [, marks = '', name = '', inBrackets, behind = ''] = fence.exec(first) ?? [];
  const length = source.slice(i + 1).findIndex(({ masked }) => masked.startsWith(':::'));
  const end = i + 1 + length;
  // Nothing is certain of boxes in boxes.
  if (length < 0 || source[end]?.text.trimEnd() !== marks) return undefined;
  const lines = source.slice(i + 1, end).map(({ text }) => text);
  return { name: name.toLowerCase(), title: (inBrackets ?? behind).trim(), lines: trimmed(lines), end: end + 1 };
}

function movedIn(source: readonly SourceLine[], i: number, first: string): Container {
  const [, folds, name = '', title = ''] = admonition.exec(first) ?? [];
  let end = i + 1;
  for (let at = end; at < source.length && /^(?: {4}|\s*$)/.test(source[at]?.text ?? ''); at += 1)
    if (source[at]?.text.trim() !== '') end = at + 1;
  const lines = source.slice(i + 1, end).map(({ text }) => text.slice(4));
  return { name: folds === undefined ? name.toLowerCase() : 'details', title, lines: trimmed(lines), end };
}

function trimmed(lines: readonly string[]): string[] {
  const isText = (line: string) => line.trim() !== '';
  return lines.slice(lines.findIndex(isText) >>> 0, lines.findLastIndex(isText) + 1);
}

function calloutOf(name: string, title: string, lines: readonly string[]): string | undefined {
  const kind = calloutFor(name);
  return kind && [`> [!${kind}]${title && ` ${title}`}`, ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}

const detailsOf = (title: string, lines: readonly string[]): string | undefined =>
  title === '' ? undefined : ['<details>', `<summary>${title}</summary>`, '', ...lines, '', '</details>'].join('\n');
