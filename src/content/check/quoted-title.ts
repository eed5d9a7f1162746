import type { Report } from '../../core/problem.ts';
import type { LocatedData } from '../read/source.ts';

const curly = /^(?:“[^“”„]*”|„[^“”„]*[“”]|‘[^‘’]*’|«[^«»]*»|»[^«»]*«)$/u;

/** Warns of a title or question within curly quotes that nothing else quotes: a program of texts has made them of straight ones. */
export function reportQuotedTitle(frontMatter: LocatedData, report: Report): void {
  for (const [name, value] of Object.entries(frontMatter.value ?? {})) {
    if (!/^(?:title|question|description)$/.test(name) || typeof value !== 'string' || !curly.test(value)) continue;
    const at = frontMatter.locate([name]);
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
