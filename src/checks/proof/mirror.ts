import { parseAlone } from '../../core/html-tree.ts';
import { otherHtml } from '../../markdown/other-parser.ts';
import { letters } from '../published/letters.ts';
import type { ExpectedPage, LanguageKit } from './expected-page.ts';
import type { Tell } from './finding.ts';
import { type Block, blocksOf, type ReadPage } from './read-page.ts';

/**
 * Whether a mirror says what its page says: each block of the page stands in the mirror, and each of the mirror in the
 * page, as letters. Where a page arranges the same in another way, the pieces between its marks do; what Gazette itself
 * says, such as the name of a list, may stand in one of the two alone.
 */
export function checkMirror(
  page: ReadPage,
  markdown: string,
  expected: ExpectedPage,
  { ownWords, notice }: LanguageKit,
  tell: Tell,
): void {
  // The box of a task is a mark to the parser of pages, and a letter to CommonMark.
  const read = parseAlone(otherHtml(markdown.replace(/^(\s*[-*] )\[x\] /gm, '$1')));
  const blocks = blocksOf(read, () => false);
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
function lost(blocks: readonly Block[], other: string, ownWords: string, known: string): string[] {
  return blocks.flatMap((block) =>
    other.includes(block.letters) || known.includes(block.letters)
      ? []
      : block.pieces.filter((piece) => ![other, ownWords, known].some((text) => text.includes(piece))),
  );
}
