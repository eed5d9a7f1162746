import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proveRelease } from '../../../src/checks/proof/prove.ts';
import { buildCatalog } from '../../../src/compile/catalog.ts';
import { render } from '../../../src/compile/render.ts';
import type { Site } from '../../../src/content/site.ts';
import { listDocuments } from '../../../src/documents/documents.ts';
import type { Filling } from '../../support/generate/input.ts';
import { anySite } from '../../support/generate/site.ts';
import { thoroughness } from '../../support/runs.ts';

/** How many sites of each filling. */
const each = [1, 3, 70][thoroughness - 1] ?? 1;

/** Problems that a proof of all documents and pages of a site reports, as it is rendered. */
function toldOf(site: Site): string[] {
  const catalog = buildCatalog(listDocuments(site), () => {});
  const release = render(site, catalog, () => {});
  return proveRelease({ site, catalog, release }).map(
    ({ file, expected, found }) => `${file} expected ${expected}, got ${found}`,
  );
}

it.each<readonly [Filling, number]>([
  ['full', 100],
  ['bare', 1100],
  ['any', 2100],
])('no false alarm on whole sites, made from the content schemas: %s', (filling, from) => {
  let proven = 0;
  for (let seed = from; proven < each; seed++) {
    const site = siteOf(filling, seed);
    if (!site) continue;
    expect(toldOf(site), `${filling}, seed ${seed}`).toEqual([]);
    proven += 1;
  }
});

/** Absent where the checks of content refuse what was generated: fields that contradict each other. */
function siteOf(filling: Filling, seed: number): Site | undefined {
  try {
    return fc.sample(anySite(filling), { numRuns: 1, seed })[0]?.site;
  } catch (error) {
    if (String(error).includes('A generated site is refused')) return undefined;
    throw error;
  }
}
