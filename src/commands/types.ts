import { resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { writeFactTypes } from '../edit/schema/fact-types-file.ts';
import { writeEditorFiles } from '../edit/schema/write-editor-files.ts';
import { changeFiles } from '../publish/change/change-files.ts';
import { parseArguments } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { commands } from './index.ts';

/** `gazette types`: what editors know of the content, made from its schemas (every command does it after a change of them) and fact modules. */
export async function main({ args, root, cwd, print, style }: Invocation): Promise<ExitCode> {
  const { content } = parseArguments(commands.types.flags, args);
  const contentDir = resolve(cwd, content ?? 'content');
  const written = changeFiles({ contentDir }, ({ write }) => [
    ...writeEditorFiles(root, write),
    ...writeFactTypes(contentDir, write),
  ]);
  const lines = written.map((file) => `${style.green('✓')} Wrote ${style.bold(file)}\n`);
  print(lines.join('') || `${style.green('✓')} All of them are what the content schemas and content/facts give.\n`);
  return exitCodes.ok.code;
}
