import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../../../src/commands/import.ts';
import { invocationOf } from '../../support/invocation.ts';
import { german } from './samples.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'gazette-import-command-'));
  for (const [file, text] of Object.entries(german)) {
    mkdirSync(dirname(join(dir, 'export', file)), { recursive: true });
    writeFileSync(join(dir, 'export', file), text);
  }
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const run = async (...args: string[]) => {
  const { invocation, said } = invocationOf(dir, args);
  return { code: await main(invocation), said: said() };
};

it('shows the draft, and writes nothing', async () => {
  const { said, code } = await run('export');
  expect(code).toBe(0);
  expect(said).toContain('content/company.ts');
  expect(said).toContain("legalName: 'Muster Maschinenbau GmbH'");
  expect(said).toContain('Drafted from 2 pages; nothing was written. To write it: --output DIR');
  expect(readdirSync(dir)).toEqual(['export']);
});

it('writes a folder that has no content, and never over one that has', async () => {
  const { said, code } = await run('export', '--output', 'site', '--base-url', 'https://facts.muster.example');
  expect(code).toBe(0);
  expect(said).toMatch(
    /✓ Wrote 7 files to site\/, drafted from 2 pages\n {2}\d+ places to confirm: npx gazette confirm --content site\/content\n/,
  );
  expect(readFileSync(join(dir, 'site/content/site.ts'), 'utf8')).toContain("baseUrl: 'https://facts.muster.example'");
  expect(existsSync(join(dir, 'site/public/.gitkeep'))).toBe(true);
  await expect(run('export', '--output', 'site')).rejects.toThrow('not empty');
});

it.each([
  [['export', '--output', 'other', '--kind', 'compny'], /--kind: expected one of .*company/],
  [['export', '--add'], /are for rows/],
  [['nothing'], /There is no nothing\./],
  [['--output', 'x'], /import needs/],
])('%j: says what it needs', async (args, says) => {
  await expect(run(...args)).rejects.toThrow(says);
  expect(readdirSync(dir)).toEqual(['export']);
});
