import { resolve } from 'node:path';
import { client } from '../audit/connection/client.ts';
import { ownQuestions } from '../audit/rehearsal/own-questions.ts';
import type { Question } from '../audit/rehearsal/questions.ts';
import { rehearse } from '../audit/rehearsal/rehearse.ts';
import { rehearsalJson } from '../audit/rehearsal/report/json.ts';
import { rehearsalText } from '../audit/rehearsal/report/text.ts';
import { liveSource, releaseSource } from '../audit/rehearsal/source.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { readRelease } from '../publish/read-release.ts';
import { hasErrors } from '../terminal/report.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import { bareOrigin } from './common/bare-origin.ts';
import { builtFolders } from './common/built-folders.ts';
import type { Invocation } from './common/invocation.ts';
import { optionalOrigin } from './common/optional-origin.ts';
import { sayProblems } from './common/say-problems.ts';
import { siteModule } from './common/site-module.ts';
import { sourceOptions } from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette rehearse`: a reader who follows published links asks what agents ask, of the built site or of a live one. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { origin, words } = optionalOrigin('rehearse', invocation.args);
  const flags = parseArguments(commands.rehearse.flags, words);
  const site = siteModule(sourceOptions(flags, invocation), invocation);
  if (hasErrors(site.problems)) {
    sayProblems(site.problems, flags.format, invocation);
    return exitCodes.content.code;
  }
  const own = ownQuestions(site.value);
  const rehearsal =
    origin === undefined
      ? await ofRelease(flags.out ?? 'dist', own, invocation)
      : await ofOrigin(bareOrigin(origin), timeoutOf(flags.timeout ?? '10000'), own);
  const ms = invocation.elapsed();
  invocation.print(
    flags.format === 'json' ? rehearsalJson(rehearsal, ms) : rehearsalText(rehearsal, ms, invocation.style),
  );
  return rehearsal.failures.length === 0 ? exitCodes.ok.code : exitCodes.content.code;
}

async function ofRelease(out: string, own: readonly Question[], { cwd }: Invocation) {
  const { outDir, deployDir } = await builtFolders(resolve(cwd, out));
  const release = readRelease(outDir, deployDir);
  return rehearse(releaseSource(release), { asked: release.baseUrl, own });
}

async function ofOrigin(origin: URL, timeout: number, own: readonly Question[]) {
  const { send, close } = client({
    origin,
    timeout,
    concurrency: 8,
    maxBytes: 2 ** 26,
    hostHeader: undefined,
    connect: undefined,
  });
  try {
    return await rehearse(liveSource(send), { asked: origin.origin, own });
  } finally {
    close();
  }
}

function timeoutOf(text: string): number {
  const ms = Number(text);
  if (!/^\d+$/.test(text) || ms < 1 || ms > 600_000)
    throw new UsageError(`--timeout is a number from 1 to 600000, not "${text}".`);
  return ms;
}
