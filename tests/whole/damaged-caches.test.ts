import { spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../src/core/digest.ts';
import { manifestFile } from '../../src/core/manifest/manifest.ts';
import { seal } from '../../src/core/seal.cjs';
import { listTree } from '../../src/publish/tree.ts';
import { copyProgram } from '../house/recipe.ts';
import { turn as runTurn, thoroughness } from '../support/runs.ts';
import { seeded } from '../support/seeded.ts';

/** So many damages of all, and so many before each build. */
const damaged = [4, 8, 1000][thoroughness - 1] ?? 8;
const atOnce = 4;

let root: string;
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'gazette-damage-')));
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts', 'src'])
    cpSync(name, join(root, name), { recursive: true });
  copyProgram(root);
  for (const name of ['content', 'public'])
    cpSync(`tests/fixtures/small/${name}`, join(root, name), { recursive: true });
  symlinkSync(realpathSync('node_modules'), join(root, 'node_modules'));
  // The site of another generator, for the caches of attach.
  mkdirSync(join(root, '_site'));
  const text = '<p>The workshop is open from Monday to Friday, and mends what others throw away.</p>'.repeat(9);
  for (const name of ['index', 'about', 'work'])
    writeFileSync(
      join(root, `_site/${name}.html`),
      `<!doctype html><html lang="en"><title>${name}</title><main><h1>${name}</h1>${text}</main></html>`,
    );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A run of the program as anybody starts it; what it said on standard output. Anything on standard error fails. */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/gazette.cjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
    maxBuffer: 2 ** 26,
    timeout: 600_000,
    killSignal: 'SIGKILL',
  });
  expect([status, stderr], `${args.join(' ')}\n${stdout}`).toEqual([0, '']);
  return stdout;
}

const build = () => run('build', '--production');
const attach = () => run('attach', '_site', '--output', '_both');

const outputs = { build: ['dist', 'deploy'], attach: ['_both', '_both-deploy'] } as const;
const digestOf = (folders: readonly string[]) =>
  sha256(
    Buffer.from(
      folders
        .flatMap((folder) =>
          listTree(join(root, folder)).map(({ path, kind }) =>
            kind === 'file'
              ? `${folder}/${path} ${sha256(readFileSync(join(root, folder, path)))}`
              : `${folder}/${path}`,
          ),
        )
        .join('\n'),
    ),
  );

/** Names, sizes, times and inodes of all that lies in the cache and in what is published. */
const stampsOf = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    listTree(join(root, folder)).map(({ path, size, mtimeMs, ino }) => `${folder}/${path} ${size} ${mtimeMs} ${ino}`),
  );

const filesIn = (folder: string) => {
  const below = join(root, folder);
  const entries = readdirSync(below, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort();
};

type Random = (below: number) => number;
const damages: readonly (readonly [string, (file: string, random: Random, other: string) => void])[] = [
  [
    'a flipped bit',
    (file, random) => {
      const bytes = readFileSync(file);
      if (bytes.length > 0) bytes[random(bytes.length)]! ^= 1 << random(8);
      writeFileSync(file, bytes);
    },
  ],
  ['a torn end', (file, random) => truncateSync(file, random(lstatSync(file).size + 1))],
  ['no file', (file) => rmSync(file)],
  // A file of another version: its seal fits its body, and says that it is about something else.
  ['another version', (file) => writeFileSync(file, seal('of another version', readFileSync(file).subarray(32)))],
  [
    'another file in its place',
    (file, _, other) => {
      renameSync(file, `${file}~`);
      renameSync(other, file);
      renameSync(`${file}~`, other);
    },
  ],
];

test(`${damaged} damages to caches, state and manifest publish no wrong byte, end no build, and are healed by it`, () => {
  const random = seeded(15);
  const page = readdirSync(join(root, 'content/pages'), { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('.md'),
  );
  const source = join(root, 'content/pages', page ?? '');
  const texts = [readFileSync(source, 'utf8'), `${readFileSync(source, 'utf8').trimEnd()}\n\nOne sentence more.\n`];
  const right = texts.map((text) => {
    writeFileSync(source, text);
    run('build', '--production', '--full');
    attach();
    return { build: digestOf(outputs.build), attach: digestOf(outputs.attach) };
  });
  build();
  const tally = new Map<string, number>();
  for (let done = 0, turn = 0; done < damaged; turn++) {
    const command = turn % 4 === 3 ? 'attach' : 'build';
    const files = filesIn('.cache');
    const data = files.filter((file) => !file.includes('/bundle/'));
    // Each time that takes a new bundle, which is most of what this test takes.
    const isCode = (turn + runTurn) % 3 === 2;
    const told: string[] = [];
    for (let n = 0; n < atOnce; n++, done++) {
      const [what, damage] = damages[(done + runTurn) % damages.length]!;
      const from = (isCode ? files : data).filter((file) => lstatSync(file, { throwIfNoEntry: false })?.isFile());
      // One in eight is the manifest, which stands beside what is published.
      const isManifest = command === 'build' && random(8) === 0 && what !== 'no file';
      const file = isManifest ? join(root, 'deploy', manifestFile) : from[random(from.length)]!;
      if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) continue;
      const other = isManifest ? file : from[random(from.length)]!;
      if (file !== other || what !== 'another file in its place') damage(file, random, other);
      told.push(`${what}: ${file}`);
      tally.set(what, (tally.get(what) ?? 0) + 1);
    }
    const [text, isGone] = [random(2), random(3) === 0];
    if (random(2) === 0) writeFileSync(source, texts[text]!);
    const now = texts.indexOf(readFileSync(source, 'utf8'));
    if (isGone) for (const folder of outputs[command]) rmSync(join(root, folder), { recursive: true, force: true });
    if (command === 'build') build();
    else attach();
    expect(digestOf(outputs[command]), told.join('\n')).toBe(right[now]![command]);
    const healed = stampsOf(['.cache', ...outputs[command]]);
    expect(command === 'build' ? build() : attach()).toContain('Nothing changed');
    expect(stampsOf(['.cache', ...outputs[command]]), told.join('\n')).toEqual(healed);
    if (thoroughness === 3 && turn % 25 === 0) console.log(`${done} damages:`, Object.fromEntries(tally));
  }
  expect([...tally.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(damaged * 0.7);
  if (thoroughness === 3) expect(tally.size).toBe(damages.length);
});
