import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfProject } from '../house/recipe.ts';

const { folder } = copyOfProject({ isNew: true });

/** A command of a project, in which Node loads no native code, or does. */
function run(args: readonly string[], NODE_OPTIONS: string) {
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/gazette.cjs'), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_OPTIONS },
    encoding: 'utf8',
  });
  return [status, stderr];
}

const lacking = (name: string) =>
  `The native part of the package ${name} cannot be loaded: install it with \`npm ci --include=optional\`, and start Node without --no-addons.\n`;

it('a package whose native part cannot be loaded is named in one sentence: the bundler, and the parser', () => {
  expect(run(['--help'], '--no-addons')).toEqual([74, lacking('rolldown')]);
  expect(run(['--help'], '')).toEqual([0, '']);
  for (const command of ['build', 'check'])
    expect(run([command], '--no-addons'), command).toEqual([74, lacking('oxc-parser')]);
});
