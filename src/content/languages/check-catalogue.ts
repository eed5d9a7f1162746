import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import { isObject } from '../../core/type-guards.ts';
import type { PluralForms, TextKey } from '../../language/catalogue.ts';
import { englishFile, type LanguageFile, pluralCategoriesOf } from '../../language/language-file.ts';
import { pluralCategory } from '../../language/translate.ts';
import { formatShortValue } from '../check/expectation.ts';
import type { LocatedData, ValuePath } from '../read/source.ts';

type Refuse = (path: ValuePath, message: string, hint?: string, part?: 'key') => void;
type Members = Readonly<Record<string, unknown>>;

/** Members that are listed by codes: those of currencies, countries, plural forms. */
const byCode: ReadonlySet<unknown> = new Set(['plurals', 'symbols', 'countries']);
const optional: ReadonlySet<string> = new Set(['first', 'ownName']);
const relation = '[nivfwtec](?: % \\d+)? !?= \\d[\\d.,]*';
const pluralRule = new RegExp(`^${relation}(?: (?:and|or) ${relation})*$`);

/** A catalogue of the project's own, with all that the English one has; undefined after reporting `catalogue-invalid`. */
export function checkCatalogue(located: LocatedData, report: Report): LanguageFile | undefined {
  let isRight = true;
  const refuse: Refuse = (path, message, hint, part) => {
    isRight = false;
    report({ code: 'catalogue-invalid', at: located.locate(path, part), field: path.join('.'), message, hint });
  };
  const english = englishFile();
  const { date } = english.locale;
  const locale = { ...english.locale, ownName: '', date: { ...date, first: '' } };
  const { value } = located;
  if (!hasMembers(value, { reviewed: '', texts: {}, locale, regions: {} }, [], refuse)) return undefined;
  if (value.reviewed !== false && typeof value.reviewed !== 'string')
    refuse(['reviewed'], `expected a day or false, got ${formatShortValue(value.reviewed)}`);
  checkLikeEnglish(value.locale, locale, ['locale'], refuse);
  // Plural forms of texts are those of the rules.
  if (!isRight) return undefined;
  const rules = (value.locale as LanguageFile['locale']).plurals;
  for (const [category, rule] of Object.entries(rules))
    if (!/^(?:zero|one|two|few|many)$/.test(category) || !pluralRule.test(String(rule)))
      refuse(['locale', 'plurals', category], 'expected a plural rule of CLDR', 'Such as "one": "i = 1 and v = 0".');
  checkTexts(value.texts, rules, ['texts'], refuse);
  if (!isObject(value.regions)) refuse(['regions'], 'expected regions by their code, such as {}');
  else
    for (const region of Object.keys(value.regions)) checkRegion(value.regions[region], locale, rules, region, refuse);
  return isRight ? (value as unknown as LanguageFile) : undefined;
}

/** A region, which has only what differs. */
function checkRegion(region: unknown, locale: Members, rules: Rules, code: string, refuse: Refuse): void {
  const path = ['regions', code];
  if (!hasMembers(region, { texts: {}, locale }, path, refuse, 'some')) return;
  if (region.texts !== undefined) checkTexts(region.texts, rules, [...path, 'texts'], refuse, 'some');
  if (region.locale !== undefined) checkLikeEnglish(region.locale, locale, [...path, 'locale'], refuse, 'some');
}

/** Whether a value has the members of a model, or some of them. Reports those that it lacks, and those that nothing reads. */
function hasMembers(
  value: unknown,
  model: Members,
  path: ValuePath,
  refuse: Refuse,
  which: 'all' | 'some' = 'all',
): value is Members {
  if (!isObject(value)) {
    refuse(path, `expected an object, got ${formatShortValue(value)}`);
    return false;
  }
  const names = Object.keys(model);
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(model, name)) continue;
    const near = findNearestName(name, names);
    refuse([...path, name], `expected a name that Gazette knows, got "${name}"`, near && formatDidYouMean(near), 'key');
  }
  const missing = names.filter((name) => !Object.hasOwn(value, name) && !optional.has(name));
  if (which === 'all' && missing.length > 0) {
    const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
    refuse(
      path,
      `expected "${missing[0]}"${more}, got nothing`,
      'npx gazette new language, with the tag, adds what is missing.',
    );
    return path.length > 0;
  }
  return true;
}

