import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogOf } from '../../../src/compile/catalog.ts';
import { prove } from '../../../src/compile/proof/prove.ts';
import { render } from '../../../src/compile/render.ts';
import type { Site } from '../../../src/content/site.ts';
import { documents } from '../../../src/documents/documents.ts';
import type { Filling } from '../../support/generate/input.ts';
import { anySite } from '../../support/generate/site.ts';
import { thoroughness } from '../../support/runs.ts';
import { allPages } from './staged.ts';

/** How many sites of each filling. */
const each = [1, 3, 70][thoroughness - 1] ?? 1;

/** What a proof of all documents and pages of a site says, as it is rendered. */
async function toldOf(site: Site): Promise<string[]> {
  const catalog = catalogOf(documents(site), () => {});
  const release = render(site, catalog, () => {});
  const read = (file: string) => release.files.get(file)?.bytes ?? new Uint8Array();
  const staged = { written: new Set(release.files.keys()), read, pause: async () => {} };
  const found = await prove({ site, catalog, release }, staged, allPages);
  return found.map(({ at, message }) => `${at?.file} ${message}`);
}

it.each<readonly [Filling, number]>([
  ['full', 100],
  ['bare', 1100],
  ['any', 2100],
])('no false alarm on whole sites, made from the content schemas: %s', async (filling, from) => {
  let proven = 0;
  for (let seed = from; proven < each; seed++) {
    const site = siteOf(filling, seed);
    if (!site) continue;
    expect(await toldOf(site), `${filling}, seed ${seed}`).toEqual([]);
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
