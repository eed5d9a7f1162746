import { resolve } from 'node:path';
import { createHttpClient } from '../../audit/connection/client.ts';
import { createLiveSource, createReleaseSource } from '../../audit/rehearsal/document.ts';
import { parseOwnQuestions, type RehearsalQuestion } from '../../audit/rehearsal/questions.ts';
import { rehearse } from '../../audit/rehearsal/rehearse.ts';
import { renderRehearsalJson, renderRehearsalText } from '../../audit/rehearsal/report/text.ts';
import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { readRelease } from '../../publish/read-manifest.ts';
import { hasErrors } from '../../terminal/report.ts';
import { parseArguments, parseOptionalOrigin, parseOrigin, UsageError } from '../common/arguments.ts';
import { prepareBuildFolders } from '../common/build-folders.ts';
import type { Invocation } from '../common/invocation.ts';
import { printProblems } from '../common/print-problems.ts';
import { readSiteModule } from '../common/site-module.ts';
import { resolveSourceOptions } from '../common/source-options.ts';
import { commands } from '../index.ts';

/** `gazette audit rehearse`: a reader who follows published links asks what agents ask, of the built site or of a live one. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { origin, words } = parseOptionalOrigin('audit rehearse', invocation.args);
  const flags = parseArguments(commands['audit rehearse'].flags, words);
  const site = readSiteModule(resolveSourceOptions(flags, invocation), invocation);
  if (hasErrors(site.problems)) {
    printProblems(site.problems, flags.json, invocation);
    return exitCodes.content.code;
  }
  const own = parseOwnQuestions(site.value);
  const rehearsal =
    origin === undefined
      ? await ofRelease(flags.output ?? 'dist', own, invocation)
      : await ofOrigin(parseOrigin(origin), timeoutOf(flags.timeout ?? '10000'), own);
  const ms = invocation.elapsed();
  invocation.print(
    flags.json ? renderRehearsalJson(rehearsal, ms) : renderRehearsalText(rehearsal, ms, invocation.style),
  );
  return rehearsal.failures.length === 0 ? exitCodes.ok.code : exitCodes.content.code;
}

async function ofRelease(out: string, own: readonly RehearsalQuestion[], { cwd }: Invocation) {
  const { outDir, deployDir } = await prepareBuildFolders(resolve(cwd, out));
  const release = readRelease(outDir, deployDir);
  return rehearse(createReleaseSource(release), { asked: release.baseUrl, own });
}

async function ofOrigin(origin: URL, timeout: number, own: readonly RehearsalQuestion[]) {
  const { send, close } = createHttpClient({
    origin,
    timeout,
    concurrency: 8,
    maxBytes: 2 ** 26,
    hostHeader: undefined,
    connect: undefined,
  });
  try {
    return await rehearse(createLiveSource(send), { asked: origin.origin, own });
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