/** Judges a value by an English one: the kind, the length of lists, and what patterns leave room for. */
function checkLikeEnglish(value: unknown, model: unknown, path: ValuePath, refuse: Refuse, which?: 'some'): void {
  if (Array.isArray(model)) checkList(value, model, path, refuse);
  else if (isObject(model)) checkMembers(value, model, path, refuse, which);
  else if (typeof value !== typeof model) refuse(path, `expected ${typeof model}, got ${formatShortValue(value)}`);
  else if (typeof model === 'string') checkMarks(String(value), model.match(/\{\w+\}|¤/g) ?? [], path, refuse);
}

function checkList(value: unknown, model: readonly unknown[], path: ValuePath, refuse: Refuse): void {
  if (!Array.isArray(value) || value.length !== model.length) refuse(path, `expected a list of ${model.length} texts`);
  else for (const [i, each] of value.entries()) checkLikeEnglish(each, model[i], [...path, i], refuse);
}

function checkMembers(value: unknown, model: Members, path: ValuePath, refuse: Refuse, which?: 'some'): void {
  if (byCode.has(path.at(-1))) {
    const isText = isObject(value) && Object.values(value).every((each) => typeof each === 'string');
    if (!isText) refuse(path, 'expected texts by code');
  } else if (hasMembers(value, model, path, refuse, which)) {
    for (const [key, each] of Object.entries(value))
      if (Object.hasOwn(model, key)) checkLikeEnglish(each, model[key], [...path, key], refuse, which);
  }
}

type Rules = LanguageFile['locale']['plurals'];

function checkTexts(texts: unknown, rules: Rules, path: ValuePath, refuse: Refuse, which?: 'some'): void {
  const english = englishFile().texts;
  if (!hasMembers(texts, english, path, refuse, which)) return;
  for (const key of Object.keys(texts) as TextKey[])
    if (Object.hasOwn(english, key)) checkText(texts[key], english[key], rules, [...path, key], refuse);
}

function checkText(
  text: unknown,
  english: string | PluralForms,
  plurals: Rules,
  path: ValuePath,
  refuse: Refuse,
): void {
  const categories = pluralCategoriesOf({ plurals });
  if (typeof english === 'string') checkForm(text, english, path, refuse);
  else if (!isObject(text)) refuse(path, `expected plural forms (${categories.join(', ')})`);
  else {
    for (const category of Object.keys(text).filter((each) => !categories.includes(each))) {
      const message = `expected a plural form of the language (${categories.join(', ')}), got "${category}"`;
      refuse([...path, category], message, undefined, 'key');
    }
    for (const category of categories) {
      const [form, at] = [text[category], [...path, category]];
      if (form === undefined) refuse(path, `expected the plural form "${category}", got nothing`);
      // A form of one number may say it in a word.
      else if (countsOf(category, plurals) > 1) checkForm(form, english.other, at, refuse);
      else checkForm(form, english.other.replace('{n}', ''), at, refuse, ['{n}']);
    }
  }
}

/** How many of the first numbers have a plural category. */
const countsOf = (category: string, plurals: Rules): number =>
  Array.from({ length: 200 }, (_, n) => pluralCategory({ plurals }, n)).filter((each) => each === category).length;

function checkForm(
  text: unknown,
  english: string,
  path: ValuePath,
  refuse: Refuse,
  more: readonly string[] = [],
): void {
  if (typeof text !== 'string' || text.trim() === '' || text.trim() !== text)
    refuse(path, `expected a text without spaces around it, got ${formatShortValue(text)}`);
  else checkMarks(text, marksOf(english), path, refuse, more);
}

/** Slots, code, targets of links and tags: they are the same in all languages. */
const marksOf = (text: string): readonly string[] => text.match(/\{\w+\}|`[^`]*`|\]\([^)]*\)|<[^>]*>?/g) ?? [];

function checkMarks(
  text: string,
  expected: readonly string[],
  path: ValuePath,
  refuse: Refuse,
  more: readonly string[] = [],
): void {
  const given = marksOf(text);
  const missing = expected.filter((mark) => (mark === '¤' ? !text.includes(mark) : !given.includes(mark)));
  const unknown = given.filter((mark) => !expected.includes(mark) && !more.includes(mark));
  if (missing.length > 0) refuse(path, `expected ${missing[0]} in the text, as in English, got none`);
  if (unknown.length > 0) refuse(path, `expected a text without ${unknown[0]}, which the English one has not`);
}
