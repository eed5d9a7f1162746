import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { main as build } from '../../../src/commands/build.ts';
import { main as report } from '../../../src/commands/report.ts';
import type { Document } from '../../../src/core/document.ts';
import { invocationOf, problemsIn } from '../../support/invocation.ts';

const writer = vi.hoisted(() => ({ isBroken: false }));

// A writer of ours that gets the number of the company wrong.
vi.mock('../../../src/documents/llms-txt.ts', async (original) => {
  const real = await original<typeof import('../../../src/documents/llms-txt.ts')>();
  const spoilt = (document: Document): Document => ({
    ...document,
    render: (context) => {
      const text = document.render(context);
      return writer.isBroken && typeof text === 'string' ? text.replaceAll('HRA 0012', 'HRA 0013') : text;
    },
  });
  return { ...real, llmsTxt: (...given: Parameters<typeof real.llmsTxt>) => real.llmsTxt(...given).map(spoilt) };
});

const project = new URL('../../../', import.meta.url).pathname;
let root: string;
const run = async (...args: string[]) => {
  const { invocation, said } = invocationOf(root, ['--host', 'nginx', ...args]);
  return { code: await report(invocation), said: said() };
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gazette-report-'));
  cpSync(join(project, 'tests/fixtures/small'), root, { recursive: true });
  expect(await build(invocationOf(root, []).invocation)).toBe(0);
});
afterAll(() => rmSync(root, { recursive: true }));

it('finds nothing where our writers are right', async () => {
  writer.isBroken = false;
  const { code, said } = await run('--json');
  expect(problemsIn(said)).toEqual([]);
  expect(code).toBe(0);
});

it('warns of what a writer got wrong, with the line of the content, and fails nothing', async () => {
  writer.isBroken = true;
  const { code, said } = await run('--json');
  const found = problemsIn(said).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(found).toContainEqual(
    expect.objectContaining({
      ...{ code: 'proof-failed', severity: 'warning', file: 'content/company.ts', line: 8 },
      hint: expect.stringContaining('please report'),
    }),
  );
  expect(code).toBe(0);
  expect((await run()).said).toMatch(/content\/company\.ts:8:\d+ warning/);
});

it('reads nothing back where the content has errors, or there is none', async () => {
  writer.isBroken = true;
  const file = join(root, 'content/company.ts');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('companyNumber:', 'companyNumbr:'));
  const broken = await run('--json');
  writeFileSync(file, before);
  expect(problemsIn(broken.said)).toEqual([]);
  expect(broken.code).toBe(0);
  const absent = await run('--json', '--content', 'nowhere');
  expect(problemsIn(absent.said)).toEqual([]);
  expect(absent.code).toBe(0);
});
