import { join, resolve } from 'node:path';
import { toDay } from '../core/dates.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { pluralize } from '../core/pluralize.ts';
import { slugify } from '../core/slugify.ts';
import { initQuestions } from '../setup/init/init-questions.ts';
import { countPlaceholders, renderFromAnswers } from '../setup/init/render-organisation.ts';
import { findUsedFolders, writeNewFiles } from '../setup/init/write-new-files.ts';
import { parseArguments, takeOperand } from './common/arguments.ts';
import { askForFolder, collectAnswers } from './common/ask-questions.ts';
import type { Invocation } from './common/invocation.ts';
import { toDisplayPath, toJournalCommand } from './common/source-options.ts';
import { commands } from './index.ts';
import { createMissingCatalogue } from './words.ts';

/** `gazette init`: a new organisation's content, in which what only the organisation knows is a placeholder. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [dir, args] = takeOperand(invocation.args);
  const flags = parseArguments(commands.init.flags, args);
  const lacking =
    'init needs a folder, --name and --base-url: npx gazette init acme --name Acme --base-url https://facts.example.org';
  const answers = await collectAnswers(initQuestions, flags, { hasFolder: dir !== undefined, lacking }, invocation);
  const { name = '' } = answers;
  const command = toJournalCommand('init', invocation);
  const refused = (text: string) => explainUsedFolder(resolve(invocation.cwd, text), command);
  const folder = resolve(invocation.cwd, await askForFolder(dir, 'DIR', slugify(name) ?? 'site', refused, invocation));
  const catalogue = createMissingCatalogue(answers.language ?? '');
  const rendered = renderFromAnswers(answers, toDay(invocation.now()));
  const files = catalogue ? { ...rendered, [catalogue.file]: catalogue.text } : rendered;
  writeNewFiles(folder, files, command);
  const content = toDisplayPath(join(folder, 'content'), invocation);
  const { green, bold, dim } = invocation.style;
  invocation.print(
    [
      `${green('✓')} Wrote ${pluralize(Object.keys(files).length, 'file')} to ${bold(`${toDisplayPath(folder, invocation)}/`)}`,
      dim(`  ${answers.kind} in ${answers.country}, language ${answers.language}`),
      ...(catalogue
        ? [`  Gazette has no words in it yet: translate ${toDisplayPath(join(folder, catalogue.file), invocation)}`]
        : []),
      `  ${pluralize(countPlaceholders(Object.values(files)), 'placeholder')} to fill: npx gazette check --content ${content}`,
      dim(`  See it grow: npx gazette dev --content ${content}`),
      `  Build it with its placeholders: npx gazette build --content ${content} --preview`,
      '',
    ].join('\n'),
  );
  return exitCodes.ok.code;
}

/** Why a folder cannot be it: nothing is written over content that is there. */
function explainUsedFolder(folder: string, command: string): string | undefined {
  const taken = findUsedFolders(folder, command);
  const verb = taken.length === 1 ? 'is' : 'are';
  return taken.length === 0 ? undefined : `${taken.join(' and ')} ${verb} not empty; choose another folder.`;
}
