import type { Report } from '../../../core/problem.ts';
import { countWork } from '../../../core/work.ts';
import { type MarkdownSource, withSourceMembers } from '../source.ts';
import { findUnconfirmedMarks, mayHaveUnconfirmedMark } from '../unconfirmed-marks.ts';
import anyForm from './parse-any.ts?lazy';

/**
 * Splits a Markdown file into front matter, whose values are strings, lists or maps of strings with their positions,
 * and body; undefined after reporting what is wrong: a `front-matter-*` problem, `file-too-large`, or `file-encoding`
 * (a forbidden character behind an escape). `text` is decoded (LF).
 */
export function parseFrontMatter(file: string, text: string, report: Report): MarkdownSource | undefined {
  countWork('parsed');
  const source = anyForm<typeof import('./parse-any.ts')>().parseAnyFrontMatter(file, text, report);
  if (source && reportSecondBlock(source, report)) return undefined;
  if (!source || !mayHaveUnconfirmedMark(text)) return source;
  const marks = findUnconfirmedMarks(file, text.split('\n', source.bodyLine - 1));
  return marks.length === 0 ? source : withSourceMembers(source, { unconfirmed: marks });
}

/** A block of fields that pages, news, questions and skills have, where the text should begin. */
export const secondBlockPattern =
  /^(?:[ \t]*\n)*---[ \t]*\n((?:[\w-]+:.*\n|[ \t].*\n|\n)*?(?:title|description|updated|question|category|order|date|slug|draft|name):.*\n(?:[\w-]+:.*\n|[ \t].*\n|\n)*?)---[ \t]*(?:\n|$)/;

/** Reports front matter that was pasted below another one, and returns whether it was. */
function reportSecondBlock({ file, body, bodyLine }: MarkdownSource, report: Report): boolean {
  if (!/^\s*---/.test(body) || !secondBlockPattern.test(body)) return false;
  const before = body.slice(0, body.indexOf('---'));
  report({
    code: 'front-matter-syntax',
    at: { file, line: bodyLine + before.split('\n').length - 1, col: 1 },
    message: 'expected the text below the front matter, got a second block of front matter',
    hint: 'Keep one block: put its fields into the first, each once, and delete the two lines "---" between them.',
  });
  return true;
}
