import type { Report } from '../../../core/problem.ts';
import type { MarkdownSource } from '../source.ts';
import { mayBeUnconfirmed, unconfirmedIn } from '../unconfirmed.ts';
import { sourceWith } from '../with-members.ts';
import anyForm from './any-form.ts?lazy';
import { readSimpleForm } from './simple-form.ts';

/**
 * Splits a Markdown file into front matter, whose values are strings, lists or maps of strings with their positions,
 * and body; undefined after reporting what is wrong: a `front-matter-*` problem, `file-too-large`, or `file-encoding`
 * (a forbidden character behind an escape). `text` is decoded (LF).
 */
export function readFrontMatter(file: string, text: string, report: Report): MarkdownSource | undefined {
  const source =
    readSimpleForm(file, text) ??
    anyForm<typeof import('./any-form.ts')>().readFrontMatterOfAnyForm(file, text, report);
  if (!source || !mayBeUnconfirmed(text)) return source;
  const marks = unconfirmedIn(file, text.split('\n', source.bodyLine - 1));
  return marks.length === 0 ? source : sourceWith(source, { unconfirmed: marks });
}
