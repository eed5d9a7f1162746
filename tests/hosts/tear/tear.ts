import { join } from 'node:path';
import type { HostFile } from '../../../src/hosts/host.ts';
import { writeBuild } from '../deployment/builds.ts';
import { run } from '../deployment/run.ts';
import { temporaryFolder } from '../servers.ts';
import { letterRelease } from './letter-release.ts';
import { type Reading, readers } from './readers.ts';
import type { Subject, WrongOrder } from './subjects.ts';

/**
 * Deploys two releases in turns while readers load pages, as often as told, or with a wrong order until something tears.
 *
 * @param loads pages that are loaded between two deployments: the n-th
 */
export async function deployUnderLoad(
  { name, start }: Subject,
  deploys: number,
  loads: (n: number) => number,
  wrong?: WrongOrder,
): Promise<Reading> {
  const folder = temporaryFolder(`tear-${name}`);
  const base = join(folder, 'base');
  const releases = { A: letterRelease('A'), B: letterRelease('B') };
  const built = Object.entries(releases).map(([letter, release]) =>
    writeBuild(join(folder, letter), name, release, (file) => spoiled(file, wrong)),
  );
  const deploy = async (n: number, options: readonly string[]) => {
    const { code, said } = await run(built[n % 2]!.deploy, ['--base', base, ...options]);
    if (code !== 0) throw new Error(`deploy.sh ended with ${code}: ${said}`);
  };
  await deploy(0, []);
  const { server, options } = await start(base);
  const { reading, more, stop } = readers(server.origin, releases);
  for (let n = 1; n <= deploys && (wrong === undefined || reading.torn.length === 0); n++) {
    await more(loads(n));
    await deploy(n, [...options, '--origin', server.origin]);
  }
  await more(100);
  await stop();
  await server.stop();
  return reading;
}

function spoiled({ file, text }: HostFile, wrong: WrongOrder | undefined): string {
  if (wrong === 'assets are not carried' && file.endsWith('/deploy.sh')) {
    const without = text.replace(/^give\(\) \{$/m, '$&\n  return 0');
    if (without === text) throw new Error(`${file} has no function that gives assets.`);
    return without;
  }
  if (wrong === 'the root follows the link')
    return text.replaceAll('@GAZETTE_ROOT@/dist', '@GAZETTE_BASE@/current/dist');
  return text;
}
