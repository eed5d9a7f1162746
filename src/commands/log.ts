import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type LogText, type ReleaseLog, readLog, writeLogFile } from '../content/log/file.ts';
import { contentRole } from '../content/read/content-files.ts';
import { decodeText } from '../content/read/decode.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { leafHash, merkleTree } from '../core/merkle.ts';
import { byCodeUnit, type Problem, type Report } from '../core/problem.ts';
import { dayOfSeconds } from '../core/signing/claims.ts';
import type { Checkpoint } from '../core/signing/log/checkpoint.ts';
import { entryOf, type LogEntry } from '../core/signing/log/entry.ts';
import { signaturePath } from '../core/signing/signing.ts';
import { Stop } from '../core/stop.ts';
import { whenReadable } from '../core/system-error.ts';
import { plural } from '../core/words.ts';
import { changeFiles } from '../publish/change/change-files.ts';
import { readText } from '../publish/read-back.ts';
import { report } from '../terminal/report.ts';
import { parseArguments } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { formatOf, realName, shown, sourceOptions, withRealPaths } from './common/source-options.ts';
import { commands } from './index.ts';
import { linesOf } from './verify/lines.ts';
import { trustedBy } from './verify/signature.ts';
import { bySignature } from './verify/signed.ts';

/** `gazette log`: adds the signed release that was built to the log, if it is whole and follows what stands there. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { content, ...flags } = parseArguments(commands.log.flags, invocation.args);
  const options = sourceOptions({ content }, invocation);
  const out = resolve(invocation.cwd, flags.out ?? 'dist');
  const problems: Problem[] = [];
  const log = logBelow(options.contentDir, (problem) => void problems.push(problem));
  if (problems.length > 0) {
    const real = withRealPaths(problems, options, invocation);
    const said = { headline: 'Nothing was added: the log is damaged', problems: real, ms: invocation.elapsed() };
    invocation.print(report(said, formatOf('text', invocation)));
    return exitCodes.content.code;
  }
  const { entry, head } = await releaseIn(out, flags.key, invocation);
  const at = log?.entries.findIndex(({ text }) => text === entry.text) ?? -1;
  if (log && at >= 0) {
    const last = at === log.entries.length - 1 ? ', the last one' : '';
    invocation.print(`Nothing to add: this release is in the log, as entry ${at}${last}.\n`);
    return exitCodes.ok.code;
  }
  const refusal = whyNot(log, entry, head);
  if (refusal !== undefined) throw new Stop('content', refusal);
  const { file, text } = writeLogFile(log, entry.text);
  const path = join(options.contentDir, file.slice('content/'.length));
  // Never over another: two may add the same place.
  changeFiles(options, ({ create }) => create(path, text));
  const of = `the release of ${dayOfSeconds(entry.claims.iat)}, as entry ${log?.entries.length ?? 0}`;
  invocation.print(
    `Added ${of}: ${realName(file, options, invocation)}\nCommit it. The next signed build publishes it.\n`,
  );
  return exitCodes.ok.code;
}

/** Reads content/log/ alone; undefined where there is none. Reports `log-damaged`, and what is wrong with its bytes. */
function logBelow(contentDir: string, told: Report): ReleaseLog | undefined {
  const names = whenReadable(() => readdirSync(join(contentDir, 'log'))) ?? [];
  const files = names
    .filter((name) => contentRole(`log/${name}`).kind === 'log')
    .sort(byCodeUnit)
    .flatMap((name): LogText[] => {
      const file = `content/log/${name}`;
      const text = decodeText(file, readFileSync(join(contentDir, 'log', name)), told);
      return text === undefined ? [] : [{ file, text }];
    });
  return files.length === 0 ? undefined : readLog(files, told);
}

/** The signed release in a folder, and the head of the log in it; throws Stop where any byte is not what was signed. */
async function releaseIn(
  out: string,
  key: string | undefined,
  invocation: Invocation,
): Promise<{ readonly entry: LogEntry; readonly head: Checkpoint | undefined }> {
  const trusted = trustedBy({ key }, undefined, invocation);
  const { found, log: head } = await bySignature(undefined, out, trusted, invocation);
  const name = `${shown(out, invocation)}/`;
  if (found.some(({ what }) => what === 'unsigned'))
    throw new Stop('content', `${name} is not signed. Build it with a key first: npm run build -- --sign FILE`);
  const entry = entryOf(readText(join(out, signaturePath)) ?? '');
  if (found.length === 0 && entry) return { entry, head };
  const lines = linesOf(found, (text) => text).join('\n');
  throw new Stop('content', `${name} is not what was signed, and so is not added to the log:\n${lines}`);
}

/** Why a release cannot follow on a log; undefined if it can. */
function whyNot(log: ReleaseLog | undefined, { claims }: LogEntry, head: Checkpoint | undefined): string | undefined {
  const entries = log?.entries ?? [];
  const last = entries.at(-1);
  if (log && claims.sub !== log.origin)
    return `The log is of ${log.origin}, this release of ${claims.sub}: each origin has a log of its own. Keep content/log/ elsewhere, and begin a new one.`;
  if (last && claims.iat < last.claims.iat)
    return `This release is of ${dayOfSeconds(claims.iat)}, older than the last entry of the log (${dayOfSeconds(last.claims.iat)}). Build anew, and add that.`;
  if (!head) return undefined;
  const root = merkleTree(entries.slice(0, head.size).map(({ text }) => leafHash(text))).root;
  if (entries.length >= head.size && root === head.root) return undefined;
  return `This release publishes a log of ${plural(head.size, 'entry', 'entries')} that content/log/ does not begin with: entries were taken out or exchanged. Take content/log/ of your version control.`;
}
