import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTurn } from '../support/runs.ts';
import { seeded } from '../support/seeded.ts';
import { makeProject, type Project } from './project.ts';

let project: Project;
beforeAll(() => {
  project = makeProject();
  for (let run = 0; run < 3; run++) published();
});
afterAll(() => rmSync(project.root, { recursive: true, force: true }));

/** A full build; what it published, as one text. */
function published(): string {
  rmSync(join(project.root, 'dist'), { recursive: true, force: true });
  const { status, stdout, stderr } = project.run(['build']);
  expect(stderr).toBe('');
  expect(stdout).toContain('✓ Built 5 documents');
  expect(status).toBe(0);
  return filesIn('dist').map(read).join('\n');
}

const filesIn = (folder: string) =>
  readdirSync(join(project.root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
const read = (file: string) => readFileSync(file, 'latin1');

function makePipe(file: string): void {
  rmSync(file);
  execFileSync('mkfifo', [file]);
}

const damages: Readonly<Record<string, (file: string, other: string, random: (below: number) => number) => void>> = {
  'a flipped bit': (file, _, random) => {
    const bytes = readFileSync(file);
    bytes[random(bytes.length)]! ^= 1 << random(8);
    writeFileSync(file, bytes);
  },
  'a torn end': (file, _, random) =>
    writeFileSync(file, readFileSync(file).subarray(0, random(readFileSync(file).length))),
  'no bytes': (file) => writeFileSync(file, ''),
  'other bytes': (file, _, random) => writeFileSync(file, `module.exports = ${random(1000)};`),
  'no file': (file) => rmSync(file),
  'a folder in its place': (file) => {
    rmSync(file);
    mkdirSync(join(file, 'x'), { recursive: true });
  },
  'a pipe in its place': (file) => makePipe(file),
  'a link to a device in its place': (file) => {
    rmSync(file);
    symlinkSync('/dev/zero', file);
  },
  'another file in its place': (file, other) => {
    renameSync(file, `${file}~`);
    renameSync(other, file);
    renameSync(`${file}~`, other);
  },
};

// A file that this build has no use for is healed by the one that has.
const loaded =
  /(?:cli|publish-build|publish(?!ed)|save-state|errors)[^/]*\.cjs(?:\.cache)?$|stamp\.json$|state-.*\.bin$/;

test.each(Object.keys(damages).flatMap((damage) => byTurn([1, 2, 3, 4], 4).map((seed) => [damage, seed] as const)))(
  'a cache with %s (%i) changes no byte, stops no build, and is healed by it',
  (damage, seed) => {
    const random = seeded(seed);
    const right = published();
    const files = filesIn('.cache').filter((file) => loaded.test(file));
    expect(files.length).toBeGreaterThan(7);
    const file = files[random(files.length)]!;
    const other = files.filter((name) => name !== file)[random(files.length - 1)]!;
    damages[damage]!(file, other, random);
    const spoiled = filesIn('.cache').includes(file) ? read(file) : undefined;
    expect(published(), file).toBe(right);
    expect(filesIn('.cache').includes(file) && read(file) !== spoiled, `${file} is as it was`).toBe(true);
    expect(project.run(['build']).stdout).toContain('Nothing changed');
  },
);

test('a cache whose every file is a pipe changes no byte, stops no build, and is healed by it', {
  timeout: 180_000,
}, () => {
  const right = published();
  const files = filesIn('.cache');
  for (const file of files) makePipe(file);
  expect(published()).toBe(right);
  expect(files.filter((file) => loaded.test(file) && !filesIn('.cache').includes(file))).toEqual([]);
  expect(project.run(['build']).stdout).toContain('Nothing changed');
});
