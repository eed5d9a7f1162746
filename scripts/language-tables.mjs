// Writes what src/language/data/ has of CLDR: node scripts/language-tables.mjs <folder of node_modules>. Texts stay as they are.
// Run by hand when CLDR is updated; what it writes is committed, so that no build asks a machine for its locale.

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Say where the packages of CLDR are: node scripts/language-tables.mjs <folder>');
const target = fileURLToPath(new URL('../src/language/data/', import.meta.url));
const json = (...path) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
const main = (name, locale, file) => json(name, 'main', locale, `${file}.json`).main[locale];
const supplemental = (name) => json('cldr-core', 'supplemental', `${name}.json`).supplemental;
const version = json('cldr-core', 'package.json').version;

/** The languages, by their tag here: the locale of CLDR that is the language without a region, and its region. */
const languages = {
  ar: ['ar', '001'],
  de: ['de', 'DE'],
  en: ['en-GB', 'GB'],
  es: ['es', 'ES'],
  fr: ['fr', 'FR'],
  it: ['it', 'IT'],
  ja: ['ja', 'JP'],
  nl: ['nl', 'NL'],
  pl: ['pl', 'PL'],
  pt: ['pt-PT', 'PT'],
};
/** Regions that differ: only their differences are written. */
const regions = {
  ar: ['ar-AE', 'ar-DZ', 'ar-EG', 'ar-LB', 'ar-MA', 'ar-SA'],
  de: ['de-AT', 'de-CH', 'de-LI'],
  en: { 'en-US': 'en', 'en-AU': 'en-AU', 'en-CA': 'en-CA', 'en-IE': 'en-IE', 'en-IN': 'en-IN', 'en-ZA': 'en-ZA' },
  es: ['es-AR', 'es-CL', 'es-CO', 'es-MX', 'es-US'],
  fr: ['fr-BE', 'fr-CA', 'fr-CH'],
  it: ['it-CH'],
  nl: ['nl-BE'],
  pt: { 'pt-BR': 'pt' },
};
/** Languages whose own names are written: those of a list from which a reader chooses. */
const named =
  'ar bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk ko lt lv mk ml mr ms mt nb ne nl nn pa pl pt ro ru sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu'.split(
    ' ',
  );

/** Marks of direction are left out: markup says it. */
const plain = (text) => text.replace(/[\u200e\u200f\u061c]/g, '');
const likely = supplemental('likelySubtags').likelySubtags;
const inOrder = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const currencyData = supplemental('currencyData').currencyData;
const current = [
  ...new Set(
    Object.values(currencyData.region)
      .flat()
      .flatMap((entry) => Object.entries(entry))
      .filter(([code, of]) => of._to === undefined && of._tender !== 'false' && /^[A-WYZ]/.test(code + of))
      .map(([code]) => code),
  ),
  'XAF',
  'XCD',
  'XOF',
  'XPF',
].filter((code, i, all) => all.indexOf(code) === i);
current.sort();

