import { resolve } from 'node:path';
import { compile } from '../compile/compile.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { sortProblems } from '../core/problem.ts';
import { readIfThere } from '../desk/edit/read-if-there.ts';
import { codeOwners, codeOwnersHead, ownedFacts } from '../desk/owners/code-owners.ts';
import { changeFile } from '../publish/change/change-files.ts';
import { report } from '../terminal/report.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { formatOf, shown, sourceOptions, withRealPaths } from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette owners`: who is asked about a change of which file, for GitHub and GitLab. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.owners.flags, invocation.args);
  const options = sourceOptions(flags, invocation);
  const { edition, problems } = compile(options);
  if (!edition) {
    const found = withRealPaths(sortProblems(problems), options, invocation);
    const headline = 'Nothing was written: the content must first be a site';
    invocation.print(report({ headline, problems: found, ms: invocation.elapsed() }, formatOf('text', invocation)));
    return exitCodes.content.code;
  }
  const { owners } = edition.site;
  if (owners === undefined || owners.length === 0)
    throw new UsageError("content/site.ts names no owners: owners: [{ files: ['content/'], owners: ['@name'] }].");
  const path = resolve(invocation.cwd, flags.out ?? '.github/CODEOWNERS');
  const name = shown(path, invocation);
  const before = readIfThere(path);
  if (before !== undefined && !before.startsWith(codeOwnersHead))
    throw new UsageError(`${name} was written by hand. Move its rows to owners in content/site.ts, and delete it.`);
  const text = codeOwners(owners, flags.below === undefined ? '' : `${flags.below.replace(/^\/+|\/+$/g, '')}/`);
  changeFile(options, path, text);
  const { green, bold } = invocation.style;
  // Files are all that hosts of repositories know.
  const facts = ownedFacts(owners).map(({ fact, owners: who }) => `  ${fact}  ${who.join(' ')}\n`);
  invocation.print(`${green('✓')} Wrote ${bold(name)}\n${facts.join('')}`);
  return exitCodes.ok.code;
}
