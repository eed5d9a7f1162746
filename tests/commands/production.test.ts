import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../src/commands/build.ts';
import { invocationOf } from '../support/invocation.ts';

const fixture = new URL('../fixtures/small/', import.meta.url).pathname;
const root = mkdtempSync(join(tmpdir(), 'gazette-production-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The output of one build, and the files that it left in dist/. */
async function built(...args: string[]): Promise<{ said: string; files: Map<string, Buffer> }> {
  const { invocation, said } = invocationOf(root, [
    ...['--content', `${fixture}content`, '--public', `${fixture}public`, '--output', join(root, 'dist')],
    ...args,
  ]);
  expect(await main(invocation)).toBe(0);
  const names = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  const paths = names.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 6)).sort();
  return { said: said(), files: new Map(paths.map((path) => [path, readFileSync(join(root, 'dist', path))])) };
}

const isSideCar = (file: string) => /[.](?:br|gz)$/.test(file);
const sizeOf = ({ files }: { files: Map<string, Buffer> }, end: string) =>
  [...files].reduce((sum, [file, { byteLength }]) => (file.endsWith(end) ? sum + byteLength : sum), 0);
const isPicture = (file: string) => file.startsWith('assets/og.');
const isPage = (file: string) => file.endsWith('.html');

test('only a build for production compresses, only --pictures draws a picture for each page, and nothing else differs', async () => {
  const first = await built('--production');
  const plain = await built();
  expect([...plain.files.keys()].filter(isSideCar)).toEqual([]);
  expect([...plain.files.keys()].filter(isPicture)).toHaveLength(1);
  expect(plain.said).toContain('npx gazette build --production');

  expect([...first.files.keys()].filter(isPicture)).toHaveLength(1);
  // After a build of the other kind, either is what it is without anything kept.
  expect((await built('--production')).files).toEqual(first.files);
  expect((await built('--full')).files).toEqual(plain.files);
  const whole = await built('--production', '--pictures');
  expect(whole.said).not.toContain('--production');
  const sideCars = [...whole.files.keys()].filter(isSideCar);
  expect(sideCars.length).toBeGreaterThan(20);
  for (const file of sideCars.filter((name) => name.endsWith('.br')))
    expect(brotliDecompressSync(whole.files.get(file) ?? '')).toEqual(whole.files.get(file.slice(0, -3)));
  expect([...whole.files.keys()].filter(isPicture).length).toBeGreaterThan(4);

  const rest = ({ files }: typeof plain) => [...files].filter(([file]) => !isSideCar(file) && !isPicture(file));
  const changed = rest(plain).filter(([file, bytes]) => !whole.files.get(file)?.equals(bytes));
  expect(rest(plain).map(([file]) => file)).toEqual(rest(whole).map(([file]) => file));
  expect(changed.map(([file]) => file).filter((file) => !isPage(file))).toEqual([]);
  const withoutPictures = (bytes: Buffer | undefined) =>
    String(bytes).replace(/<meta property="og:image(?::alt)?" content="[^"]*">/g, '');
  for (const [file, bytes] of changed) expect(withoutPictures(whole.files.get(file))).toBe(withoutPictures(bytes));
});

test('--compress=best makes smaller Brotli files and gzip files than the default, of the same texts', async () => {
  const fast = await built('--production');
  const best = await built('--production', '--compress=best');
  expect(sizeOf(best, '.br')).toBeLessThan(sizeOf(fast, '.br') * 0.95);
  expect(sizeOf(best, '.gz')).toBeLessThan(sizeOf(fast, '.gz'));
  const texts = ({ files }: typeof fast) => [...files].filter(([file]) => !isSideCar(file));
  expect(texts(best)).toEqual(texts(fast));
});
