import { isShown } from '../content/preview/stand-ins.ts';
import { codePointHex } from '../core/escape.ts';
import { addToGroup } from '../core/groups.ts';
import { pluralize } from '../core/pluralize.ts';
import type { Problem } from '../core/problem.ts';
import { findUndrawable } from '../site/assets/og-image.ts';
import type { Check } from './check.ts';

/**
 * Pages whose picture for previews of links was left out, because no font here or in public/fonts/ draws their titles:
 * the first of those that one font would draw, with their number.
 */
export const checkSharePictures: Check = ({ site, sources, catalog }, report) => {
  const files = new Map(sources.pages.map((page) => [page.file, page.frontMatter]));
  const groups = new Map<string, Undrawn[]>();
  const sites = new Map((site.translations ?? []).map((each) => [each.language, each]));
  for (const { kind, path, title, source, language = site.language } of catalog) {
    if (kind !== 'page') continue;
    const own = sites.get(language) ?? site;
    const { characters, isShared } = findUndrawable(own, path.slice(own.inLanguage?.prefix.length ?? 0), title);
    // A placeholder is reported as such.
    if (characters.length === 0 || isShown(isShared ? own.name : title)) continue;
    const shared = isShared || source === undefined;
    const at: Problem['at'] = shared
      ? sources.modules.get('site')?.locate(['name'])
      : (files.get(source)?.locate(['title']) ?? { file: source });
    const text = isShared ? own.name : title;
    const hint = hintFor(characters, language);
    addToGroup(groups, `${isShared} ${hint}`, {
      at,
      text,
      characters,
      isShared,
      hint,
      field: shared ? 'name' : 'title',
    });
  }
  for (const [first, ...others] of groups.values()) if (first) report(problemOf(first, others.length));
};

interface Undrawn extends Pick<Problem, 'at' | 'field' | 'hint'> {
  readonly text: string;
  readonly characters: readonly string[];
  readonly isShared: boolean;
}

function problemOf({ at, field, text, characters, isShared, hint }: Undrawn, others: number): Problem {
  const left = others === 0 ? 'the page has' : `this page and ${pluralize(others, 'other')} have`;
  return {
    code: 'share-picture-left-out',
    at,
    field,
    message: `expected a title that fonts here can draw, got "${text}" with ${listed(characters)}${scriptsOf(characters)}: ${isShared ? 'pages share' : left} no picture for previews of links`,
    hint,
  };
}

/** A few of the characters, with their code points: some look like Latin ones. */
function listed(characters: readonly string[]): string {
  const named = characters.slice(0, 5).map((c) => `"${c}" (U+${codePointHex(c).toUpperCase()})`);
  const more = characters.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const eastAsian = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];
/** Scripts in use without a font here: a site brings its own. */
const scripts = [
  ...eastAsian,
  ...[
    'Telugu',
    'Kannada',
    'Malayalam',
    'Gujarati',
    'Gurmukhi',
    'Oriya',
    'Sinhala',
    'Khmer',
    'Lao',
    'Myanmar',
    'Tibetan',
  ],
  ...[
    'Ethiopic',
    'Armenian',
    'Cherokee',
    'Syriac',
    'Thaana',
    'Nko',
    'Adlam',
    'Tifinagh',
    'Mongolian',
    'Cyrillic',
    'Greek',
  ],
];

/** Runs if a title cannot be drawn. */
const scriptsIn = (characters: readonly string[]) =>
  scripts.filter((script) => characters.some((each) => new RegExp(`\\p{Script=${script}}`, 'u').test(each)));

function scriptsOf(characters: readonly string[]): string {
  const found = scriptsIn(characters);
  return found.length === 0 ? '' : ` (script: ${found.join(', ')})`;
}

/** Han glyphs differ by language: the font must be that of the site's. */
const eastAsianFonts: readonly (readonly [RegExp, string])[] = [
  [/^ko\b/i, 'kr-korean'],
  [/^zh\b.*\b(?:Hant|TW|HK|MO)\b/i, 'tc-chinese-traditional'],
  [/^zh\b/i, 'sc-chinese-simplified'],
  [/./, 'jp-japanese'],
];

function hintFor(characters: readonly string[], language: string): string {
  const found = scriptsIn(characters);
  if (found.length === 0) return 'Nothing else is missing: previews show title and description.';
  const [, font = ''] = eastAsianFonts.find(([of]) => of.test(language)) ?? [];
  const such = found.some((script) => eastAsian.includes(script))
    ? `, such as noto-sans-${font}-400-normal.woff of the npm package @fontsource/noto-sans-${font.slice(0, 2)}`
    : '';
  return `Copy a font of this script (.woff, .ttf, .otf) into public/fonts/${such}. Nothing else is missing: previews show title and description.`;
}
