import { join } from 'node:path';
import { isBuiltIn } from '../content/languages/catalogues.ts';
import { CommandExit } from '../core/command-exit.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { readIfExists } from '../edit/source/read-if-exists.ts';
import { parseLanguageTag } from '../language/language-tags.ts';
import { changeFiles } from '../publish/change/change-files.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { resolveSourceOptions, toDisplayPath } from './common/source-options.ts';
import { commands } from './index.ts';
import { createCatalogue, updateCatalogue } from './words/catalogue-file.ts';
import { createLocaleTable } from './words/locale-table.ts';

/** `gazette words TAG`: the texts of Gazette for a language that it lacks; what is translated already stays. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [written = '', ...rest] = invocation.args;
  const { tag = '' } = parseLanguageTag(written) ?? {};
  if (tag === '') throw new UsageError('words needs the tag of a language: npx gazette words uk');
  if (isBuiltIn(tag)) throw new UsageError(`Gazette has ${tag}. Headings may be renamed by words in content/site.ts.`);
  const options = resolveSourceOptions(parseArguments(commands.words.flags, rest), invocation, 'words');
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

function createNew(tag: string) {
  const locale = createLocaleTable(tag);
  if (locale) return createCatalogue(locale);
  throw new CommandExit(
    'content',
    `This machine knows no language "${tag}". Write the tag of a language (ISO 639), or use a Node with full ICU.`,
  );
}
