import { parseHtmlWithoutPositions } from '../../core/html-tree.ts';
import { renderWithMicromark } from '../../markdown/micromark.ts';
import { letters } from '../published/letters.ts';
import type { ExpectedPage, LanguagePageParts } from './expected-page.ts';
import type { ReportFinding } from './finding.ts';
import { findTextBlocks, type ParsedPage, type TextBlock } from './parse-page.ts';

/**
 * Whether a mirror says what its page says: each block of the page stands in the mirror, and each of the mirror in the
 * page, as letters. Where a page arranges the same in another way, the pieces between its marks do; what Gazette itself
 * says, such as the name of a list, may stand in one of the two alone.
 */
export function checkMirror(
  page: ParsedPage,
  markdown: string,
  expected: ExpectedPage,
  { ownWords, notice }: LanguagePageParts,
  tell: ReportFinding,
): void {
  // The box of a task is a mark to the parser of pages, and a letter to CommonMark.
  const read = parseHtmlWithoutPositions(renderWithMicromark(markdown.replace(/^(\s*[-*] )\[x\] /gm, '$1')));
  const blocks = findTextBlocks(read, () => false);
  const mirror = blocks.map((block) => block.letters).join('');
  // The description in the head of a page stands for no paragraph of it, except where only one of the two forms shows it.
  const isAlike = expected.isHome !== true && !isGuide(expected);
  const text = isAlike ? page.text.slice(letters(page.description).length) : page.text;
  const head = isAlike ? letters(expected.title) : letters(expected.title) + letters(expected.description);
  for (const piece of lost(blocks, text, ownWords, isGuide(expected) ? 'authmd' : (expected.alsoSays ?? '')))
    tell(`a mirror that says what ${expected.file} says`, `"${piece}" in the mirror alone`);
  if (!expected.isRicher)
    for (const piece of lost(page.blocks, mirror, ownWords, head))
      tell(`a mirror that says what ${expected.file} says`, `"${piece}" in the page alone`);
  if (!mirror.includes(notice)) tell('the notice of the site', 'a mirror without it');
  for (const { name, shown } of expected.facts)
    if (!mirror.includes(letters(shown))) tell(`${name}: ${shown}`, 'a mirror that does not say it');
}

/** Agents look for a heading of its own. */
const isGuide = ({ mirror }: ExpectedPage): boolean => /(?:^|\/)auth\.md$/.test(mirror ?? '');

/** The pieces of blocks that stand neither in `other` nor in what is known. */
function lost(blocks: readonly TextBlock[], other: string, ownWords: string, known: string): string[] {
  return blocks.flatMap((block) =>
    other.includes(block.letters) || known.includes(block.letters)
      ? []
      : block.pieces.filter((piece) => ![other, ownWords, known].some((text) => text.includes(piece))),
  );
}
