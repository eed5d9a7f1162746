import { resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { pluralize } from '../../core/pluralize.ts';
import { ForeignFilesError } from '../../publish/errors.ts';
import { listKeptReleases, readListedRelease, releaseDigest } from '../../publish/kept-releases/kept-releases.ts';
import { type FileChange, type RollbackResult, rollBack } from '../../publish/kept-releases/roll-back.ts';
import type { PublishTarget } from '../../publish/publish-target.ts';
import { withInterruptSignal } from '../../publish/with-interrupt-signal.ts';
import { type CommandOutcome, renderReport } from '../../terminal/report.ts';
import { formatKeptNote } from '../build/build-outcome.ts';
import { parseArguments, takeOperand, UsageError } from '../common/arguments.ts';
import { prepareBuildFolders } from '../common/build-folders.ts';
import type { Invocation } from '../common/invocation.ts';
import { toDisplayPath, toOutputFormat } from '../common/source-options.ts';
import { commands } from '../index.ts';

/** So many files of a change are named; the rest is counted. */
const named = 12;

/** `gazette deploy rollback [RELEASE]`: puts an earlier release back as if it had just been built. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { args, cwd, print } = invocation;
  const [release, words] = takeOperand(args);
  const flags = parseArguments(commands['deploy rollback'].flags, words);
  if (flags.list && release !== undefined) throw new UsageError('--list names all releases; it takes none.');
  const target = await prepareBuildFolders(resolve(cwd, flags.output ?? 'dist'));
  if (flags.list) {
    print(flags.json ? listJson(target) : listText(target, invocation));
    return exitCodes.ok.code;
  }
  const format = toOutputFormat(flags, invocation);
  try {
    const done = await withInterruptSignal((signal) => rollBack(target, release, signal));
    print(renderReport(outcome(done, target, invocation), format));
    return exitCodes.ok.code;
  } catch (error) {
    if (!(error instanceof ForeignFilesError)) throw error;
    const { problems } = error;
    print(renderReport({ headline: 'Nothing was put back', problems, ms: invocation.elapsed() }, format));
    return exitCodes.content.code;
  }
}

function outcome({ to, changes, kept }: RollbackResult, target: PublishTarget, invocation: Invocation): CommandOutcome {
  const name = (folder: keyof PublishTarget) => `${toDisplayPath(target[folder], invocation)}/`;
  const line = ({ folder, file, what }: FileChange) => `${what.padEnd('changed'.length)}  ${name(folder)}${file}`;
  // Compressed files follow their originals: each is counted, and none is named.
  const first = changes.filter(({ file }) => !/\.(?:br|gz|zst)$/.test(file)).slice(0, named);
  const more = changes.length - first.length;
  const count = (which: FileChange['what']) => changes.filter(({ what }) => what === which).length;
  return {
    headline:
      changes.length === 0
        ? `${name('outDir')} is ${to.name} already`
        : `${name('outDir')} is ${to.name} again: ${pluralize(changes.length, 'file')} of both folders`,
    problems: [],
    notes: [
      ...first.map(line),
      ...(more > 0 ? [`and ${pluralize(more, 'more file')}`] : []),
      ...formatKeptNote(kept),
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
function listed(target: PublishTarget) {
  const standing = readListedRelease(target);
  const now = standing && releaseDigest(standing.sha256);
  return listKeptReleases(target)
    .reverse()
    .map(({ name, digest, since, at }) => ({
      release: name,
      kept: new Date(since).toISOString().slice(0, 16).replace('T', ' '),
      files: readListedRelease(at)?.listed.files.length,
      stands: digest === now,
    }));
}

const listJson = (target: PublishTarget) =>
  listed(target)
    .map((each) => `${JSON.stringify(each)}\n`)
    .join('');

function listText(target: PublishTarget, { style }: Invocation): string {
  const lines = listed(target).map(({ release, kept, files, stands }) => {
    const size = files === undefined ? 'no manifest: damaged' : pluralize(files, 'file');
    return `  ${release}  ${style.dim(`kept ${kept} UTC, ${size}${stands ? ', stands there now' : ''}`)}`;
  });
  if (lines.length === 0)
    return 'No earlier release is kept. Builds keep those that they replace with --keep N: npx gazette build --keep 5\n';
  return `${lines.join('\n')}\n`;
}
