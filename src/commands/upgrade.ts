import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import type { Release } from '../core/release.ts';
import { Stop } from '../core/stop.ts';
import { brokenDescription } from '../desk/upgrade/broken-description.ts';
import { migrate } from '../desk/upgrade/migrate.ts';
import { releaseChanges } from '../desk/upgrade/release-changes.ts';
import { parseArguments } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { npm } from './common/npm.ts';
import { cacheFolder } from './common/records.ts';
import { type SourceOptions, sourceOptions } from './common/source-options.ts';
import { commands } from './index.ts';
import { changesText } from './upgrade/changes-text.ts';
import { contentCopy } from './upgrade/content-copy.ts';
import { type Program, programIn, type Ran } from './upgrade/program.ts';
import { brokenContract, migrateWith, releaseOf } from './upgrade/trial.ts';

/**
 * `gazette upgrade`: builds this content with the installed version and with another one, and says what clients would get
 * otherwise. Refuses what would break who relies on v1; with --yes it rewrites content and installs the other.
 */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.upgrade.flags, invocation.args);
  const options = sourceOptions(flags, invocation);
  const from = flags['migrate-from'];
  if (from !== undefined) return migrateOnly(from, options, invocation);
  const { print, style, root } = invocation;
  const refused = (why: string): ExitCode => {
    print(`\n${style.red('✗')} ${why}: nothing was changed.\n`);
    return exitCodes.content.code;
  };

  const own = programIn(invocation.program);
  const work = join(cacheFolder(root), 'upgrade');
  const spec = specOf(flags.to ?? 'latest', invocation);
  const next = installed(spec, join(work, 'program'));
  print(`${style.bold(`gazette ${own.version} → ${next.version}`)}\n`);
  const copy = contentCopy(options, join(work, 'site'));
  print(migrateWith(next, own.version, copy, root).output);
  const before = releaseOf(own, options, join(work, 'before'), root);
  if (isRan(before)) {
    print(before.output);
    return refused('The installed version does not build this content, which is to be mended first');
  }
  const after = releaseOf(next, copy, join(work, 'after'), root);
  if (isRan(after)) {
    print(after.output);
    return refused(`${next.version} does not build this content`);
  }
  const changes = releaseChanges(before, after);
  print(
    flags.format === 'json'
      ? `${JSON.stringify({ from: own.version, to: next.version, changes })}\n`
      : changesText(changes, style),
  );
  const broken = [
    ...brokenDescription(before, after),
    ...brokenContract(own, next, options, join(work, 'contract'), root),
  ];
  if (broken.length > 0) {
    print(`${broken.join('\n')}\n`);
    return refused('Who relies on v1 would break');
  }
  if (!flags.yes) {
    print('Nothing was changed. --yes rewrites content and installs it.\n');
    return exitCodes.ok.code;
  }
  if (npm(root, ['install', '--save-exact', spec]) !== 0) return exitCodes.io.code;
  print(migrateWith(next, own.version, options, root).output);
  print(`${style.green('✓')} Installed gazette ${next.version}\n`);
  return exitCodes.ok.code;
}

const isRan = (made: Release | Ran): made is Ran => 'status' in made;

/** A version or a tag of the package, or a tarball by where it is seen from anywhere. */
const specOf = (to: string, { cwd }: Invocation): string =>
  to.endsWith('.tgz') ? `file:${resolve(cwd, to.replace(/^file:/, ''))}` : `gazette@${to}`;

/** Installs a version beside the project: nothing of the project changes. */
function installed(spec: string, folder: string): Program {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const code = npm(folder, ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', spec]);
  if (code !== 0) throw new Stop('io', `npm could not install ${spec}.`);
  return programIn(join(folder, 'node_modules/gazette'));
}

/** What the newer program does when the older one calls it: rewrites content in place. */
function migrateOnly(from: string, options: SourceOptions, { print, program }: Invocation): ExitCode {
  const migrated = migrate(options, { from, to: programIn(program).version });
  print(
    migrated.map(({ file, about }) => `${file}: ${about}\n`).join('') || 'No content has to be written otherwise.\n',
  );
  return exitCodes.ok.code;
}
