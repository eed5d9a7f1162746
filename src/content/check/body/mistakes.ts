import type { Problem, Report } from '../../../core/problem.ts';
import { checkTelUri } from '../../../core/url.ts';
import type { MarkdownMistake } from '../../../markdown/mistakes.ts';
import type { MarkdownSource } from '../../read/source.ts';
import { truncate } from '../expectation.ts';

/**
 * Reports mistakes at the line and column of the file. Facts may have lengthened a line, but never add one.
 * Problems: `markdown-table-cells`, `markdown-title`, `markdown-link-broken`, `telephone-invalid`, `image-alt-missing`,
 * `markdown-disputed`, `markdown-near-miss`.
 */
export function reportMarkdownMistakes(
  source: MarkdownSource,
  mistakes: readonly MarkdownMistake[],
  report: Report,
): void {
  if (mistakes.length === 0) return;
  const lines = source.body.split('\n');
  const next = new Map<string, number>();
  for (const mistake of mistakes) {
    const { line, text } = mistake;
    const written = lines[line] ?? '';
    const key = `${line} ${text}`;
    const at = columnOf(written, mistake, next.get(key));
    next.set(key, at + text.length);
    report({ ...problemOf(mistake, written), at: { file: source.file, line: source.bodyLine + line, col: at + 1 } });
  }
}

/** 0-based; where a fact has changed the text, the first place that can be meant. */
function columnOf(written: string, { kind, text }: MarkdownMistake, from?: number): number {
  // A cell that is dropped stands behind all others.
  const exact = kind === 'cells' ? written.lastIndexOf(text) : written.indexOf(text, from);
  if (exact >= 0) return exact;
  const near = kind === 'link' ? written.indexOf('](', from) : -1;
  return near >= 0 ? near : written.search(/\S|$/);
}

function problemOf(
  { kind, text, cells, disputed, right, block = text }: MarkdownMistake,
  written: string,
): Omit<Problem, 'at'> {
  const shown = truncate(text);
  const { expected = 0, found = 0 } = cells ?? {};
  const fitting = `${expected} ${expected === 1 ? 'cell' : 'cells'}`;
  switch (kind) {
    case 'cells':
      return {
        code: 'markdown-table-cells',
        message: `expected ${fitting} as in the header of the table, got ${found}; readers would not see "${shown}"`,
        hint: /^[ \t>]*\|/.test(written)
          ? 'Add a column to the header, or write \\| for a bar inside a cell, in code too.'
          : 'Leave a blank line above text that follows the table. For a bar inside a cell write \\|, in code too.',
      };
    case 'delimiters':
      return {
        code: 'markdown-table-cells',
        message: `expected ${fitting} as in the row above, got ${found}; readers would see bars and no table`,
        hint: 'Write one "---" for each column of the header. For a bar inside a cell write \\|.',
      };
    case 'disputed':
      return {
        code: 'markdown-disputed',
        message: `expected Markdown that every reader takes alike, got ${disputed?.what}: "${shown}"`,
        hint: disputed?.hint,
      };
    case 'near-miss':
      return {
        code: 'markdown-near-miss',
        message: `expected Markdown or plain text, got ${disputed?.what}: "${shown}"`,
        hint: disputed?.hint,
        ...replacement(block, right),
      };
    case 'title':
      return {
        code: 'markdown-title',
        message: `expected headings of the second level or below, got "${shown}"`,
        hint: `The title in the front matter is the heading of the page. Delete this one if it says the same, or write ${second(text)}.`,
        ...(/^#\s/.test(text) && replacement(text, `#${text}`)),
      };
    case 'alt':
      return {
        code: 'image-alt-missing',
        message: `expected a text that says what the image shows, got none in "${shown}"`,
        hint: 'Write ![Two people at a table](…) with its path. Who cannot see it hears that instead.',
      };
    case 'link':
      return right === undefined ? linkProblem(text, shown) : turnedLink(text, right);
  }
}

const asText = 'For brackets that are meant as text write \\[.';

function linkProblem(text: string, shown: string): Omit<Problem, 'at'> {
  const [, address = '', end] = /\]\(\s*<?([^()]*?)>?\s*(\)?)$/.exec(text) ?? [];
  if (/^tel:/i.test(address) && end === ')') return telephoneProblem(address, text);
  const spaced = end === ')' && /\s/.test(address) && !/["']/.test(address);
  return {
    code: 'markdown-link-broken',
    message: `expected a whole link such as [text](/page/), got "${shown}", which would be shown as it is written`,
    hint: spaced
      ? `An address has no spaces: write ${withoutSpaces(address)}. ${asText}`
      : end === ')' && !/["']/.test(address)
        ? 'Put a backslash before each bracket within the text of the link: \\[ and \\].'
        : `Close the address with ")". ${asText}`,
    ...(spaced &&
      replacement(
        text,
        text.replace(address, () => withoutSpaces(address)),
      )),
  };
}

/** Paths of pages have hyphens, those of files may be encoded; schemes such as mailto: have nothing behind them. */
function withoutSpaces(address: string): string {
  if (/^[a-z]+:/i.test(address)) return address.replace(/\s/g, '');
  return address.trim().replace(/\s+/g, /\.\w+$/.test(address) ? '%20' : '-');
}

/** `(text)[/page/]`, which is shown as it is written. */
function turnedLink(text: string, right: string): Omit<Problem, 'at'> {
  return {
    code: 'markdown-link-broken',
    message: `expected a link such as [text](/page/), got "${truncate(text)}", which would be shown as it is written`,
    hint: `Write ${truncate(right)}.`,
    ...replacement(text, right),
  };
}

/** The fix of words within a text; code and links, which were blotted out, cannot be written again. */
const replacement = (from: string, to: string | undefined): Pick<Problem, 'fix'> =>
  to === undefined || from.includes('\0') ? {} : { fix: { kind: 'words', from, to } };

/** Problem of a `tel:` address, alone or within a link that stands at the place of the problem. */
export function telephoneProblem(address: string, within = address): Omit<Problem, 'at'> {
  const mended = checkTelUri(address)?.mended;
  return {
    code: 'telephone-invalid',
    message: `expected a telephone number that can be dialled (RFC 3966), got "${truncate(address)}"`,
    hint: mended ? `Write ${mended}.` : 'Write it with country code and without spaces, such as tel:+442079460000.',
    ...(mended && { fix: { kind: 'words' as const, from: within, to: within.replace(address, () => mended) } }),
  };
}

/** The heading one level lower; an underlined one is written with hashes. */
function second(text: string): string {
  return `"## ${truncate(text.replace(/^#\s*/, ''))}"`;
}
