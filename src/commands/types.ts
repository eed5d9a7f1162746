import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { writeEditorFiles } from '../desk/schema/write-editor-files.ts';
import { parseArguments } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { commands } from './index.ts';

/** `gazette types`: what editors know of the content, made from its schemas. Every command does it after a change of them. */
export async function main({ args, root, print, style }: Invocation): Promise<ExitCode> {
  parseArguments(commands.types.flags, args);
  const written = writeEditorFiles(root);
  const lines = written.map((file) => `${style.green('✓')} Wrote ${style.bold(file)}\n`);
  print(lines.join('') || `${style.green('✓')} All of them are what the content schemas give.\n`);
  return exitCodes.ok.code;
}
