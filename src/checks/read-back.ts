import { escapeControlCharacters } from '../core/escape-control-characters.ts';
import type { Report } from '../core/problem.ts';
import type { CheckInput } from './check.ts';
import { type ContentTextIndex, createContentTextIndex } from './content-texts.ts';
import { proveRelease } from './proof/prove.ts';
import { compareStatements } from './statements/compare-statements.ts';
import type { DocumentStatement } from './statements/statement.ts';

const hint =
  'Nothing is stopped by this. If the content is right, this is a bug in Gazette: please report the message, and the content if you may.';

/**
 * Looks for mistakes of ours: compares what all published documents say of the same fact, and reads each document by readers
 * that have written none. A warning names the place in the content that the statement comes from, where it is found.
 */
export function checkReadBack(input: CheckInput, report: Report): void {
  let texts: ContentTextIndex | undefined;
  const content = () => {
    texts ??= createContentTextIndex(input.sources);
    return texts;
  };
  for (const { about, one, other, more } of compareStatements(input, (words) => content().isQuoted(words))) {
    const further = more === 0 ? '' : ` (and ${more} more ${more === 1 ? 'place' : 'places'})`;
    report({
      code: 'answers-disagree',
      at: content().placeOf([one.shown, other.shown], sourceOf(other.path)) ?? { file: other.path },
      field: about,
      message: `expected one answer, got ${formatStatement(one)}, and ${formatStatement(other)}${further}`,
      hint,
    });
  }
  for (const { file, reader, expected, found } of proveRelease(input))
    report({
      code: 'proof-failed',
      at: content().placeOf(statements(expected, found), sourceOf(file)) ?? { file: `dist/${file}` },
      message: `${reader} read ${file} back: expected ${expected}, got ${found}`,
      hint,
    });

  function sourceOf(place: string): string | undefined {
    const own = input.catalog.find(({ path, file }) => path === place || file === place);
    const page = own?.mirrorOf === undefined ? own : input.catalog.find(({ path }) => path === own.mirrorOf);
    return page?.source;
  }
}

/** Texts that a finding quotes, or has behind a name. */
const statements = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => [
    ...Array.from(text.matchAll(/"([^"]+)"/g), ([, quoted = '']) => quoted),
    ...(text.includes(': ') ? [text.slice(text.indexOf(': ') + 2)] : []),
  ]);

/** An answer with its place, for a message. */
export const formatStatement = ({ path, where, shown }: DocumentStatement): string =>
  `"${short(escapeControlCharacters(shown))}" in ${path} (${where})`;

const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);
