import { join } from 'node:path';
import { isBuiltIn } from '../content/languages/languages.ts';
import { CommandExit, type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { readIfExists } from '../edit/source/source-path.ts';
import type { CatalogueTexts, TextKey } from '../language/catalogue.ts';
import { registerLanguage } from '../language/language-by-tag.ts';
import { englishFile, findUntranslatedTexts, type LanguageFile, toUntranslated } from '../language/language-file.ts';
import { parseLanguageTag } from '../language/language-tags.ts';
import { changeFiles } from '../publish/change/change-files.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { resolveSourceOptions, toDisplayPath } from './common/source-options.ts';
import { commands } from './index.ts';
import { createLocaleTable } from './words/locale-table.ts';

/** `gazette new language TAG`: the texts of Gazette for a language that it lacks; what is translated already stays. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [written = '', ...rest] = invocation.args;
  const { tag = '' } = parseLanguageTag(written) ?? {};
  if (tag === '') throw new UsageError('new language needs the tag of a language: npx gazette new language uk');
  if (isBuiltIn(tag)) throw new UsageError(`Gazette has ${tag}. Headings may be renamed by words in content/site.ts.`);
  const options = resolveSourceOptions(
    parseArguments(commands['new language'].flags, rest),
    invocation,
    'new language',
  );
  const path = join(options.contentDir, 'words', `${tag}.json`);
  const file = toDisplayPath(path, invocation);
  return changeFiles(options, ({ write }) => {
    const before = readIfExists(path);
    const { text, added, removed, untranslated } =
      before === undefined ? createNew(tag) : updateCatalogue(before, file);
    if (text !== before) write(path, text);
    const { green, bold } = invocation.style;
    const changes = before === undefined ? 'written' : `${added} added, ${removed} that nothing reads removed`;
    invocation.print(
      `${green('✓')} ${bold(file)}: texts ${changes}; ${untranslated} are still English. Translate them, and commit the file.\n`,
    );
    return exitCodes.ok.code;
  });
}

/** A catalogue of the project for a language without one, to be translated; undefined where Gazette has the language. */
export function createMissingCatalogue(written: string): { readonly file: string; readonly text: string } | undefined {
  const { language = written, script } = parseLanguageTag(written) ?? {};
  const tag = script === undefined ? language : `${language}-${script}`;
  if (isBuiltIn(tag)) return undefined;
  const { text } = createNew(tag);
  registerLanguage(tag, JSON.parse(text));
  return { file: `content/words/${tag}.json`, text };
}

function createNew(tag: string) {
  const locale = createLocaleTable(tag);
  if (locale) return createCatalogue(locale);
  throw new CommandExit(
    'content',
    `This machine knows no language "${tag}". Write the tag of a language (ISO 639), or use a Node with full ICU.`,
  );
}

interface WrittenCatalogue {
  readonly text: string;
  /** Numbers of texts. */
  readonly added: number;
  readonly removed: number;
  readonly untranslated: number;
}

/** A catalogue whose texts are all English, in the plural forms of its language. */
const createCatalogue = (locale: LanguageFile['locale']): WrittenCatalogue =>
  written({ reviewed: false, locale, regions: {} }, {});

/** A catalogue with the texts that it lacks, without those that nothing reads. Tables stay as they were committed. */
export function updateCatalogue(before: string, file: string): WrittenCatalogue {
  const { texts, ...rest } = parsed(before, file);
  return written(rest, texts);
}

function parsed(text: string, file: string): LanguageFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const { texts, locale } = (value ?? {}) as { readonly texts?: unknown; readonly locale?: { plurals?: unknown } };
  if (typeof texts === 'object' && texts !== null && typeof locale?.plurals === 'object') return value as LanguageFile;
  throw new CommandExit('content', `${file} is no catalogue. npx gazette check says what is wrong with it.`);
}

function written(rest: Omit<LanguageFile, 'texts'>, before: Partial<CatalogueTexts>): WrittenCatalogue {
  const english = englishFile().texts;
  const keys = Object.keys(english) as TextKey[];
  const entries = keys.map((key) => [key, before[key] ?? toUntranslated(english[key], rest.locale)] as const);
  const texts = Object.fromEntries(entries) as CatalogueTexts;
  const { reviewed, locale, regions } = rest;
  return {
    text: toJson({ reviewed, texts, locale, regions }),
    added: keys.filter((key) => before[key] === undefined).length,
    removed: Object.keys(before).filter((key) => !Object.hasOwn(english, key)).length,
    untranslated: findUntranslatedTexts(texts).length,
  };
}

/** Spaces that cannot be told apart are written as their code. */
const toJson = (file: LanguageFile): string =>
  `${JSON.stringify(file, null, 2).replace(
    /[\u00a0\u2009\u202f]/g,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;