/** `#,##0.00 ¤` as `{n} ¤`, with its negative form: `-{n} ¤` where none is given. */
function moneyPatterns(pattern) {
  const [positive, negative] = plain(pattern)
    .split(';')
    .map((each) => each.replace(/[#0][#,0.]*/, '{n}'));
  return [positive, negative ?? `-${positive}`];
}

function listPatterns(patterns) {
  return [patterns['2'], patterns.start, patterns.middle, patterns.end];
}

function tableOf(locale, tag) {
  const { dates } = main('cldr-dates-full', locale, 'ca-gregorian');
  const calendar = dates.calendars.gregorian;
  const { availableFormats, intervalFormats } = calendar.dateTimeFormats;
  const { numbers } = main('cldr-numbers-full', locale, 'numbers');
  const native = numbers.defaultNumberingSystem;
  const symbols = numbers[`symbols-numberSystem-${native}`];
  const [decimalPattern] = numbers[`decimalFormats-numberSystem-${native}`].standard.split(';');
  const money = numbers[`currencyFormats-numberSystem-${native}`];
  const [, ...groups] = decimalPattern.split('.')[0].split(',');
  const currencies = main('cldr-numbers-full', locale, 'currencies').numbers.currencies;
  const { territories } = main('cldr-localenames-full', locale, 'territories').localeDisplayNames;
  const { listPatterns: lists } = main('cldr-misc-full', locale, 'listPatterns');
  const layout = main('cldr-misc-full', locale, 'layout').layout.orientation;
  const cardinal = supplemental('plurals')['plurals-type-cardinal'];
  const plurals = cardinal[locale] ?? cardinal[tag];
  return {
    direction: layout.characterOrder === 'right-to-left' ? 'rtl' : 'ltr',
    months: Object.values(calendar.months.format.wide),
    monthsAlone: Object.values(calendar.months['stand-alone'].wide),
    days: inOrder.map((day) => calendar.days['stand-alone'].wide[day]),
    daysShort: inOrder.map((day) => calendar.days['stand-alone'].abbreviated[day]),
    date: {
      full: plain(calendar.dateFormats.full),
      long: plain(calendar.dateFormats.long),
      month: plain(availableFormats.yMMMM),
      year: plain(availableFormats.y),
      // French writes the first of a month as an ordinal, which no pattern of CLDR tells.
      ...(tag === 'fr' ? { first: '1er' } : {}),
    },
    time: {
      am: calendar.dayPeriods.format.abbreviated.am,
      pm: calendar.dayPeriods.format.abbreviated.pm,
      range24: plain(intervalFormats.Hm.H),
      range12: plain(intervalFormats.hm.h),
      range12across: plain(intervalFormats.hm.a),
    },
    range: plain(intervalFormats.intervalFormatFallback),
    // Between the parts of an address or the days of a week, where no list of CLDR is without a word in Arabic.
    comma: { ar: '، ', ja: '、' }[tag] ?? ', ',
    and: listPatterns(lists['listPattern-type-standard']),
    or: listPatterns(lists['listPattern-type-or']),
    number: {
      decimal: plain(symbols.decimal),
      group: plain(symbols.group),
      minus: plain(symbols.minusSign),
      primary: groups.at(-1).length,
      secondary: groups.length > 1 ? groups.at(-2).length : groups.at(-1).length,
      least: Number(numbers.minimumGroupingDigits),
      digits: native === 'latn' ? '' : supplemental('numberingSystems').numberingSystems[native]._digits,
    },
    money: {
      sign: moneyPatterns(money.standard),
      letters: moneyPatterns(money['standard-alphaNextToNumber'] ?? money.standard),
      decimal: plain(symbols.currencyDecimal ?? symbols.decimal),
      group: plain(symbols.currencyGroup ?? symbols.group),
    },
    plurals: Object.fromEntries(
      Object.entries(plurals)
        .map(([name, rule]) => [name.replace('pluralRule-count-', ''), rule.split('@')[0].trim()])
        .filter(([name]) => name !== 'other'),
    ),
    symbols: Object.fromEntries(current.map((code) => [code, plain(currencies[code]?.symbol ?? code)])),
    countries: Object.fromEntries(
      Object.entries(territories).filter(
        ([code]) => /^[A-Z]{2}$/.test(code) && !/^(?:EU|EZ|UN|XA|XB|ZZ|QO)$/.test(code),
      ),
    ),
  };
}

/** Members that a region has and its language has not, member by member; undefined where that is nothing. */
function difference(own, base) {
  if (JSON.stringify(own) === JSON.stringify(base)) return undefined;
  if (typeof own !== 'object' || Array.isArray(own)) return own;
  const members = Object.entries(own).map(([name, value]) => [name, difference(value, base[name])]);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** Spaces that cannot be told apart are written as their code. */
function write(file, value) {
  const text = JSON.stringify(value, null, 2).replace(
    /[\u00a0\u2009\u202f]/g,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  writeFileSync(join(target, file), `${text}\n`);
}

/** A file of a language, of which CLDR knows the members `locale`; a new one has the English texts, to be translated. */
function languageFile(tag, locale, differences) {
  const file = join(target, `${tag}.json`);
  const before = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { reviewed: false, texts: JSON.parse(readFileSync(join(target, 'en.json'), 'utf8')).texts, regions: {} };
  const codes = new Set([...Object.keys(differences), ...Object.keys(before.regions)]);
  const regions = [...codes].map((code) => {
    const texts = before.regions[code]?.texts;
    return [code, { ...(texts && { texts }), ...(differences[code] && { locale: differences[code] }) }];
  });
  const filled = regions.filter(([, each]) => Object.keys(each).length > 0);
  return { reviewed: before.reviewed, texts: before.texts, locale, regions: Object.fromEntries(filled) };
}

// The licence asks to stand beside the data.
copyFileSync(join(folder, 'cldr-core', 'LICENSE'), join(target, 'UNICODE-LICENSE.txt'));
for (const [tag, [locale, region]] of Object.entries(languages)) {
  const base = tableOf(locale, tag);
  const own = regions[tag] ?? [];
  const differing = Array.isArray(own) ? own.map((each) => [each, each]) : Object.entries(own);
  const overrides = Object.fromEntries(
    differing.map(([each, from]) => [each.split('-')[1], difference(tableOf(from, tag), base) ?? {}]),
  );
  const symbols = Object.fromEntries(Object.entries(base.symbols).filter(([code, symbol]) => code !== symbol));
  const used = Object.fromEntries(Object.entries(overrides).filter(([, each]) => Object.keys(each).length > 0));
  const table = { tag, script: likely[tag].split('-')[1], region, ...base, symbols };
  write(`${tag}.json`, languageFile(tag, table, used));
}

const scripts = json('cldr-core', 'scriptMetadata.json').scriptMetadata;
const rtlScripts = Object.keys(scripts).filter((script) => scripts[script].rtl === 'YES');
const rtl = Object.entries(likely)
  .filter(([tag, to]) => /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(tag) && rtlScripts.includes(to.split('-')[1]))
  .map(([tag]) => tag);
const { timeData, weekData } = {
  timeData: supplemental('timeData').timeData,
  weekData: supplemental('weekData').weekData,
};
const hours12 = Object.keys(timeData).filter((place) => /^h|^K/.test(timeData[place]._preferred));
const fractions = Object.entries(currencyData.fractions)
  .filter(([code, { _digits }]) => current.includes(code) && _digits !== '2')
  .map(([code, { _digits }]) => [code, Number(_digits)]);
const ownNames = named.map((tag) => {
  const own = main('cldr-localenames-full', tag === 'nb' ? 'no' : tag, 'languages').localeDisplayNames.languages[tag];
  return [tag, plain(own)];
});
// src/language/world.ts says what each of them is.
write('world.json', {
  cldr: version,
  twelveHours: hours12,
  firstDays: Object.fromEntries(
    Object.entries(weekData.firstDay).filter(([region, day]) => /^(?:[A-Z]{2}|001)$/.test(region) && day !== 'mon'),
  ),
  currencies: current,
  decimals: Object.fromEntries(fractions),
  rtlScripts,
  rtlLanguages: rtl,
  ownNames: Object.fromEntries(ownNames),
});

const biome = fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const { status } = spawnSync(process.execPath, [biome, 'format', '--write', target], { stdio: 'inherit' });
process.exitCode = status ?? 1;
