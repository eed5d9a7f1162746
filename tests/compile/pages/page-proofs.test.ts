import { expect, it } from 'vitest';
import type { Finding } from '../../../src/checks/proof/finding.ts';
import { provePages } from '../../../src/compile/pages/page-proofs.ts';
import { html, kit, markdown, meant } from '../../checks/proof/one-page.ts';

/** Pages of which every seventh has lost its title; page 30 could not be read back. */
const tasks = Array.from({ length: 100 }, (_, i) => ({ meant: { ...meant, file: `${i}/index.html` }, key: `${i}` }));
const textsOf = ({ key }: { readonly key: string }) => {
  if (key === '30') return [undefined, markdown] as const;
  return [Number(key) % 7 === 0 ? html().replace('<title>X', '<title>Y') : html(), markdown] as const;
};

async function proven(helpers: number, program?: string): Promise<string[]> {
  const told: string[] = [];
  const take = (found: readonly Finding[], { key }: { readonly key: string }) =>
    void told.push(`${key}: ${found.map((each) => each.found).join()}`);
  await provePages(tasks, textsOf, kit, { helpers, pause: async () => {} }, take, program);
  return told.sort();
}

it('finds on several threads what one finds, each page once', async () => {
  const alone = await proven(0);
  expect(alone).toHaveLength(99);
  expect(alone.filter((line) => line.endsWith(': ')).length).toBe(84);
  expect(await proven(2)).toEqual(alone);
});

it.each([
  ['dies at once', 'throw new Error("no")'],
  ['dies at its first batch', "require('node:worker_threads').parentPort.on('message', () => process.exit(1))"],
  [
    'answers nothing of a batch',
    "require('node:worker_threads').parentPort.on('message', function () { this.postMessage([]) })",
  ],
])('proves here what a thread leaves that %s', async (_, program) => {
  expect(await proven(2, program)).toEqual(await proven(0));
});

it('throws what reading throws, whichever thread asked for it', async () => {
  const broken = () => {
    throw new Error('unreadable');
  };
  for (const helpers of [0, 2])
    await expect(provePages(tasks, broken, kit, { helpers, pause: async () => {} }, () => {})).rejects.toThrow(
      'unreadable',
    );
});
