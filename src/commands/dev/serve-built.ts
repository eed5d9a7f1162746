import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { manifestFile } from '../../core/manifest/manifest.ts';
import type { Release } from '../../core/release.ts';
import { isSystemError } from '../../core/system-error.ts';
import { guardLocalServer, stripCorsHeaders } from '../../http/local-guard.ts';
import { createNodeListener } from '../../http/node-listener.ts';
import { PublishError } from '../../publish/errors.ts';
import type { PublishTarget } from '../../publish/publish-target.ts';
import { readRelease } from '../../publish/read-manifest.ts';
import { parseArguments } from '../common/arguments.ts';
import { prepareBuildFolders } from '../common/build-folders.ts';
import type { Invocation } from '../common/invocation.ts';
import { listen, loopbackHost, parsePort, waitForClose } from '../common/listen.ts';
import { toDisplayPath } from '../common/source-options.ts';
import { commands } from '../index.ts';

/** `gazette preview`: serves what was built, as respond() says hosts must, to this machine, and follows later builds. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.preview.flags, invocation.args);
  const wanted = parsePort(flags.port ?? '4173');
  const target = await prepareBuildFolders(resolve(invocation.cwd, flags.output ?? 'dist'));
  const current = follow(target);
  const server = createServer(guardLocalServer(createNodeListener(current, stripCorsHeaders)));
  const port = await listen(server, wanted);
  invocation.print(
    greeting(current(), `http://${loopbackHost}:${port}`, wanted === port ? '' : `Port ${wanted} is taken. `),
  );
  await waitForClose(server);
  return exitCodes.ok.code;

  function greeting({ baseUrl, routes }: Release, origin: string, note: string): string {
    const { bold, dim, green } = invocation.style;
    const lines = [
      `${green('✓')} ${note}Serving ${toDisplayPath(target.outDir, invocation)}/ at ${bold(`${origin}/`)}`,
    ];
    lines.push(dim(`  ${routes.size} paths; a new build shows at the next request. Ctrl-C ends.`));
    if (baseUrl !== origin)
      lines.push(
        dim(`  Absolute links lead to ${baseUrl}; to stay here: npx gazette build --preview --base-url ${origin}`),
      );
    return `${lines.join('\n')}\n`;
  }
}

/** Returns the release that stands on disk, read again after each build; between two renames, the one before. */
function follow(target: PublishTarget): () => Release {
  let stamp = stampOf(target);
  let release = readRelease(target.outDir, target.deployDir);
  return () => {
    const now = stampOf(target);
    if (now === undefined || now === stamp) return release;
    try {
      release = readRelease(target.outDir, target.deployDir);
      stamp = now;
    } catch (error) {
      if (!(error instanceof PublishError) && !isSystemError(error)) throw error;
    }
    return release;
  };
}

function stampOf({ deployDir }: PublishTarget): string | undefined {
  const stat = statSync(join(deployDir, manifestFile), { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}
