import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestSite } from './site.ts';

const launcher = join(new URL('../../', import.meta.url).pathname, 'scripts/gazette.mjs');

/** A server of ours as a process of its own. */
export interface Started {
  readonly origin: string;
  /** Everything that it has printed. */
  output(): string;
  stop(): void;
}

/** Waits until a condition holds; the test's own time limit ends it. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 10));
}

/** `gazette dev` over the content of a site. */
export const startDev = (site: TestSite, port: number) =>
  start(site, 'dev', ['--content', site.options.contentDir], port);

/** `gazette preview` of the site's dist/. */
export const startPreview = (site: TestSite, port: number) => start(site, 'preview', [], port);

async function start(site: TestSite, command: string, args: readonly string[], port: number): Promise<Started> {
  const all = [launcher, command, ...args, '--port', String(port)];
  const server = spawn(process.execPath, all, { cwd: site.dir, env: { PATH: '' } });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await until(() => output.includes('Ctrl-C') || server.exitCode !== null);
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  if (origin === undefined) throw new Error(`gazette ${command} did not start: ${output}`);
  return { origin, output: () => output, stop: () => void server.kill() };
}
