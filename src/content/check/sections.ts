import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import { noPictures, type Pictures } from '../../core/picture.ts';
import type { Position, Report } from '../../core/problem.ts';
import { findAtPath } from '../../core/type-guards.ts';
import type { MarkdownLabels } from '../../markdown/extensions/extensions.ts';
import type { LocatedData, ValuePath } from '../read/source.ts';
import type { PageFrontMatter } from '../schemas/front-matter.ts';
import type { Page, PageSection } from '../site.ts';
import { parseBody } from './body/body.ts';
import { expandFactsInLine, type FactTexts } from './body/fact-texts.ts';
import { formatFieldPath } from './path-sources.ts';

/** Parts of a page beside its text, in front matter. */
type ResolvedSections = Pick<Page, 'hero' | 'slip' | 'sections' | 'texts'>;

/** Facts that sections may name; undefined while their files are broken. */
export interface SectionTargets {
  readonly pictures?: Pictures;
  readonly labels?: MarkdownLabels;
  readonly people?: readonly { readonly id: string }[] | undefined;
  readonly questions?: readonly { readonly id: string; readonly category: string }[] | undefined;
}

/**
 * The sections of a page with their facts filled in and their Markdown rendered. Reports `fact-unknown`,
 * `reference-unknown`, `field-invalid`, and what is wrong with Markdown; that a file is missing, the links tell.
 */
export function resolveSections(
  { hero, slip, sections }: PageFrontMatter,
  located: LocatedData,
  facts: FactTexts,
  targets: SectionTargets,
  report: Report,
  isHome = false,
): ResolvedSections {
  if (!hero && slip === undefined && !sections) return {};
  const texts: Record<string, string> = {};
  const fill = (text: string, path: ValuePath) => {
    if (!isSectionMarkdown(path, located.value)) return expandFactsInLine(text, facts, located, path, report);
    const { markdown, html } = readMarkdown(text, path, located, facts, targets, report);
    texts[markdown] = html;
    return markdown;
  };
  checkKinds(sections ?? [], located, isHome, report);
  checkTargets(sections ?? [], located, targets, report);
  return {
    ...(hero && { hero: filled(hero, ['hero'], fill) as Page['hero'] }),
    ...(slip !== undefined && { slip }),
    ...(sections && { sections: filled(sections, ['sections'], fill) as Page['sections'], texts }),
  };
}

function filled(value: unknown, path: ValuePath, fill: (text: string, path: ValuePath) => string): unknown {
  if (typeof value === 'string') return fill(value, path);
  if (Array.isArray(value)) return value.map((item, i) => filled(item, [...path, i], fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member, [...path, key], fill)]));
}

/** Whether a text of front matter is Markdown: those of sections are, but for words that somebody spoke. */
export const isSectionMarkdown = (path: ValuePath, root: unknown): boolean =>
  path[0] === 'sections' &&
  path.at(-1) === 'text' &&
  (path.length === 3 || findAtPath(root, [...path.slice(0, 2), 'kind']) !== 'quotations');

/** Markdown of front matter, read as a body is; problems are at its line and column in the file. */
function readMarkdown(
  text: string,
  path: ValuePath,
  located: LocatedData,
  facts: FactTexts,
  { pictures = noPictures, labels }: SectionTargets,
  report: Report,
) {
  const lines = text.split('\n');
  const place = ({ line = 1, col = 1 }: Partial<Position>): Position => {
    const offset = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, col - 1);
    return located.locateIn?.(path, offset) ?? located.locate(path);
  };
  const source = { file: located.file, frontMatter: located, body: text, bodyBytes: text.length, bodyLine: 1 };
  const tell: Report = (problem) => report({ ...problem, at: place(problem.at ?? {}) });
  const body = parseBody({ ...source, part: path.join('-') }, facts, tell, pictures, labels);
  const [, id] = /<h\d(?: [^>]*)? id="([^"]*)"/.exec(body.html) ?? [];
  if (id !== undefined)
    report({
      code: 'field-invalid',
      at: place({ line: lines.findIndex((each) => /^ {0,3}#/.test(each)) + 1 }),
      field: formatFieldPath(path),
      message: 'expected Markdown without headings, got one: the heading of a section is its title',
      hint: 'Write a section for each heading.',
    });
  return body;
}

function checkKinds(sections: readonly PageSection[], located: LocatedData, isHome: boolean, report: Report): void {
  const generated = new Set<string>();
  for (const [i, section] of sections.entries()) {
    const { kind } = section;
    const fail = (message: string, hint: string) =>
      report({
        code: 'field-invalid',
        at: located.locate(['sections', i, 'kind']),
        field: `sections[${i}].kind`,
        message,
        hint,
      });
    if (kind === 'others' && !isHome) fail('expected others on the homepage alone', 'Name the sections one by one.');
    if (kind === 'questions' && section.ids && section.category !== undefined)
      fail('expected ids or category, got both', 'Delete one of the two.');
    if (kind === 'text' && section.title !== undefined && section.text === undefined)
      fail('expected a title with a text, got one without', 'Without a text it stands for the Markdown of the page.');
    const isOnce = !('items' in section || 'text' in section || 'ids' in section);
    if (isOnce && generated.has(kind)) fail(`expected each section once, got ${kind} again`, 'Delete one of the two.');
    if (isOnce) generated.add(kind);
  }
}

function checkTargets(
  sections: readonly PageSection[],
  located: LocatedData,
  { people, questions }: SectionTargets,
  report: Report,
): void {
  const check = (id: string, path: ValuePath, what = '', known?: readonly string[]) => {
    if (!known || known.includes(id)) return;
    const near = findNearestName(id, known);
    const all = known.length > 0 ? `Known: ${known.join(', ')}.` : 'None is listed there.';
    report({
      code: 'reference-unknown',
      at: located.locate(path),
      field: formatFieldPath(path),
      message: `expected ${what}, got "${id}"`,
      hint: near === undefined ? all : formatDidYouMean(near),
    });
  };
  const idsOf = (items: readonly { readonly id: string }[] | undefined) => items?.map(({ id }) => id);
  for (const [i, section] of sections.entries()) {
    if (section.kind !== 'people' && section.kind !== 'questions') continue;
    const [what, known] =
      section.kind === 'people'
        ? ['the id of one of the people in content/company.ts', idsOf(people)]
        : ['the id of a question in content/faq', idsOf(questions)];
    for (const [j, id] of (section.ids ?? []).entries()) check(id, ['sections', i, 'ids', j], what, known);
    if (section.kind !== 'questions' || section.category === undefined) continue;
    const categories = questions?.map(({ category }) => category);
    check(section.category, ['sections', i, 'category'], 'a category of questions in content/faq', categories);
  }
}
