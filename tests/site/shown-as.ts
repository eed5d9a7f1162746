import type { PlainTextKey } from '../../src/language/catalogue.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { translate } from '../../src/language/translate.ts';

/** Where a value stands: the language of its document, its neighbours, and the names of what ids refer to. */
export interface Where {
  readonly language: string;
  readonly facts: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, readonly string[]>;
}

type Form = (value: string, where: Where, path: string) => string | readonly string[];

const said = (language: string, key: string) => translate<PlainTextKey>(languageByTag(language), key as PlainTextKey);

const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
// The first of February 2026 was a Sunday.
const dayName = (language: string, day: string, weekday: 'long' | 'short') =>
  new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2026, 1, 1 + week.indexOf(day)));

/** The hours of each day of the list in which a day stands. */
function hoursOf(path: string, { facts }: Where): Map<string, string> {
  const list = path.replace(/\d+(?:\/day)?$/, '');
  const hours = new Map<string, string>();
  for (const [each, day] of facts) {
    if (!each.startsWith(list) || !/\d(?:\/day)?$/.test(each)) continue;
    const at = each.replace(/\/day$/, '');
    hours.set(day, `${hours.get(day) ?? ''} ${facts.get(`${at}/opens`)}-${facts.get(`${at}/closes`)}`);
  }
  return hours;
}

/** A day; from Monday to Friday, Tuesday is no word of its own. */
const day: Form = (value, where, path) => {
  const hours = hoursOf(path, where);
  const [before, own, after] = [6, 0, 1].map((n) => hours.get(week[(week.indexOf(value) + n) % 7]!));
  if (before === own && after === own) return '';
  return (['long', 'short'] as const).map((length) => dayName(where.language, value, length));
};

/** `20:00`, which Japanese writes otherwise; a place that never closes says so. */
const hour: Form = (value, { facts, language }, path) => {
  const { opens, closes } = Object.fromEntries(
    ['opens', 'closes'].map((each) => [each, facts.get(path.replace(/\w+$/, each))]),
  );
  if (opens === '00:00' && closes === '24:00') return said(language, 'hours.always');
  const [hours, minutes] = value.split(':').map(Number);
  const clock = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeStyle: 'short', timeZone: 'UTC' });
  return language.startsWith('ja')
    ? `${hours}時${value.slice(3)}分`
    : [value, clock.format(Date.UTC(2026, 1, 1, hours, minutes))];
};

const name: Form = (id, { names }) => names.get(id) ?? [];
const country: Form = (code, { language }) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
/** With the separators of the language, in the digits of programs; a whole amount has no decimals. */
const number: Form = (value, { language }) => {
  const decimals = value.split('.')[1] ?? '';
  const minimumFractionDigits = /^0*$/.test(decimals) ? 0 : decimals.length;
  return new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits }).format(Number(value));
};
const currency: Form = (code, { language }) =>
  (['symbol', 'code'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay })
        .formatToParts(1)
        .find(({ type }) => type === 'currency')!.value,
  );

/** A day or a month, in the digits of programs. */
const date: Form = (value, { language }) => [
  value,
  // A bare `en` is British.
  new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, {
    ...(value.length === 7 ? { month: 'long', year: 'numeric' } : { dateStyle: 'long' }),
    timeZone: 'UTC',
  }).format(Date.parse(value)),
];

/** A field of a fact module that editors declared: a choice has its name beside it. */
const ofOwnFact: Form = (value, where, path) => {
  const { facts, names, language } = where;
  const chosen = facts.get(`${path}Name`);
  if (chosen !== undefined) return chosen;
  if (/^(?:true|false)$/.test(value)) return said(language, value === 'true' ? 'text.yes' : 'text.no');
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return number(value, where, path);
  return names.get(value) ?? value;
};

/** Values that people read in another form than programs do, each with the forms, one of which is read. */
const forms: readonly (readonly [RegExp, Form])[] = [
  [/^\/(?:officeHours\/days\/\d|(?:.*\/)?openingHours\/regular\/\d+\/day)$/, day],
  [/\/(?:opens|closes)$/, hour],
  [/\/country$/, country],
  // In the heading of the section: The company.
  [/^\/kindName$/, (value) => [value, value.toLowerCase()]],
  [/^\/products\/\d+\/access$/, (code, { language }) => said(language, `access.${code}`)],
  [/^\/compliance\/\d+\/status$/, (code, { language }) => said(language, `compliance.${code}`)],
  [/^\/solutions\/\d+\/workflows\/\d+$|^\/(?:industries|products)\/\d+\/solutions\/\d+$/, name],
  [/\/(?:amount|paidUp)$|\/employees\/(?:from|to)$/, number],
  [/\/currency$/, currency],
  [
    /^\/legal\/(?:limited|investmentCompany)$/,
    (_, { language }, path) => said(language, path.slice(1).replace('/', '.')),
  ],
  [/^\/items\//, ofOwnFact],
];

/** The texts of which a reader finds one where a value of the API is told. */
export function shownAs(path: string, value: string, where: Where): readonly string[] {
  const isDate = /^\d{4}-\d\d(?:-\d\d)?$/.test(value);
  const form = isDate ? ([/^/, date] as const) : forms.find(([pattern]) => pattern.test(path));
  const shown = form ? form[1](value, where, path) : value;
  return typeof shown === 'string' ? [shown] : shown;
}
