import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { describeWith } from '../hosts/servers.ts';
import { findTool } from '../hosts/tools.ts';
import { copyOfProject } from '../house/recipe.ts';

const publint = findTool('publint', 'src/cli.js');
const attw = findTool('@arethetypeswrong/cli', 'dist/index.js');

describeWith(publint && attw, 'publint and @arethetypeswrong/cli', 'npm run test:tools', () => {
  const project = copyOfProject();
  const packages = join(project.folder, '.package');
  const run = (tool: string | undefined, ...args: string[]) =>
    spawnSync(process.execPath, [tool ?? '', ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NO_COLOR: '1' },
    });

  beforeAll(() => {
    for (const name of ['LICENSE', 'CHANGELOG.md'])
      cpSync(new URL(`../../${name}`, import.meta.url), join(project.folder, name));
    expect(project.run('scripts/pack.mjs')).toMatchObject({ status: 0, output: expect.stringContaining('.tgz') });
  });

  it.each(['gazette', 'create-gazette'])('find nothing wrong with what is published as %s', (name) => {
    expect(run(publint, join(packages, name), '--strict')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('All good'),
    });
  });

  it('find that its types are those of what is loaded', () => {
    const [tarball = ''] = readdirSync(packages).filter((name) => /^gazette-.*\.tgz$/.test(name));
    const { status, stdout } = run(attw, join(packages, tarball), '--profile', 'esm-only', '--format', 'ascii');
    expect({ status, stdout }).toMatchObject({ status: 0 });
  });

  it('can find something', () => {
    const file = join(packages, 'gazette/package.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('./scripts/library.mjs', './scripts/no-library.mjs'));
    expect(run(publint, join(packages, 'gazette'), '--strict').status).toBe(1);
    writeFileSync(file, text);
  });
});
