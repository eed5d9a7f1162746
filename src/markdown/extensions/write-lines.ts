import type { Expansion, SourceLine } from './expansion.ts';
import type { BlockMark } from './extensions.ts';
import { replaceInlines } from './inlines.ts';

/** Adds a line of the source, with its inline extensions. */
export function addLine(expansion: Expansion, line: SourceLine, text = replaceInlines(expansion, line)): void {
  expansion.lines.push({ text, at: line.at });
}

/** Adds a line that only CommonMark needs. */
export function addGap({ lines }: Expansion, at: number): void {
  if (lines.length > 0 && lines.at(-1)?.text !== '') lines.push({ text: '', at });
}

/** Marks the line that is written next. */
export function markNext({ lines, marks }: Expansion, mark: BlockMark): void {
  marks.set(lines.length, [...(marks.get(lines.length) ?? []), mark]);
}
