import { frontMatterOf } from '../../core/url.ts';

/** A line of text as people read it, and the links in it. */
export interface PublishedLine {
  readonly text: string;
  readonly where: string;
  readonly links: readonly { readonly text: string; readonly to: string }[];
  /** The term that the text belongs to, where markup says so. */
  readonly term?: string;
  /** The term stands in the line, in bold. */
  readonly isBold?: true;
  /** An item of a list of things to do: `- [ ]`. */
  readonly isTask?: true;
}

/** The lines of Markdown and of plain text, without marks; front matter and what stands in fences of code are left out. */
export function parseMarkdownLines(text: string): PublishedLine[] {
  const lines: PublishedLine[] = [];
  const start = frontMatterOf(text).split('\n').length - 1;
  let fence = '';
  for (const [index, raw] of text.split('\n').entries()) {
    if (index < start) continue;
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(raw) ?? [];
    if (mark !== '') fence = fence === '' ? mark : raw.trim().startsWith(fence) ? '' : fence;
    if (mark !== '' || fence !== '' || raw.trim() === '') continue;
    const links: { text: string; to: string }[] = [];
    const read = raw
      .replace(/^\s*(?:[-*>]\s+(?:\[[ x]\]\s+)?|#{1,6}\s+|\d+\.\s+)*/, '')
      .replace(/\[((?:[^\]\\]|\\.)*)\]\(([^)\s]*)\)/g, (_, label: string, to: string) => {
        links.push({ text: stripMarkdownMarks(label), to });
        return label;
      });
    const [lead, term] = /^\*\*((?:[^*\\]|\\.)+)\*\*\s*[:：]\s*/.exec(read) ?? [];
    const named =
      lead === undefined || term === undefined ? undefined : { term: stripMarkdownMarks(term), isBold: true as const };
    lines.push({
      ...{
        text: stripMarkdownMarks(read.slice(named ? lead?.length : 0)),
        where: `line ${index + 1}`,
        links,
        ...named,
      },
      ...(/^\s*[-*]\s+\[[ x]\]/.test(raw) ? { isTask: true } : {}),
    });
  }
  return lines;
}

/** Removes emphasis, code marks and escapes. */
export const stripMarkdownMarks = (text: string): string =>
  text
    .replace(/(?<!\\)(?:\*\*|`)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();

/** Lines as one text, each with its term. */
export const visibleText = (lines: readonly PublishedLine[]): string =>
  lines.map(({ term, text }) => (term === undefined ? text : `${term}: ${text}`)).join('\n');

/** Removes characters that only format, and spaces but one between words. */
export const stripFormatCharacters = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
