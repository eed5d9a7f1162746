import { capital, code, list, paragraph, quote, sentence, table } from './prose.mjs';
import { Random } from './random.mjs';
import { adjectives, foreign, kinds, nouns } from './words.mjs';

/** Every tenth page tells the one fact, from the fourth on: the page in the middle, which is edited, does not. */
export const tellsFact = (index) => index % 10 === 3;

/**
 * The pages of a corpus, one at a time, so that a large one needs no memory: `{ file, text }`, 4.9 KB in the mean.
 * `fact` is how the text names the fact that a tenth of them tell: a placeholder, or the value itself.
 */
export function* pages(count, seed, fact) {
  for (let index = 0; index < count; index++) yield pageOf(index, { count, seed, fact });
}

/** One page of a corpus, by its number from 0. */
export function pageOf(index, { count, seed, fact }) {
  const random = new Random('page', seed, count, index);
  const { title, slug, folder } = headOf(index, count, seed);
  const link = () => {
    const other = headOf(random.between(0, count - 1), count, seed);
    return `[${other.title}](/${other.folder}/${other.slug}/)`;
  };
  const day = new Date(Date.UTC(2024, 0, 1 + random.between(0, 900))).toISOString().slice(0, 10);
  const description = sentence(random).slice(0, -1).replace(/[“”]/g, '');
  const front = [
    '---',
    `title: "${title}"`,
    `description: "${description}."`,
    `updated: ${day}`,
    `slug: ${slug}`,
    '---',
  ];
  const told = tellsFact(index) ? [`Call ${fact} for more.`] : [];
  const body = [paragraph(random, link), ...told, ...sections(random, link, index)];
  return { file: `${folder}/${slug}.md`, text: `${front.join('\n')}\n\n${body.join('\n\n')}\n` };
}

/** Sections until the page is as long as it shall be; what each holds beside its text goes round. */
function sections(random, link, index) {
  const blocks = [];
  const wanted = random.between(2400, 4900);
  for (let length = 0, n = index; length < wanted; n++) {
    const end = random.chance(0.05) ? ` ${random.of(foreign)}` : '';
    const added = [
      `## ${capital(random.of(adjectives))} ${random.of(nouns)} and ${random.of(nouns)}${end}`,
      paragraph(random, link),
      [list, table, code, subsection][n % 4](random),
      ...(random.chance(0.5) ? [paragraph(random, link)] : []),
    ];
    blocks.push(...added);
    for (const block of added) length += block.length + 2;
  }
  return blocks;
}

const subsection = (random) => `### ${capital(random.of(nouns))} ${random.of(nouns)}\n\n${quote(random)}`;

/** Properties of a page that others need: made alone, so that links lead forward too. */
function headOf(index, count, seed) {
  const random = new Random('head', seed, index);
  const areas = Math.max(2, Math.ceil(count / 250));
  const words = [random.of(adjectives), random.of(nouns), random.of(nouns), random.of(kinds)];
  const number = (n) => String(n + 1).padStart(3, '0');
  return {
    title: capital(words.join(' ')),
    slug: `${words.join('-')}-${index + 1}`,
    folder: `area-${number(index % areas)}/topic-${number(Math.floor(index / areas) % 10)}`,
  };
}
