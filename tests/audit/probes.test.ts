import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createDocumentProbes } from '../../src/audit/probes/documents.ts';
import { createAgentProbes, createEdgeCaseProbes } from '../../src/audit/probes/edge-cases.ts';
import type { Release } from '../../src/core/release.ts';
import { exampleRelease } from '../hosts/release.ts';

const example = exampleRelease();

/** How many requests a site costs that has these documents besides: copies of another, at other paths. */
function costOf(of: string, paths: readonly string[]): number {
  const route = example.routes.get(of)!;
  const routes = new Map([...example.routes, ...paths.map((path) => [path, { ...route, path }] as const)]);
  const release: Release = { ...example, routes };
  return [...createDocumentProbes(release, 'x').flat(), ...createEdgeCaseProbes(release), ...createAgentProbes(release)]
    .length;
}

it('the documentation says by how many requests an audit grows', () => {
  const page = readFileSync(new URL('../../docs/pages/how-to/audit.md', import.meta.url), 'utf8');
  const said = /(\d+) requests for each page, (\d+) for each other document, (\d+) for each folder without a page/.exec(
    page,
  );
  const plain = costOf('/', []);
  const [one, two] = [costOf('/privacy/', ['/more/']), costOf('/privacy/', ['/more/', '/other/'])];
  const ofPage = two - one;
  const ofOther = costOf('/llms.txt', ['/more.txt']) - plain;
  const ofFolder = costOf('/llms.txt', ['/more/more.txt']) - plain - ofOther;
  expect(one - plain).toBe(ofPage);
  expect(said?.slice(1).map(Number)).toEqual([ofPage, ofOther, ofFolder]);
});
