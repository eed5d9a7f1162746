import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ciFiles } from '../../src/hosts/ci/ci.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<
    string,
    { dev?: boolean; devOptional?: boolean; hasInstallScript?: boolean; integrity?: string; link?: boolean }
  >;
};

it('ARCHITECTURE says of each library why it is there, and of no other', () => {
  const [, section = ''] = read('ARCHITECTURE.md').split(/^## Libraries$/m);
  const rows = [...(section.split(/^## /m)[0] ?? '').matchAll(/^\| `([^`]+)` \| (.{15,}) \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(dependencies).sort());
});

it('each is of one exact version, with its digest in the lockfile, and none runs a script at install', () => {
  for (const [name, version] of Object.entries(dependencies)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  const atRunTime = Object.entries(packages).filter(
    ([path, each]) => path.startsWith('node_modules/') && !each.dev && !each.link,
  );
  expect(atRunTime.length).toBeGreaterThan(Object.keys(dependencies).length);
  expect(atRunTime.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  expect(atRunTime.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

it('actions of others are named by a commit, with the version beside it, wherever a workflow of ours stands', () => {
  const files = ['action.yml', ...list('docs'), ...list('scripts'), ...list('.github'), ...list('bench')].filter(
    (file) => /\.(?:ya?ml|md|mjs)$/.test(file),
  );
  const emitted = ciFiles({ baseUrl: 'https://example.com' }).map(({ file, text }) => [file, text] as const);
  const texts = new Map([...files.map((file) => [file, read(file)] as const), ...emitted]);
  const used = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/^\s*(?:- )?uses: (?!\.\/)(\S+@.*)$/gm)].map(([, what]) => `${file}: ${what}`),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((line) => !/: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

const list = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
