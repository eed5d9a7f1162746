import { isDraft } from '../../checks/links/causes.ts';
import { isSectionMarkdown } from '../../content/check/sections.ts';
import { languageOfFile } from '../../content/languages/file-languages.ts';
import { listSiteLanguages } from '../../content/languages/languages.ts';
import { listTypedModules, type Sources } from '../../content/read/load.ts';
import { createPositionLookup } from '../../content/read/position.ts';
import type { LocatedData, MarkdownSource, ValuePath } from '../../content/read/source.ts';
import type { Position } from '../../core/problem.ts';
import { type ProseUnit, splitMarkdownUnits, splitTextUnits } from './units.ts';

/** A text of the content that says something to readers. */
export interface ProseText {
  /** `de-DE` */
  readonly language: string;
  readonly raw: string;
  /** Whether `{{…}}` is filled in there. */
  readonly isFilled: boolean;
  /** Whether it speaks of us alone, and whether it asks. */
  readonly isOwn?: boolean;
  readonly isQuestion?: boolean;
  units(): ProseUnit[];
  positionAt(offset: number): Position;
}

/** Members that say something about us; the others are the facts, or paths and ids. */
const said = new Set(
  'summary description text notice dataScope mustNotContain credentials revocation humanOversight steps title audience scope activities heading label alt caption body question name hint note reason'.split(
    ' ',
  ),
);
/** Members of front matter that say nothing. */
const unsaid = new Set(
  'slug updated date order draft category to file type layout id ids kind author picture icon currency license path'.split(
    ' ',
  ),
);

/** Every text of the content with its language, in the order of the files. Drafts are not published: left out. */
export function* listProseTexts(sources: Sources, fallback: string): Generator<ProseText> {
  const languages = listSiteLanguages(sources);
  const first = languages?.[0]?.tag ?? fallback;
  const keys = new Map(languages?.map(({ key, tag }) => [key, tag]));
  for (const located of listTypedModules(sources)) yield* inModule(located, located.value, [], first, keys);
  for (const source of [...sources.pages, ...sources.faq, ...(sources.news ?? [])]) {
    if (isDraft(source)) continue;
    const language = (languages && languageOfFile(source.file, languages)?.tag) ?? first;
    yield* inMarkdown(source, language, true);
  }
  for (const { source } of sources.skills) yield* inMarkdown(source, first, false);
}

function* inMarkdown(source: MarkdownSource, language: string, isFilled: boolean): Generator<ProseText> {
  const { file, frontMatter, body, bodyLine } = source;
  const { question } = frontMatter.value as { readonly question?: unknown };
  const asked = typeof question === 'string' ? question : '';
  yield* inFrontMatter(frontMatter, frontMatter.value, [], language, isFilled);
  const positionAt = createPositionLookup(file, body);
  yield {
    language,
    raw: body,
    isFilled,
    isOwn: asked !== '' || !isFilled,
    units: () => splitMarkdownUnits(body, asked),
    positionAt: (offset) => {
      const at = positionAt(offset);
      return { ...at, line: at.line + bodyLine - 1 };
    },
  };
}

function* inFrontMatter(
  located: LocatedData,
  value: unknown,
  path: ValuePath,
  language: string,
  isFilled: boolean,
): Generator<ProseText> {
  if (typeof value === 'string') {
    if (/\p{L}|[+@]/u.test(value)) yield field(located, path, value, language, isFilled);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value))
      if (Array.isArray(value) || !unsaid.has(key))
        yield* inFrontMatter(located, member, [...path, Array.isArray(value) ? Number(key) : key], language, isFilled);
}

function* inModule(
  located: LocatedData,
  value: unknown,
  path: ValuePath,
  language: string,
  keys: ReadonlyMap<string, string>,
): Generator<ProseText> {
  if (typeof value === 'string') {
    const names = path.filter((part) => typeof part === 'string' && !keys.has(part));
    const isSaid = said.has(String(names.at(-1))) && / /.test(value) && !isFactItself(path);
    if (isSaid) yield field(located, path, value, language, false);
  } else if (Array.isArray(value))
    for (const [i, item] of value.entries()) yield* inModule(located, item, [...path, i], language, keys);
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value))
      yield* inModule(located, member, [...path, key], keys.get(key) ?? language, keys);
}

/** Names are what prose is compared with, and what others are called is not about us; so are the words of a licence. */
const isFactItself = (path: ValuePath): boolean =>
  /^(?:name|title)$/.test(String(path.at(-1))) && !/^(?:items|publicRecords)$/.test(String(path[0])) && path.length > 0
    ? true
    : /^(?:dataLicense|registry|legal|parent|memberOf|subsidiaries|dutiesNotApplicable|synonyms|publicRecords|fields|responseTime)$/.test(
        String(path[0]),
      );

function field(located: LocatedData, path: ValuePath, raw: string, language: string, isFilled: boolean): ProseText {
  const kind = /^(?:alt|caption)$/.test(String(path.at(-1)))
    ? 'alt'
    : /^(?:title|heading|label)$/.test(String(path.at(-1)))
      ? 'heading'
      : 'sentence';
  return {
    language,
    raw,
    isFilled,
    isOwn: path.at(-1) === 'description',
    isQuestion: path.at(-1) === 'question',
    units: () => (isSectionMarkdown(path, located.value) ? splitMarkdownUnits(raw) : splitTextUnits(raw, kind, '')),
    positionAt: (offset) => located.locateIn?.(path, offset) ?? located.locate(path),
  };
}
