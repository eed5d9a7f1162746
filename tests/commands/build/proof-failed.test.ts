import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { exitOf } from '../../../src/commands/build/outcome.ts';
import { main } from '../../../src/commands/build.ts';
import type { ProofOptions, StagedFiles } from '../../../src/compile/proof/prove.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { invocationOf } from '../../support/invocation.ts';
import { makeProject } from '../../whole/incremental/project.ts';

const problem: Problem = { code: 'proof-failed', at: { file: 'dist/index.html' }, message: 'expected a, got b' };
const { proven, finds } = vi.hoisted(() => ({ proven: [] as string[], finds: { problems: [] as unknown[] } }));
vi.mock('../../../src/compile/proof/prove.ts', () => ({
  prove: async (_: unknown, { written, read }: StagedFiles, { pages, proofs }: ProofOptions) => {
    const isNew = !proofs.isKnown('key');
    proofs.note('key');
    proven.push(
      `${pages}: ${written.size > 0 ? read('index.html').length > 0 : 'nothing written'}, ${isNew ? 'new' : 'known'}`,
    );
    return finds.problems;
  },
}));

test('what does not say the facts is no mistake of the content: exit 70, and nothing is published', async () => {
  const project = makeProject();
  const root = join(project.content, '..');
  const run = async (...args: string[]) => {
    const { invocation, said } = invocationOf(root, args);
    return [await main(invocation), said()] as const;
  };
  finds.problems = [problem];
  const [code, said] = await run();
  expect(code).toBe(70);
  expect(said).toContain('dist/index.html');
  expect(said).toContain('expected a, got b  [proof-failed]');
  expect(said).toContain('Nothing was published');
  expect([existsSync(join(root, 'dist')), existsSync(join(root, 'deploy'))]).toEqual([false, false]);
  finds.problems = [];
  expect((await run())[0]).toBe(0);
  const before = readFileSync(join(root, 'dist/index.html'), 'utf8');
  const page = join(
    project.content,
    'pages',
    readdirSync(join(project.content, 'pages')).find((name) => name.endsWith('.md'))!,
  );
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nMehr.\n`);
  finds.problems = [problem];
  expect((await run('--production'))[0]).toBe(70);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe(before);
  // What failed was not remembered as right, nor what a build knew that did not publish.
  expect(proven).toEqual(['sample: true, new', 'sample: true, new', 'all: true, known']);
});

test('how a build ends', () => {
  const problems = [problem];
  expect(exitOf({ problems, published: { outDir: true, deployDir: true } })).toBe(0);
  expect(exitOf({ problems })).toBe(1);
  expect(exitOf({ problems, isBug: true })).toBe(70);
});
