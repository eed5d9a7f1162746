import { join, resolve } from 'node:path';
import { loadSources } from '../../content/read/load.ts';
import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { listChoices, renderCmsConfig } from '../../desk/cms/cms-config.ts';
import { changeFile } from '../../publish/change/change-files.ts';
import { parseArguments, UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import { resolveSourceOptions, toDisplayPath } from '../common/source-options.ts';
import { commands } from '../index.ts';

/** `gazette new cms`: config.yml for Sveltia CMS or Decap CMS. Off by default: nothing calls it, nothing is published. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands['new cms'].flags, invocation.args);
  const { output, repo = 'OWNER/NAME', branch = 'main' } = flags;
  if (output === undefined) throw new UsageError('new cms needs --output, the folder to write config.yml to.');
  const path = join(resolve(invocation.cwd, output), 'config.yml');
  const options = resolveSourceOptions(flags, invocation);
  // `check` reports problems of the content.
  const choices = listChoices(loadSources(options.contentDir, options.publicDir, () => {}));
  const text = renderCmsConfig({ repo, branch, choices });
  changeFile(options, path, text);
  const { green, bold, dim } = invocation.style;
  invocation.print(
    [
      `${green('✓')} Wrote ${bold(toDisplayPath(path, invocation))}`,
      dim('  Its categories and authors are those of the content: run this again when there is a new one.'),
      dim('  The typed modules (content/*.ts) are edited at the desk: npx gazette dev.'),
      dim('  Serve it with the page of the CMS from a place of its own: the site itself loads no script of others.'),
      ...(repo === 'OWNER/NAME' ? [dim('  Fill in backend.repo.')] : []),
      '',
    ].join('\n'),
  );
  return exitCodes.ok.code;
}
