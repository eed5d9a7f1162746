import { cpSync, existsSync, mkdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { readSiteFolder } from '../../src/commands/attach/run-attach.ts';
import { main as build } from '../../src/commands/build.ts';
import { html } from './found.ts';
import { attachProject } from './project.ts';

const small = new URL('../fixtures/small', import.meta.url).pathname;

const { at, attach, invoke, write } = attachProject('');

beforeEach(() => {
  cpSync(small, at(''), { recursive: true });
});

it('a folder that is not there, a file, and no folder at all are told', async () => {
  expect(await attach('none/at/all')).toMatchObject({ code: 1, said: expect.stringContaining('found none') });
  write('page.html', 'x');
  await expect(attach('page.html')).rejects.toThrow('page.html is a file');
  await expect(attach('--content', 'content')).rejects.toThrow('the built folder of the other site first');
  mkdirSync(at('empty'));
  expect(await attach('empty')).toMatchObject({ code: 1, said: expect.stringContaining('without any file of HTML') });
});

it('a site of our own is refused', async () => {
  expect(await build(invoke('--output', 'site').invocation)).toBe(0);
  expect(await attach('site')).toMatchObject({ code: 1, said: expect.stringContaining('one that Gazette has built') });
});

it('links are left alone, and may be led to', async () => {
  write('elsewhere/page.html', html('Elsewhere', 'x'));
  write('_site/index.html', html('Home', '<a href="/linked/page.html">1</a> <a href="/gone.html">2</a>', { nav: '' }));
  symlinkSync('../elsewhere', at('_site/linked'));
  symlinkSync('nowhere', at('_site/llms.txt'));
  const { code, said } = await attach('_site');
  expect([code, said]).toEqual([0, expect.not.stringContaining('/linked/')]);
  expect(said).toMatch(/"\/gone\.html".*\[foreign-link-dead\]/);
  expect(readlinkSync(at('_site/llms.txt'))).toBe('nowhere');
  expect(readFileSync(at('elsewhere/page.html'), 'utf8')).toBe(html('Elsewhere', 'x'));
  expect(existsSync(at('elsewhere/page.md'))).toBe(false);
});

it('a file that cannot be read is no page without content', () => {
  write('_site/index.html', '');
  const { bytes } = readSiteFolder(at('_site'));
  expect(() => bytes('gone.html')).toThrow(/ENOENT.*gone\.html/);
});
