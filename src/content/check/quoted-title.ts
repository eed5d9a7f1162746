import type { Report } from '../../core/problem.ts';
import { decodeEntities } from '../../markdown/entities.ts';
import type { LocatedData } from '../read/source.ts';

const tag = /<\/?(?:b|i|u|em|strong|br|span|font|p|h[1-6]|sup|sub)(?:\s[^<>]*)?\/?>/gi;
const curly = /^(?:“[^“”„]*”|„[^“”„]*[“”]|‘[^‘’]*’|«[^«»]*»|»[^«»]*«)$/u;

/**
 * Warns of marks of HTML in a title, question or description, which are plain text; and of one within curly quotes that
 * nothing else quotes: a word processor has made them of straight ones.
 */
export function reportQuotedTitle(frontMatter: LocatedData, report: Report): void {
  for (const [name, value] of Object.entries(frontMatter.value ?? {})) {
    if (!/^(?:title|question|description)$/.test(name) || typeof value !== 'string') continue;
    const plain = toPlain(value);
    if (plain === value && !curly.test(value)) continue;
    // Not before there is something to report: it parses the file once more.
    const at = frontMatter.locate([name]);
    if (plain !== value)
      report({
        code: 'markdown-near-miss',
        at,
        field: name,
        message: `expected plain text, got marks of HTML, which readers would see: ${value.slice(0, 60)}`,
        hint: `Write ${plain.slice(0, 60)}`,
        fix: { kind: 'value', from: value, to: plain },
      });
    if (!curly.test(value)) continue;
    // Straight quotes around show intent.
    if (frontMatter.locateIn?.([name], 0)?.col !== at.col) continue;
    report({
      code: 'markdown-near-miss',
      at,
      field: name,
      message: `expected text, or text in straight quotes, got curly quotes around all of it: ${value.slice(0, 40)}`,
      hint: `Readers would see them. Take them away, or write "${value.slice(0, 40)}" where they are meant.`,
    });
  }
}

/** Without tags and references. A bare & shows that nothing has encoded the text. */
function toPlain(value: string): string {
  const untagged = value.replace(tag, '');
  return /&(?!#?\w+;)/.test(value) ? untagged : decodeEntities(untagged);
}
