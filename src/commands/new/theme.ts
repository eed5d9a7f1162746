import { join } from 'node:path';
import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { isObject, parseJson } from '../../core/type-guards.ts';
import { readIfExists } from '../../edit/source/source-path.ts';
import { changeFiles } from '../../publish/change/change-files.ts';
import program from '../../setup/theme/index.mjs?text';
import { parseArguments, UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import { resolveSourceOptions } from '../common/source-options.ts';
import { commands } from '../index.ts';

const file = 'theme/index.mjs';

/** `gazette new theme`: a theme with a header and cards of its own, which package.json names. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands['new theme'].flags, invocation.args);
  const { root, style, print } = invocation;
  const options = resolveSourceOptions(flags, invocation);
  const path = join(root, file);
  const packageFile = join(root, 'package.json');
  return changeFiles(options, (change) => {
    const text = readIfExists(packageFile);
    const project = parseJson(text);
    if (text === undefined || !isObject(project))
      throw new UsageError('new theme needs a package.json, which names the theme.');
    const { gazette = {} } = project;
    if (readIfExists(path) !== undefined) throw new UsageError(`There is a file ${file} already.`);
    if (!isObject(gazette) || gazette.theme !== undefined) throw new UsageError('package.json names a theme already.');
    change.create(path, program);
    const named = { ...project, gazette: { ...gazette, theme: `./${file}` } };
    change.write(packageFile, `${JSON.stringify(named, undefined, /^[ \t]+/m.exec(text)?.[0] ?? 2)}\n`);
    print(`${style.green('✓')} Wrote ${style.bold(file)}, which package.json names\n`);
    return exitCodes.ok.code;
  });
}
