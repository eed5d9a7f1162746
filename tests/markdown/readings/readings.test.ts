import { expect, test } from 'vitest';
import { forbiddenCharacters } from '../../../src/core/characters.ts';
import { absoluteLinks } from '../../../src/markdown/links.ts';
import { renderMarkdown } from '../../../src/markdown/render/render.ts';
import { thoroughness } from '../../support/runs.ts';
import { documents } from './documents.ts';
import { foreignIn, meaningOf } from './meaning.ts';
import { programs, type Reader, readers } from './readers.ts';

/** Accepted documents: 30,000 with LONG=1, of which a part is read by programs too. */
const many = [60, 1500, 30_000][thoroughness - 1] ?? 60;
const ofPrograms = [0, 100, 3000][thoroughness - 1] ?? 0;

/** The HTML of what the gate accepts; undefined of all else. */
function accepted(markdown: string): string | undefined {
  if (forbiddenCharacters(markdown).length > 0) return undefined;
  const { html, problems, mistakes } = renderMarkdown(markdown);
  return problems.length === 0 && mistakes.every(({ kind }) => kind === 'title') ? html : undefined;
}

/** Letters and digits alone: what is left where a reader knows neither tables nor struck text. */
const letters = (meaning: string) =>
  meaning.replace(/<(\/?)(?:p|table|tr|cell|del)\b[^<>]*>/g, ' ').replace(/[^\p{L}\p{N}<>/]+/gu, '');
const tableOnly = /<\/?(?:ul|ol|li|hr|h\d|em|strong|code|a|img|br|blockquote|pre)\b/;

function difference(reader: Reader, mirror: string, ours: string): string | undefined {
  const theirs = meaningOf(reader.html(mirror));
  const foreign = foreignIn(theirs);
  if (foreign.length > 0) return `${reader.name}: ${foreign.join()}`;
  if (reader.gfm || !/<table>|<del>/.test(ours))
    return theirs === ours ? undefined : `${reader.name}: ${theirs}\n ours: ${ours}`;
  // What a reader of CommonMark alone makes of tables: their words, in their order.
  if (tableOnly.test(ours)) return undefined;
  return letters(theirs.replace(/:?-+:?/g, ' ')) === letters(ours)
    ? undefined
    : `${reader.name}: ${letters(theirs)} / ${letters(ours)}`;
}

test('mirrors of what is accepted say the same to every reader', () => {
  let count = 0;
  const found: string[] = [];
  for (const markdown of documents(1)) {
    const html = accepted(markdown);
    if (html === undefined) continue;
    count += 1;
    const mirror = absoluteLinks(markdown, 'https://base.example');
    const ours = meaningOf(html);
    for (const reader of count <= ofPrograms ? [...readers, ...programs] : readers) {
      const told = difference(reader, mirror, ours);
      if (told !== undefined) found.push(`${JSON.stringify(markdown)}\n ${told}`);
    }
    if (count === many) break;
  }
  expect(found.slice(0, 5).join('\n')).toBe('');
  expect(found.length).toBe(0);
}, 3_600_000);
