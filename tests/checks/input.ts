import type { CheckInput } from '../../src/checks/check.ts';
import { buildCatalog } from '../../src/compile/catalog.ts';
import { render } from '../../src/compile/render.ts';
import { validate } from '../../src/content/check/validate.ts';
import { loadSources } from '../../src/content/read/load.ts';
import { listDocuments } from '../../src/documents/documents.ts';

const unexpected = (problem: unknown): never => {
  throw new Error(`the example has a problem: ${JSON.stringify(problem)}`);
};
const root = new URL('../../', import.meta.url).pathname;
const sources = loadSources(`${root}content`, `${root}public`, unexpected);
const site = validate(sources, { preview: false }, unexpected)!;
const catalog = buildCatalog(listDocuments(site), unexpected);

/** The example, ready to be checked: what build() hands to every check. */
export const exampleInput: CheckInput = {
  site,
  sources,
  catalog,
  release: render(site, catalog, unexpected),
  today: '2026-11-21',
};
