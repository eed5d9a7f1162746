import type { Tokens } from 'marked';
import { footnoteHint } from '../literal-marks.ts';
import type { ReportAmbiguity } from './ambiguity.ts';
import { delimiterRowPattern } from './paragraphs.ts';

/** A line without `>` goes on with the paragraph of a quotation; below a list, or with four spaces in front, readers differ. */
export function checkBlockQuote({ raw, tokens }: Tokens.Blockquote, start: number, found: ReportAmbiguity): void {
  const isPlain = tokens.every(({ type }) => type === 'paragraph' || type === 'space');
  for (const [i, text] of raw.split('\n').entries())
    if (/^(?: {4}|[ >]*\t| {2,3}[^ >])/.test(text) ? /\S/.test(text) : !isPlain && !/^ *(?:>|$)/.test(text))
      found(
        start + i,
        text,
        'a line of a quotation that is moved in, or has no ">"',
        'Begin each line of a quotation with >, and write no tab behind it.',
      );
}

/**
 * Code is read alike between two fences that begin where the text around them does, or moved in by spaces alone with no
 * list beside it.
 */
export function checkCodeBlock(
  { raw, codeBlockStyle }: Tokens.Code,
  line: number,
  isAlone: boolean,
  found: ReportAmbiguity,
): void {
  const [first = ''] = raw.split('\n', 1);
  if (codeBlockStyle === 'indented') {
    // Mirrors would make links in it absolute, as in text.
    if (isAlone && !/\][(:]/.test(raw) && raw.split('\n').every((text) => /^(?: {4}[ \S]*\S *)?$/.test(text))) return;
    const hint = 'Write code between two lines ```; of text that is none take away the spaces at the start.';
    found(line, first, 'a block of code that is moved in, beside a list, with odd spaces or with addresses', hint);
    return;
  }
  const [, fence = '', info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(first) ?? [];
  if (fence === '') {
    found(line, first, 'a fence that is moved in', 'Begin both lines of the fence where the text around it begins.');
    return;
  }
  const last = trimTrailing('\n', raw).split('\n');
  const end = trimTrailing(' ', last.at(-1) ?? '');
  const isClosed = last.length > 1 && /^(?:`+|~+)$/.test(end) && end.startsWith(fence);
  const isEnd = new RegExp(`^[ \\t>]*${fence}${fence.charAt(0)}*[ \\t]*$`);
  const early = last.slice(1, -1).findIndex((text) => isEnd.test(text));
  if (early !== -1) {
    const hint = 'Write the outer fence with one sign more, or take the tab behind the end of it away.';
    found(line + early + 1, last[early + 1] ?? '', 'a fence in code, as long as the one around it', hint);
  }
  if (!isClosed) found(line, first, 'a block of code without end', `Close it with a line ${fence}.`);
  if (/[^\S ]/.test(info))
    found(line, first, 'an odd space behind a fence', 'Write one word behind the fence, such as ```json.');
  if (info.includes('|') && delimiterRowPattern.test(last[1] ?? '')) {
    const hint = 'Write one word without | behind the fence, such as ```json.';
    found(line, first, 'a bar | behind a fence, above what looks like the second row of a table', hint);
  }
}

export function checkLinkDefinition({ raw }: Tokens.Def, line: number, found: ReportAmbiguity): void {
  if (raw.startsWith('[^')) found(line, raw, 'a footnote', footnoteHint);
  else if (!/^\[[^\][\\\n]+\]: \S+(?: "[^"\\\n]*")?\n*$/.test(raw))
    found(line, raw, 'a definition of a link in an odd form', 'Write it on one line: [name]: /page/ "title".');
}

/** A text without all of one character at its end. `/\n+$/` looks at each run in the middle as often as it is long. */
export function trimTrailing(character: '\n' | ' ', text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}
