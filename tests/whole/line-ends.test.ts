import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { main } from '../../src/commands/build.ts';
import { invocationOf } from '../support/invocation.ts';

// Git for Windows turns the line ends of a clone into CRLF unless it is told otherwise; editors and archives do too.

const root = new URL('../../', import.meta.url).pathname;
const isRepository = spawnSync('git', ['-C', root, 'rev-parse', '--is-inside-work-tree']).status === 0;

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
const contentsOf = (folder: string) =>
  Object.fromEntries(filesBelow(folder).map((file) => [file, readFileSync(join(folder, file), 'base64')]));

it('content whose text files have CRLF line ends builds the same bytes', async () => {
  const folders = ['lf', 'crlf'].map((name) => {
    const folder = mkdtempSync(join(tmpdir(), `gazette-${name}-`));
    for (const part of ['content', 'public']) cpSync(join(root, part), join(folder, part), { recursive: true });
    return folder;
  });
  const [lf = '', crlf = ''] = folders;
  for (const file of filesBelow(crlf)) {
    const text = readFileSync(join(crlf, file), 'latin1');
    if (!text.includes('\0')) writeFileSync(join(crlf, file), text.replace(/\r?\n/g, '\r\n'), 'latin1');
  }
  for (const folder of folders) {
    const { invocation, said } = invocationOf(folder, [], { now: () => Date.parse('2026-11-21T12:00:00Z') });
    expect(await main(invocation), said()).toBe(0);
  }
  for (const name of ['dist', 'deploy']) expect(contentsOf(join(crlf, name))).toEqual(contentsOf(join(lf, name)));
  expect(filesBelow(join(lf, 'dist')).length).toBeGreaterThan(30);
});

it.runIf(isRepository)('a clone with core.autocrlf=true has LF line ends, and the bytes of what is published', () => {
  const list = execFileSync('git', ['-C', root, 'ls-files', '--eol'], { encoding: 'utf8' });
  const attributes = list.split('\n').map((line) => /attr\/(.*?) *\t/.exec(line)?.[1]);
  expect(new Set(attributes.filter(Boolean))).toEqual(new Set(['text=auto eol=lf', '-text']));
});
