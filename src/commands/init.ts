import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { originProblem } from '../content/origin.ts';
import { line } from '../content/schemas/fields.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { plural } from '../core/words.ts';
import { createFile } from '../desk/edit/write-file.ts';
import { newCompany } from '../desk/init/new-company.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { shown } from './common/source-options.ts';
import { commands } from './index.ts';

const nameLine = line(80);

/** `gazette init`: a new company's content, in which what only the company knows is a placeholder. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.init.flags, invocation.args);
  const { dir, name, 'base-url': baseUrl } = flags;
  if (dir === undefined || name === undefined || baseUrl === undefined)
    throw new UsageError('init needs --dir, --name and --base-url.');
  if (!nameLine.safeParse(name).success) throw new UsageError('--name is one line of at most 80 characters.');
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
