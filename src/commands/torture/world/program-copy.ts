import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { seal } from '../../../core/seal.cjs';
import { Stop } from '../../../core/stop.ts';

/** What the launcher loads beside the bundle: `files` of package.json. */
const parts = ['scripts', 'src/core', 'src/publish'] as const;

/**
 * Makes a package of the Gazette that runs, in a folder: so its caches lie with the content that is tortured, and whatever
 * is damaged is ours. `key` names the code that runs. Throws Stop where there is no bundle of it.
 */
export function copyProgram(program: string, key: string, folder: string): void {
  const bundle = [join(program, '.cache/gazette/bundle', key), join(program, 'bundle')].find((each) =>
    existsSync(join(each, 'cli.cjs')),
  );
  if (bundle === undefined)
    throw new Stop('io', `There is no bundle of Gazette in ${program}, which is to be tortured.`);
  mkdirSync(folder, { recursive: true });
  for (const part of parts) {
    mkdirSync(join(folder, part), { recursive: true });
    for (const name of readdirSync(join(program, part)))
      if (name.endsWith('.cjs')) cpSync(join(program, part, name), join(folder, part, name));
  }
  cpSync(join(program, 'package.json'), join(folder, 'package.json'));
  cpSync(bundle, join(folder, 'bundle'), { recursive: true });
  writeFileSync(join(folder, 'bundle/key'), seal('key', key));
  shipCode(folder);
  const packages = packagesOf(program);
  if (packages !== undefined) symlinkSync(packages, join(folder, 'node_modules'), 'junction');
}

/** What V8 compiled lies beside a bundle that is run from its sources, and apart in a package: code-cache.cjs says where. */
function shipCode(folder: string): void {
  const load = createRequire(join(folder, 'scripts/code-cache.cjs'));
  const { shippedFolder } = load('./code-cache.cjs') as { shippedFolder(root: string): string };
  const code = shippedFolder(folder);
  mkdirSync(code, { recursive: true });
  for (const name of readdirSync(join(folder, 'bundle')))
    if (name.endsWith('.cache')) renameSync(join(folder, 'bundle', name), join(code, name));
}

/** The folder in which the one package is found that is not in the bundle. */
function packagesOf(program: string): string | undefined {
  for (let folder = realpathSync(program); ; folder = dirname(folder)) {
    const packages = join(folder, 'node_modules');
    if (existsSync(join(packages, 'oxc-parser'))) return packages;
    if (dirname(folder) === folder) return undefined;
  }
}
