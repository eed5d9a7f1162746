import { resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { plural } from '../core/words.ts';
import { ForeignFilesError } from '../publish/errors.ts';
import { untilInterrupted } from '../publish/interrupt.ts';
import type { FileChange } from '../publish/kept/changes.ts';
import { keptDigest, keptReleases } from '../publish/kept/kept.ts';
import { type RolledBack, rollBack } from '../publish/kept/roll-back.ts';
import { sealedRelease } from '../publish/kept/sealed-release.ts';
import type { Target } from '../publish/target.ts';
import { type Outcome, report } from '../terminal/report.ts';
import { keptNote } from './build/outcome.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import { builtFolders } from './common/built-folders.ts';
import type { Invocation } from './common/invocation.ts';
import { formatOf, shown } from './common/source-options.ts';
import { commands } from './index.ts';

/** So many files of a change are named; the rest is counted. */
const named = 12;

/** `gazette rollback [RELEASE]`: puts an earlier release back as if it had just been built. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { args, cwd, print } = invocation;
  const [release, words] = args[0]?.startsWith('-') === false ? [args[0], args.slice(1)] : [undefined, args];
  const flags = parseArguments(commands.rollback.flags, words);
  if (flags.list && release !== undefined) throw new UsageError('--list names all releases; it takes none.');
  const target = await builtFolders(resolve(cwd, flags.out ?? 'dist'));
  const isJson = flags.format === 'json';
  if (flags.list) {
    print(isJson ? listJson(target) : listText(target, invocation));
    return exitCodes.ok.code;
  }
  const format = formatOf(flags.format, invocation);
  try {
    const done = await untilInterrupted((signal) => rollBack(target, release, signal));
    print(report(outcome(done, target, invocation), format));
    return exitCodes.ok.code;
  } catch (error) {
    if (!(error instanceof ForeignFilesError)) throw error;
    const { problems } = error;
    print(report({ headline: 'Nothing was put back', problems, ms: invocation.elapsed() }, format));
    return exitCodes.content.code;
  }
}

function outcome({ to, changes, kept }: RolledBack, target: Target, invocation: Invocation): Outcome {
  const name = (folder: keyof Target) => `${shown(target[folder], invocation)}/`;
  const line = ({ folder, file, what }: FileChange) => `${what.padEnd('changed'.length)}  ${name(folder)}${file}`;
  // Compressed files follow their originals: each is counted, and none is named.
  const first = changes.filter(({ file }) => !/\.(?:br|gz|zst)$/.test(file)).slice(0, named);
  const more = changes.length - first.length;
  const count = (which: FileChange['what']) => changes.filter(({ what }) => what === which).length;
  return {
    headline:
      changes.length === 0
        ? `${name('outDir')} is ${to.name} already`
        : `${name('outDir')} is ${to.name} again: ${plural(changes.length, 'file')} of both folders`,
    problems: [],
    notes: [
      ...first.map(line),
      ...(more > 0 ? [`and ${plural(more, 'more file')}`] : []),
      ...keptNote(kept),
      ...(changes.length > 0 ? ['The next build replaces it: change the content as well.'] : []),
    ],
    facts: {
      release: to.name,
      added: count('added'),
      changed: count('changed'),
      removed: count('removed'),
      ...(kept && { before: kept }),
    },
    ms: invocation.elapsed(),
  };
}

/** Kept releases, the newest first. */
function listed(target: Target) {
  const standing = sealedRelease(target);
  const now = standing && keptDigest(standing.sha256);
  return keptReleases(target)
    .reverse()
    .map(({ name, digest, since, at }) => ({
      release: name,
      kept: new Date(since).toISOString().slice(0, 16).replace('T', ' '),
      files: sealedRelease(at)?.listed.files.length,
      stands: digest === now,
    }));
}

const listJson = (target: Target) =>
  listed(target)
    .map((each) => `${JSON.stringify(each)}\n`)
    .join('');

function listText(target: Target, { style }: Invocation): string {
  const lines = listed(target).map(({ release, kept, files, stands }) => {
    const size = files === undefined ? 'no manifest: damaged' : plural(files, 'file');
    return `  ${release}  ${style.dim(`kept ${kept} UTC, ${size}${stands ? ', stands there now' : ''}`)}`;
  });
  if (lines.length === 0)
    return 'No earlier release is kept. Builds keep those that they replace with --keep N: npm run build -- --keep 5\n';
  return `${lines.join('\n')}\n`;
}
