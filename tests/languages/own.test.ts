import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { main as init } from '../../src/commands/init.ts';
import { main as words } from '../../src/commands/words.ts';
import { build } from '../../src/compile/build.ts';
import { createPositionLookup } from '../../src/content/read/position.ts';
import { findUntranslatedTexts, type LanguageFile } from '../../src/language/language-file.ts';
import { pluralCategory } from '../../src/language/translate.ts';
import { invocationOf } from '../support/invocation.ts';
import { currentCatalogue } from '../support/own-catalogue.ts';
import { change, optionsOf as optionsOfMarch, told } from './two-languages.ts';

const optionsOf = (folder: string) => ({ ...optionsOfMarch(folder), today: '2026-06-15' });
const sites = new URL('../fixtures/languages/', import.meta.url).pathname;
/** Texts that these sites have in English. */
const left = findUntranslatedTexts(JSON.parse(currentCatalogue('uk')).texts).length;
const fileOf = (tag: string, folder: string) => join(folder, `content/words/${tag}.json`);
const textOf = (files: ReadonlyMap<string, { readonly bytes: Uint8Array }> | undefined, file: string) =>
  Buffer.from(files?.get(file)?.bytes ?? []).toString();

function copied(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-language-'));
  cpSync(join(sites, tag), folder, { recursive: true });
  writeFileSync(fileOf(tag, folder), currentCatalogue(tag));
  return folder;
}

it.each([
  ['uk', 'Перейти до вмісту', '1 квітня 2026\u202fр.', '/guides/: 1 сторінка'],
  ['ko', '본문으로 건너뛰기', '2026년 4월 1일', '/guides/: 1페이지'],
  ['he', 'דילוג לתוכן', '1 באפריל 2026', '/guides/: 1 דף'],
  ['zh-Hans', '跳到正文', '2026年4月1日', '/guides/：1 页'],
])('a site in %s is built with its words, dates, plural forms and direction', (tag, skip, date, pages) => {
  const { problems, release } = build({ ...optionsOf(copied(tag)), prove: true });
  const own = problems.filter(({ code }) => code !== 'share-picture-left-out');
  // Chinese and Korean need a font in public/fonts/, which a message tells.
  expect(problems.length > own.length).toBe(tag === 'ko' || tag === 'zh-Hans');
  expect(own.map(({ code, at }) => [code, at?.file])).toEqual([
    ['catalogue-untranslated', `content/words/${tag}.json`],
  ]);
  expect(own[0]?.message).toBe(`expected all texts in "${tag}", got ${left} texts in English`);
  const home = textOf(release?.files, 'index.html');
  expect(home).toContain(`<html lang="${tag}"${tag === 'he' ? ' dir="rtl"' : ''}>`);
  for (const text of [skip, date]) expect(home).toContain(text);
  expect(textOf(release?.files, 'guides/index.html')).toContain(pages);
  expect(home).toContain('<span lang="en">This page as Markdown</span>');
  expect(home).toContain('<span lang="en">Data licence</span>:');
  expect(home).not.toContain(`<span lang="en">${skip}`);
});

it('a language without a file is refused, with the command that writes one; a file for one of its regions will do', () => {
  const folder = copied('uk');
  change(folder, 'content/site.ts', ["language: 'uk'", "language: 'uk-UA'"]);
  expect(textOf(build(optionsOf(folder)).release?.files, 'index.html')).toContain('<html lang="uk-UA">');
  change(folder, 'content/words/uk.json', null);
  const [problem] = build(optionsOf(folder)).problems;
  expect(problem?.code).toBe('language-unknown');
  expect(problem?.hint).toMatch(/^npx gazette new language uk-UA writes content\/words\/uk-UA\.json/);
});

const whole = currentCatalogue('uk');
const line = (name: string) => whole.split('\n').find((each) => each.includes(`"${name}":`)) ?? '';

it.each<[name: string, from: string, to: string, at: string, message: RegExp]>([
  ['a text that nothing reads', '"frame.skip"', '"frame.skp"', '"frame.skp"', /Gazette knows, got "frame.skp"/],
  [
    'a text that is missing',
    `${line('frame.skip')}\n`,
    '',
    '{\n    "text.labelled"',
    /expected "frame.skip", got nothing/,
  ],
  ['a slot that is missing', 'оновлення: {date}', 'оновлення', '"Останнє оновлення"', /expected \{date\}/],
  ['a slot that is not in English', 'оновлення: {date}', '{date} {day}', '"Останнє {date} {day}"', /without \{day\}/],
  ['a tag', '"Меню"', '"<b>Меню"', '"<b>Меню"', /without <b>/],
  [
    'a plural form of another language',
    '"few": "{folder}',
    '"two": "{folder}',
    '"two"',
    /\(one, few, many, other\), got "two"/,
  ],
  ['a form of many numbers without the number', '{n} сторінка', 'сторінка', '"{folder}: сторінка"', /expected \{n\}/],
  ['a text in a list of numbers', '"primary": 3', '"primary": "3"', '"3"', /expected number/],
  ['a month too few', '      "січня",\n', '', '[\n      "лютого"', /list of 12 texts/],
  ['a rule that is none', '"one": "v = 0', '"one": "x = 0', '"x = 0', /plural rule/],
  ['a comma too many', '"reviewed": false,', '"reviewed": false,,', ',\n  "texts"', /a name in double quotes/],
])('%s is an error at its place', (_, from, to, at, message) => {
  const folder = copied('uk');
  change(folder, 'content/words/uk.json', [from, to]);
  const text = readFileSync(fileOf('uk', folder), 'utf8');
  const { problems } = build(optionsOf(folder));
  const { file, line: row, col } = createPositionLookup('content/words/uk.json', text)(text.indexOf(at));
  expect(told({ problems })).toContain(`catalogue-invalid ${file}:${row}:${col}`);
  expect(problems.every(({ code }) => code === 'catalogue-invalid')).toBe(true);
  expect(problems.map((problem) => problem.message).join('\n')).toMatch(message);
});

