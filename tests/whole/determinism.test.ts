import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

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

function build(name: string, env: Record<string, string>, cwd = root): string[] {
  const copy = join(temp, `${name} content`, 'content');
  cpSync(join(root, 'content'), copy, { recursive: true });
  cpSync(join(root, 'public'), join(temp, `${name} content`, 'public'), { recursive: true });
  const out = join(temp, name, 'dist');
  execFileSync(process.execPath, [join(root, 'scripts/gazette.cjs'), 'build', '--content', copy, '--out', out], {
    cwd,
    // The test runner sets BASE_URL for itself.
    env: { ...process.env, BASE_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return [...digest(out), ...digest(join(temp, name, 'deploy'))];
}

it('the output is the same bytes in another folder, time zone, locale, home and with another user name', () => {
  const first = build('one', { TZ: 'UTC', LC_ALL: 'C' });
  expect(first.length).toBeGreaterThan(40);
  const canary = 'canary-8f3a';
  const other = build(
    'two',
    {
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
      HOME: join(temp, canary),
      USER: canary,
      GAZETTE_SECRET: canary,
    },
    temp,
  );
  expect(other).toEqual(first);
});

it('another base URL changes the origin and nothing else', () => {
  const files = (dir: string) =>
    readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
      (e) =>
        e.isFile() &&
        /\.(?:html|md|json|txt|xml)$|well-known\/[a-z-]+$/.test(join(e.parentPath, e.name)) &&
        !/openapi\.json|agent-skills/.test(join(e.parentPath, e.name)),
    );
  build('three', {});
  build('four', { BASE_URL: 'https://facts.tarrowfen.test' });
  const three = join(temp, 'three/dist');
  for (const entry of files(three)) {
    const name = join(entry.parentPath, entry.name).slice(three.length);
    // The second time as it stands in the subject of a mail that names a page.
    const a = readFileSync(join(three, name), 'utf8')
      .replaceAll('https://example.com', 'https://facts.tarrowfen.test')
      .replaceAll('https%3A%2F%2Fexample.com', 'https%3A%2F%2Ffacts.tarrowfen.test');
    const b = readFileSync(join(temp, 'four/dist', name), 'utf8');
    // Names made of the host, in documents that identify themselves by it.
    expect(
      b
        .replaceAll('test.tarrowfen.facts/', 'com.example/')
        .replaceAll('urn:air:facts.tarrowfen.test:', 'urn:air:example.com:')
        .replaceAll('"identifier": "facts.tarrowfen.test"', '"identifier": "example.com"'),
      name,
    ).toBe(a);
  }
});
