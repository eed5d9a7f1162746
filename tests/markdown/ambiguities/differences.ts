import { findForbiddenCharacters } from '../../../src/core/characters.ts';
import { toAbsoluteLinks } from '../../../src/markdown/links.ts';
import { renderMarkdown } from '../../../src/markdown/render/render.ts';
import { documents } from './documents.ts';
import { foreignIn, meaningOf } from './meaning.ts';
import { programs, readers } from './readers.ts';

/** A document that the gate accepts, and what its page says. */
interface Accepted {
  readonly markdown: string;
  readonly ours: string;
}

/** Differences of readers of the mirrors from the pages, in so many accepted documents of a seed. */
export function* differences(seed: number, many: number): Generator<string> {
  for (const batch of batches(seed, many)) yield* differencesOf(batch);
}

/** Differences in these documents; those that are refused are left out. */
export function differencesOf(all: readonly Accepted[]): string[] {
  const mirrors = all.map(({ markdown }) => toAbsoluteLinks(markdown, 'https://base.example'));
  const whole: string[] = [];
  return [...readers, ...programs].flatMap(({ name, gfm, html }) =>
    html(mirrors).flatMap((said, i) => {
      const { markdown, ours } = all[i] as Accepted;
      const meaning = meaningOf(said);
      whole[i] ??= languagesOf(meaning);
      const told = difference(gfm, cut(meaning), ours) ?? (languagesOf(meaning) === whole[i] ? undefined : meaning);
      return told === undefined ? [] : [`${JSON.stringify(markdown)}\n ${name}: ${told}\n ours: ${ours}`];
    }),
  );
}

/** The document as the gate accepts it; undefined where it is refused. */
export function accepted(markdown: string): Accepted | undefined {
  if (findForbiddenCharacters(markdown).length > 0) return undefined;
  const { html, problems, mistakes } = renderMarkdown(markdown);
  const isAccepted = problems.length === 0 && mistakes.every(({ kind }) => kind === 'title');
  return isAccepted ? { markdown, ours: meaningOf(html) } : undefined;
}

/** Some hundred at a time. */
function* batches(seed: number, many: number): Generator<Accepted[]> {
  let batch: Accepted[] = [];
  let count = 0;
  for (const markdown of documents(seed)) {
    const each = accepted(markdown);
    if (each === undefined) continue;
    batch.push(each);
    count += 1;
    if (batch.length < 500 && count < many) continue;
    yield batch;
    if (count === many) return;
    batch = [];
  }
}

/** The words that a reader without tables makes of one, in their order. */
const words = (meaning: string) => meaning.replace(/<[^<>]*>/g, '').replace(/[^\p{L}\p{N}]+/gu, '');

/** The words behind the fences: pages say the first word, as far as it has no sign. */
const fenced = /<pre( [^\s"]+)?>/g;
const languagesOf = (meaning: string) => (meaning.match(fenced) ?? []).join('');
const cut = (meaning: string) => meaning.replace(fenced, (said) => `${/^<pre(?: [\w+#.-]+)?/.exec(said)?.[0]}>`);

function difference(isGfm: boolean, theirs: string, ours: string): string | undefined {
  const foreign = foreignIn(theirs);
  if (foreign.length > 0) return foreign.join();
  if (isGfm || !/<table>|<del>/.test(ours)) return theirs === ours ? undefined : theirs;
  return words(theirs) === words(ours) ? undefined : `${words(theirs)} / ${words(ours)}`;
}
