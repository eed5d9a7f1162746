import { join, resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { slugify } from '../core/slugify.ts';
import { plural } from '../core/words.ts';
import { filesFrom } from '../desk/init/from-answers.ts';
import { placeholdersIn } from '../desk/init/new-organisation.ts';
import { questions } from '../desk/init/questions.ts';
import { usedFolders, writeNew } from '../desk/init/write-new.ts';
import { parseArguments } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { answersTo, folderTo } from './common/questions.ts';
import { commandOf, shown } from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette init`: a new organisation's content, in which what only the organisation knows is a placeholder. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.init.flags, invocation.args);
  const lacking = 'init needs --dir, --name and --base-url.';
  const answers = await answersTo(questions, flags, { hasFolder: flags.dir !== undefined, lacking }, invocation);
  const { name = '' } = answers;
  const command = commandOf('init', invocation);
  const refused = (text: string) => usedReason(resolve(invocation.cwd, text), command);
  const folder = resolve(
    invocation.cwd,
    await folderTo(flags.dir, '--dir', slugify(name) ?? 'site', refused, invocation),
  );
  const files = filesFrom(answers, new Date(invocation.now()).toISOString().slice(0, 10));
  writeNew(folder, files, command);
  const content = shown(join(folder, 'content'), invocation);
  const { green, bold, dim } = invocation.style;
  invocation.print(
    [
      `${green('✓')} Wrote ${plural(Object.keys(files).length, 'file')} to ${bold(`${shown(folder, invocation)}/`)}`,
      dim(`  ${answers.kind} in ${answers.country}, language ${answers.language}`),
      `  ${plural(placeholdersIn(Object.values(files)), 'placeholder')} to fill: npm run check -- --content ${content}`,
      dim(`  See it grow: npm run dev -- --content ${content}`),
      '',
    ].join('\n'),
  );
  return exitCodes.ok.code;
}

/** Why a folder cannot be it: nothing is written over content that is there. */
export function usedReason(folder: string, command: string): string | undefined {
  const taken = usedFolders(folder, command);
  const verb = taken.length === 1 ? 'is' : 'are';
  return taken.length === 0 ? undefined : `${taken.join(' and ')} ${verb} not empty; choose another folder.`;
}
