import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UnreachableError } from '../../src/audit/exchange.ts';
import { main as build } from '../../src/commands/build.ts';
import { UsageError } from '../../src/commands/common/arguments.ts';
import { main as rehearse } from '../../src/commands/report/rehearse.ts';
import { PublishError } from '../../src/publish/errors.ts';
import { invocationOf } from '../support/invocation.ts';

const project = new URL('../../', import.meta.url).pathname;
let root: string;
const run = async (...args: string[]) => {
  const { invocation, said } = invocationOf(root, args);
  return { code: await rehearse(invocation), said: said() };
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gazette-rehearse-'));
  cpSync(join(project, 'tests/fixtures/small'), root, { recursive: true });
  const { invocation } = invocationOf(root, []);
  expect(await build(invocation)).toBe(0);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

it('ends with 0 and a table where every question is answered', async () => {
  const { code, said } = await run();
  expect(said).toMatch(/^ {2,}answered/m);
  expect(said).toMatch(/\n✓ Every question is answered from every entry point of https:\/\/pumpen\.example/);
  expect(code).toBe(0);
});

it('ends with 1 and says so in JSON where a question of the content has no answer', async () => {
  const file = join(root, 'content/site.ts');
  const before = readFileSync(file, 'utf8');
  const own = "questionsToRehearse: [{ question: 'Schwimmt sie?', words: ['schwimmt oben'] }],\n} satisfies";
  writeFileSync(file, before.replace('} satisfies', own));
  const { code, said } = await run('--json');
  writeFileSync(file, before);
  const rows = said
    .trimEnd()
    .split('\n')
    .map((row) => JSON.parse(row) as { failure?: { kind: string; message: string } });
  expect(rows.flatMap(({ failure }) => failure?.kind ?? [])).toEqual(Array(8).fill('unanswered'));
  expect(rows.find(({ failure }) => failure)?.failure?.message).toContain('Schwimmt sie?');
  expect(code).toBe(1);
});

it('says what is wrong in content/site.ts instead of leaving out its questions', async () => {
  const file = join(root, 'content/site.ts');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('} satisfies', '} } satisfies'));
  const { code, said } = await run();
  writeFileSync(file, before);
  expect(said).toMatch(/^content\/site\.ts:\d+:\d+ .*\[module-syntax\]/);
  expect(said).not.toContain('answered');
  expect(code).toBe(1);
});

it('refuses wrong arguments, tells what is not built, and what does not answer', async () => {
  await expect(run('https://a.example', 'https://b.example')).rejects.toThrow(UsageError);
  await expect(run('https://a.example/path')).rejects.toThrow(UsageError);
  await expect(run('http://127.0.0.1:9', '--timeout', '0')).rejects.toThrow(UsageError);
  await expect(run('--html', 'report.html')).rejects.toThrow('There is no flag --html.');
  await expect(run('--output', 'nothing')).rejects.toThrow(PublishError);
  await expect(run('http://127.0.0.1:9')).rejects.toThrow(UnreachableError);
});
