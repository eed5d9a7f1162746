import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readSiteFolder } from '../../src/commands/attach/run-attach.ts';
import { main as attachMain } from '../../src/commands/attach.ts';
import { main as build } from '../../src/commands/build.ts';
import { invocationOf } from '../support/invocation.ts';
import { html } from './found.ts';

const small = new URL('../fixtures/small', import.meta.url).pathname;
let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gazette-attach-odd-'));
  cpSync(small, root, { recursive: true });
});

async function attach(...args: string[]): Promise<{ code: number; said: string }> {
  const { invocation, said } = invocationOf(root, args);
  const code = await attachMain(invocation);
  return { code, said: said() };
}

it('a folder that is not there, a file, and no folder at all are told', async () => {
  expect(await attach('none/at/all')).toMatchObject({ code: 1, said: expect.stringContaining('found none') });
  write('page.html', 'x');
  await expect(attach('page.html')).rejects.toThrow('page.html is a file');
  await expect(attach('--content', 'content')).rejects.toThrow('the built folder of the other site first');
  mkdirSync(join(root, 'empty'));
  expect(await attach('empty')).toMatchObject({ code: 1, said: expect.stringContaining('without any file of HTML') });
});

it('a site of our own is refused', async () => {
  expect(await build(invocationOf(root, ['--out', 'site']).invocation)).toBe(0);
  expect(await attach('site')).toMatchObject({ code: 1, said: expect.stringContaining('one that Gazette has built') });
});

it('links are left alone, and may be led to', async () => {
  write('elsewhere/page.html', html('Elsewhere', 'x'));
  write('_site/index.html', html('Home', '<a href="/linked/page.html">1</a> <a href="/gone.html">2</a>', { nav: '' }));
  symlinkSync('../elsewhere', join(root, '_site/linked'));
  symlinkSync('nowhere', join(root, '_site/llms.txt'));
  const { code, said } = await attach('_site');
  expect([code, said]).toEqual([0, expect.not.stringContaining('/linked/')]);
  expect(said).toMatch(/"\/gone\.html".*\[foreign-link-dead\]/);
  expect(readlinkSync(join(root, '_site/llms.txt'))).toBe('nowhere');
  expect(readFileSync(join(root, 'elsewhere/page.html'), 'utf8')).toBe(html('Elsewhere', 'x'));
  expect(existsSync(join(root, 'elsewhere/page.md'))).toBe(false);
});

it('a file that cannot be read is no page without content', () => {
  write('_site/index.html', '');
  const { bytes } = readSiteFolder(join(root, '_site'));
  expect(() => bytes('gone.html')).toThrow(/ENOENT.*gone\.html/);
});
