import { isDeepStrictEqual } from 'node:util';
import type { PositionedValue } from '../../content/read/located.ts';
import { formatLiteral, maxLineWidth } from './format-literal.ts';
import { type ItemValue, indentAt, toLiteral } from './insert-item.ts';
import { findItemEnd, type TextEdit } from './text-edit.ts';

/** An item as it is written: what stands before it (its own comments), itself, and what follows on its line. */
interface Chunk {
  readonly value: unknown;
  readonly lead: string;
  readonly body: string;
  readonly tail: string;
}

/**
 * Gives a list of a typed module other items: those that stay keep their text and their comments, wherever they go; what
 * is new is written as the others are. A list on one line stays on it as long as it fits.
 */
export function replaceList(text: string, list: PositionedValue, values: readonly ItemValue[]): TextEdit[] | undefined {
  if (list.end === undefined || !list.members) return undefined;
  if (isDeepStrictEqual(list.value, values)) return [];
  const source = text.slice(list.at, list.end);
  const whole = (put: string): TextEdit[] => [{ start: list.at, end: list.end ?? list.at, text: put }];
  const outer = indentAt(text, list.at);
  const used = list.at - text.lastIndexOf('\n', list.at - 1) - 1;
  const marks = [...list.members.values()];
  const isPlain = !source.includes('\n') && !/\/[/*]/.test(bodiless(source, list.at, marks));
  if (marks.length === 0 || isPlain) {
    const bodies = chosen(chunksOf(text, list, marks), values).map((chunk) =>
      chunk.body === '' ? undefined : chunk.body,
    );
    const line = `[${values.map((value, i) => bodies[i] ?? toLiteral(value)).join(', ')}]`;
    return whole(used + line.length < maxLineWidth ? line : formatLiteral(values, outer, used));
  }
  const indent = indentAt(text, marks[0]?.at ?? list.at);
  const isInLines = source.includes('\n');
  const chunks = chosen(chunksOf(text, list, marks), values);
  const items = chunks.map((chunk, i): string => {
    const value = values[i] as ItemValue;
    if (chunk.body === '') {
      const lead = isInLines ? `\n${indent}` : i === 0 ? '' : ' ';
      return `${lead}${formatLiteral(value, indent, indent.length)},`;
    }
    const lead = isInLines && !chunk.lead.includes('\n') ? `\n${indent}${chunk.lead.trimStart()}` : chunk.lead;
    return lead + chunk.body + (chunk.tail.trimStart().startsWith(',') ? chunk.tail : `,${chunk.tail}`);
  });
  const last = marks.at(-1);
  const rest = last?.end === undefined ? '' : text.slice(findItemEnd(text, last.end, list.end), list.end);
  return whole(`[${items.join('')}${rest}`);
}

/** The text of a list without that of its items. */
function bodiless(source: string, from: number, marks: readonly PositionedValue[]): string {
  let at = 0;
  let text = '';
  for (const mark of marks) {
    text += source.slice(at, mark.at - from);
    at = (mark.end ?? mark.at) - from;
  }
  return text + source.slice(at);
}

function chunksOf(text: string, list: PositionedValue, marks: readonly PositionedValue[]): Chunk[] {
  let from = list.at + 1;
  return marks.map((mark) => {
    const end = mark.end ?? mark.at;
    const after = findItemEnd(text, end, list.end ?? end);
    const chunk = {
      value: mark.value,
      lead: text.slice(from, mark.at),
      body: text.slice(mark.at, end),
      tail: text.slice(end, after),
    };
    from = after;
    return chunk;
  });
}

/** The chunk of each value, each once; an empty one for what is new. */
function chosen(chunks: readonly Chunk[], values: readonly ItemValue[]): Chunk[] {
  const left = [...chunks];
  return values.map((value): Chunk => {
    const at = left.findIndex((chunk) => isDeepStrictEqual(chunk.value, value));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found ?? { value, lead: '', body: '', tail: '' };
  });
}
