import { decodePageEntities } from '../links/extract-links.ts';

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

/** The lines of Markdown and of plain text, without marks; what stands in fences of code is left out. */
export function parseMarkdownLines(text: string): PublishedLine[] {
  const lines: PublishedLine[] = [];
  let fence = '';
  for (const [index, raw] of text.split('\n').entries()) {
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

const blocks =
  /<\/?(?:p|li|ul|ol|div|dl|dt|dd|tr|td|th|h[1-6]|section|article|header|footer|nav|main|br|legend|label)\b[^>]*>/gi;

/** The visible lines of HTML: a date is its `datetime`, a term stands beside its text. */
export function parseHtmlLines(html: string): PublishedLine[] {
  const body = html
    .slice(Math.max(0, html.indexOf('<body')))
    .replace(/<(script|style|template|svg|pre)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<time\b[^>]*? datetime="(\d{4}(?:-\d\d){0,2})"[^>]*>.*?<\/time>/gi, '$1')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '\ufdd2$1\ufdd3$2\ufdd4')
    .replace(/<\/dt>\s*<dd\b[^>]*>/gi, '\ufdd1')
    .replace(blocks, '\n')
    .replace(/(^|\n)\s*<(strong|b)>([^<\n]*?)[:：]?<\/\2>\s*[:：]?\s*/g, '$1$3\ufdd5\ufdd1')
    .replace(/<[^>]*>/g, '');
  const [, description] = /<meta name="description" content="([^"]*)">/.exec(html) ?? [];
  const head: PublishedLine[] =
    description === undefined
      ? []
      : [{ text: spaced(decodePageEntities(description)), where: 'meta description', links: [] }];
  const lines = body.split('\n').flatMap((raw): PublishedLine[] => {
    const links: { text: string; to: string }[] = [];
    const read = decodePageEntities(raw)
      .replace(/\ufdd2([^\ufdd3]*)\ufdd3([^\ufdd4]*)\ufdd4/g, (_, to: string, label: string) => {
        links.push({ text: spaced(label), to });
        return label;
      })
      .replace(/[\ufdd2-\ufdd4]/g, '');
    const [first = '', second] = read.split('\ufdd1');
    const text = spaced(second ?? first);
    if (text === '') return [];
    return [
      {
        text,
        where: 'text',
        links,
        ...(second === undefined ? {} : { term: spaced(first), ...(first.includes('\ufdd5') ? { isBold: true } : {}) }),
      },
    ];
  });
  return [...head, ...lines];
}

/** Lines as one text, each with its term. */
export const visibleText = (lines: readonly PublishedLine[]): string =>
  lines.map(({ term, text }) => (term === undefined ? text : `${term}: ${text}`)).join('\n');

const spaced = (text: string): string =>
  text
    .replace(/[\p{Cf}\ufdd5]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
