import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArguments, UsageError } from '../src/cli/arguments.ts';
import { commands } from '../src/cli/commands.ts';
import { type ExitCode, exitCodes } from '../src/cli/exit-codes.ts';
import { plural } from '../src/cli/words.ts';
import { originProblem } from '../src/content/origin.ts';
import { line } from '../src/content/schemas/fields.ts';
import { createFile } from '../src/desk/edit/write-file.ts';
import { newCompany } from '../src/desk/init/new-company.ts';
import type { Invocation } from './invocation.ts';
import { shown } from './source-options.ts';

/** `gazette init`: a new company's content, in which what only the company knows is a placeholder. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.init.flags, invocation.args);
  const { dir, name, 'base-url': baseUrl } = flags;
  if (dir === undefined || name === undefined || baseUrl === undefined)
    throw new UsageError('init needs --dir, --name and --base-url.');
  if (!line(80).safeParse(name).success) throw new UsageError('--name is one line of at most 80 characters.');
  const problem = originProblem(baseUrl, { preview: false });
  if (problem) throw new UsageError(`--base-url: ${problem.message}. ${problem.hint ?? ''}`.trimEnd());
  const folder = resolve(invocation.cwd, dir);
  const taken = ['content', 'public'].map((each) => join(folder, each)).filter(isUsed);
  if (taken.length > 0) throw new UsageError(`--dir: ${taken.join(' and ')} is not empty; choose another folder.`);

  const files = newCompany({ name, baseUrl, today: new Date(invocation.now()).toISOString().slice(0, 10) });
  for (const [file, text] of Object.entries(files)) createFile(join(folder, file), text);
  const placeholders =
    Object.values(files)
      .join('')
      .match(/⟪[^⟫…]+⟫/g)?.length ?? 0;
  const content = shown(join(folder, 'content'), invocation);
  const { green, bold, dim } = invocation.style;
  invocation.print(
    [
      `${green('✓')} Wrote ${plural(Object.keys(files).length, 'file')} to ${bold(`${shown(folder, invocation)}/`)}`,
      `  ${plural(placeholders, 'placeholder')} to fill: npm run check -- --content ${content}`,
      dim(`  See it grow: npm run dev -- --content ${content}`),
      '',
    ].join('\n'),
  );
  return exitCodes.ok.code;
}

function isUsed(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}
