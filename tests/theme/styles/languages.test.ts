import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/language/data/index.ts';
import { languageCodes } from '../../../src/language/language.ts';
import { languageByTag } from '../../../src/language/language-by-tag.ts';
import { translateToParts } from '../../../src/language/translate.ts';
import { renderStylesheet } from '../../../src/theme/register/styles/stylesheet.ts';

const folder = 'src/theme/register/styles';
const style = renderStylesheet(undefined);
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));

/** Declarations that name the left or the right side, and shorthands of four values whose second and fourth differ. */
function physical(css: string): string[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)]
    .filter(
      ([, name = '', value = '']) =>
        /(?:^|-)(?:left|right)(?:-|$)/.test(name) || /\b(?:left|right)\b/.test(value) || isUneven(name, value),
    )
    .map(([text]) => text);
}

function isUneven(name: string, value: string): boolean {
  if (!/^(?:margin|padding|inset|scroll-(?:margin|padding)|border-(?:width|style|color|radius))$/.test(name))
    return false;
  // An expression counts as one value: its spaces stand in parentheses.
  const [, second, , fourth] = value.match(/(?:[\w-]*\((?:[^()]|\([^()]*\))*\)|[^\s()])+/g) ?? [];
  return fourth !== undefined && second !== fourth;
}

describe('the judge of sides', () => {
  it.each([
    'margin-left: 1rem;',
    'border-right: 1px solid;',
    'border-top-left-radius: 2px;',
    'left: 0;',
    'text-align: right;',
    'float: left;',
    'padding: 0 0 1rem calc(1ch + 0.95rem);',
    'inset: 0 auto 0 0;',
  ])('finds %s', (text) => expect(physical(`a { ${text} }`)).toEqual([text]));

  it.each([
    'margin-inline-start: 1rem;',
    'text-align: start;',
    'inset: 2px 0 auto;',
    'padding: 1rem clamp(1rem, 4vw, 3rem) 2rem clamp(1rem, 4vw, 3rem);',
  ])('leaves %s', (text) => expect(physical(`a { ${text} }`)).toEqual([]));
});

describe('styles', () => {
  it('name no side by left or right: a page from right to left is the mirror of the other', () => {
    expect(sheets.length).toBeGreaterThan(5);
    expect(sheets.flatMap((name) => physical(readFileSync(`${folder}/${name}`, 'utf8')))).toEqual([]);
    expect(physical(style)).toEqual([]);
  });

  it.each(languageCodes)('in %s, a term is joined to its value as the catalogue joins them', (code) => {
    const joint = translateToParts(languageByTag(code), 'text.labelled', { label: undefined, value: undefined });
    expect(joint).toEqual([undefined, labelEnd(code), undefined]);
  });

  it('name each language apart: browsers leave out what names several at once', () => {
    expect(style).toMatch(/:lang\(ar\),/);
    expect(style).not.toMatch(/:lang\([^)]*,/);
  });

  it('number sections and steps with the digits in which a language writes its numbers', () => {
    const own = Object.entries(languages)
      .flatMap(([code, load]) => {
        const { regions } = load<{ default: { regions: object } }>().default;
        return [code, ...Object.keys(regions).map((region) => `${code}-${region}`)];
      })
      .filter((tag) => languageByTag(tag).table.number.digits !== '');
    expect(own.length).toBeGreaterThan(1);
    const [, named = ''] =
      /:where\(((?::lang\([\w-]+\),?)+)\)\{[^{}]*\{content:counter\(section,arabic-indic\)/.exec(style) ?? [];
    expect([...named.matchAll(/:lang\(([\w-]+)\)/g)].map(([, tag]) => tag).sort()).toEqual(own.sort());
    // Those are the digits of that counter style (CSS Counter Styles 3 §6.1).
    for (const tag of own) expect(languageByTag(tag).table.number.digits).toBe('٠١٢٣٤٥٦٧٨٩');
  });
});

/** The sign after a term of `.notes` in a language: the rule for it, else the one for all. */
function labelEnd(code: string): string | undefined {
  const end = (selector: string) => style.split(`}${selector}::after{content:"`)[1]?.split('"')[0];
  const text = end(`.notes dt:lang(${code})`) ?? end('.notes dt');
  return text?.replace(/\\([\da-f]+)/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