it('a catalogue of a language that Gazette has is refused', () => {
  const folder = copied('uk');
  change(folder, 'content/words/de.json', '{}');
  expect(told(build(optionsOf(folder)))).toContain('catalogue-invalid content/words/de.json');
});

it('a text that is translated later is there after the next build, and counted no more', () => {
  const folder = copied('uk');
  const before = build(optionsOf(folder));
  change(folder, 'content/words/uk.json', ['"This page as Markdown"', '"Ця сторінка як Markdown"']);
  const after = build(optionsOf(folder));
  expect(textOf(after.release?.files, 'index.html')).toContain('Ця сторінка як Markdown');
  expect([before, after].map(({ problems }) => problems.at(-1)?.message)).toEqual([
    `expected all texts in "uk", got ${left} texts in English`,
    `expected all texts in "uk", got ${left - 1} texts in English`,
  ]);
});

it('a site in a language of its own beside others marks what is English in each', () => {
  const folder = copied('uk');
  change(folder, 'content/site.ts', ["language: 'uk'", "languages: ['en', 'uk']"]);
  change(folder, 'content/pages/home.uk.md', readFileSync(join(folder, 'content/pages/home.md'), 'utf8'));
  const { release, problems } = build(optionsOf(folder));
  expect(problems.filter(({ code }) => !/^(?:translation-missing|catalogue-untranslated)$/.test(code))).toEqual([]);
  expect(textOf(release?.files, 'index.html')).not.toContain('<span lang="en">');
  expect(textOf(release?.files, 'uk/index.html')).toContain('<span lang="en">This page as Markdown</span>');
});

const run = async (folder: string, ...args: readonly string[]) => {
  const { invocation, said } = invocationOf(folder, args);
  return { code: await words(invocation), said: said() };
};

it('words writes a file that check takes, keeps what is translated, and adds what is missing', async () => {
  const folder = copied('uk');
  const path = fileOf('uk', folder);
  change(folder, 'content/words/uk.json', null);
  const first = await run(folder, 'uk');
  expect(first.said).toMatch(/^✓ content\/words\/uk.json: texts written; \d+ are still English/);
  expect(told(build(optionsOf(folder)))).toEqual([expect.stringMatching(/^catalogue-untranslated/)]);
  const { locale }: LanguageFile = JSON.parse(readFileSync(path, 'utf8'));
  expect([locale.months[0], locale.monthsAlone[0], locale.days[0], locale.countries.DE]).toEqual([
    'січня',
    'січень',
    'понеділок',
    'Німеччина',
  ]);
  expect([1, 2, 5, 21, 22, 111].map((n) => pluralCategory(locale, n))).toEqual('one few many one few many'.split(' '));
  change(folder, 'content/words/uk.json', ['"Skip to content"', '"До вмісту"']);
  const english = readFileSync(path, 'utf8').split('\n');
  writeFileSync(
    path,
    english
      .filter((each) => !each.includes('"frame.menu"'))
      .join('\n')
      .replace('"frame.close"', '"frame.cloze"'),
  );
  const second = await run(folder, 'uk');
  expect(second.said).toMatch(/2 added, 1 that nothing reads removed; \d+ are still English/);
  expect(readFileSync(path, 'utf8')).toBe(english.join('\n'));
});

it('words refuses what is no language, and one that Gazette has', async () => {
  const folder = copied('uk');
  for (const [tag, message] of [
    ['', /needs the tag/],
    ['de', /Gazette has de/],
    ['qqq', /knows no language "qqq"/],
  ] as const)
    await expect(run(folder, tag)).rejects.toThrow(message);
  change(folder, 'content/words/uk.json', '{');
  await expect(run(folder, 'uk')).rejects.toThrow(/is no catalogue/);
  expect(existsSync(fileOf('qqq', folder))).toBe(false);
});

it('a new organisation in a language without words gets its catalogue, and builds', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'own-language-'));
  const args = ['site', '--name', 'Тест', '--country', 'UA', '--language', 'uk', '--base-url', 'https://t.example'];
  const { invocation, said } = invocationOf(cwd, args);
  expect(await init(invocation)).toBe(0);
  expect(said()).toContain('translate site/content/words/uk.json');
  const { release, problems } = build({ ...optionsOf(join(cwd, 'site')), preview: true, placeholders: true });
  expect(problems.map(({ code }) => code)).toContain('catalogue-untranslated');
  expect(textOf(release?.files, 'index.html')).toContain('<html lang="uk">');
});
