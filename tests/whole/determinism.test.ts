import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isWordFile } from '../../src/core/document.ts';
import { findTool } from '../hosts/tools.ts';
import { thoroughness } from '../support/runs.ts';

const root = new URL('../../', import.meta.url).pathname;
const temp = mkdtempSync(join(tmpdir(), 'gazette-determinism-'));
afterAll(() => rmSync(temp, { recursive: true, force: true }));

function digest(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${file.slice(dir.length)} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`);
}

const project = root;
const small = join(root, 'tests/fixtures/small');
const faultsFile = join(root, 'tests/whole/faults.cjs');

interface Faults {
  /** Milliseconds that the clock is off. */
  readonly clock?: number;
  readonly umask?: number;
  readonly processors?: number;
  /** Folders are listed in an order of this seed. */
  readonly shuffle?: number;
}

const onMachine = (faults: Faults) => ({
  GAZETTE_FAULTS: JSON.stringify(faults),
  NODE_OPTIONS: `--require ${JSON.stringify(faultsFile)}`,
});

/** The files that a build publishes, or that it was refused. */
function outcome(make: () => string[]): string[] | string {
  try {
    return make();
  } catch (error) {
    return `exit ${(error as { status?: number }).status}`;
  }
}

function build(
  name: string,
  env: Record<string, string>,
  cwd = root,
  from = project,
  node = process.execPath,
): string[] {
  const copy = join(temp, `${name} content`, 'content');
  cpSync(join(from, 'content'), copy, { recursive: true });
  cpSync(join(from, 'public'), join(temp, `${name} content`, 'public'), { recursive: true });
  const out = join(temp, name, 'dist');
  execFileSync(node, [join(root, 'scripts/gazette.cjs'), 'build', '--full', '--content', copy, '--output', out], {
    cwd,
    // The test runner sets BASE_URL for itself.
    env: { ...process.env, BASE_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return [...digest(out), ...digest(join(temp, name, 'deploy'))];
}

/** The output of this machine with nothing changed, once. */
let made: string[] | undefined;
const plain = () => {
  made ??= build('plain', {});
  return made;
};

it('the output is the same bytes in another folder, time zone, locale, home and with another user name', () => {
  expect(plain().length).toBeGreaterThan(40);
  const canary = 'canary-8f3a';
  const other = build(
    'two',
    {
      TZ: 'America/Los_Angeles',
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
      HOME: join(temp, canary),
      USER: canary,
      GAZETTE_SECRET: canary,
    },
    temp,
  );
  expect(other).toEqual(plain());
});

/** Machines that differ in everything that a build may not see. */
const machines: readonly (readonly [string, Faults])[] = [
  ['files listed in another order', { shuffle: 7 }],
  ['one processor', { processors: 1 }],
  ['sixty-four processors', { processors: 64 }],
  ['a umask for nobody else', { umask: 0o077 }],
  ['a umask for everybody', { umask: 0 }],
];

it.each(
  thoroughness < 3
    ? [['all of these at once', Object.assign({}, ...machines.map(([, each]) => each))] as const]
    : machines,
)('the output is the same bytes with %s', (name, faults) => {
  expect(build(name, onMachine(faults))).toEqual(plain());
});

it('a clock that is off changes nothing but what is of a day', () => {
  const day = 86_400_000;
  const years = thoroughness < 3 ? [9] : [-9, -1, 1, 9];
  // A day of its own each: facts expire, and the support of a security contact, which ends the build with an error.
  const told = (clock: number) => build(`clock ${clock}`, onMachine({ clock }), root, small);
  const today = build('clock', onMachine({ clock: Date.parse('2026-03-15T12:00:00Z') - Date.now() }), root, small);
  expect(told(Date.parse('2026-10-01T12:00:00Z') - Date.now())).toEqual(today);
  for (const year of years) {
    const clock = year * 365 * day;
    // A site published on another day is what a clean build of that day makes: twice the same, or twice refused.
    expect(outcome(() => told(clock))).toEqual(outcome(() => told(clock + 60_000)));
  }
});

/** The newer Node of tests/tools, and those that are named: paths with commas between. */
const newer = findTool(`node-${process.platform}-${process.arch}`, 'bin/node');
const nodes = [newer ?? '', ...(process.env.OTHER_NODES ?? '').split(',')].filter(Boolean);
it.runIf(nodes.length > 0).each(nodes)('the output is the same bytes with %s', (node) => {
  expect(build(`node ${nodes.indexOf(node)}`, {}, root, project, node)).toEqual(plain());
});

it('another base URL changes the origin and nothing else', () => {
  const files = (dir: string) =>
    readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
      (e) =>
        e.isFile() &&
        /\.(?:html|md|json|txt|xml)$|well-known\/[a-z-]+$/.test(join(e.parentPath, e.name)) &&
        !/openapi\.json|agent-skills/.test(join(e.parentPath, e.name)),
    );
  plain();
  build('four', { BASE_URL: 'https://facts.tarrowfen.test' });
  const three = join(temp, 'plain/dist');
  for (const entry of files(three)) {
    const name = join(entry.parentPath, entry.name).slice(three.length);
    // The second time as it stands in the subject of a mail that names a page.
    const a = readFileSync(join(three, name), 'utf8')
      .replaceAll('https://example.com', 'https://facts.tarrowfen.test')
      .replaceAll('https%3A%2F%2Fexample.com', 'https%3A%2F%2Ffacts.tarrowfen.test');
    const b = readFileSync(join(temp, 'four/dist', name), 'utf8');
    // Words of the host are others, and divide the index otherwise.
    if (isWordFile(name)) continue;
    // Names made of the host, in documents that identify themselves by it.
    expect(
      b
        .replaceAll('test.tarrowfen.facts/', 'com.example/')
        .replaceAll(/(?<=urn:air:|"tag:)facts.tarrowfen.test(?=[:,])/g, 'example.com')
        .replaceAll('"identifier": "facts.tarrowfen.test"', '"identifier": "example.com"'),
      name,
    ).toBe(a);
  }
});
