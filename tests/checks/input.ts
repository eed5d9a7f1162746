import type { CheckInput } from '../../src/checks/check.ts';
import { buildCatalog } from '../../src/compile/catalog.ts';
import { render } from '../../src/compile/render.ts';
import { listDocuments } from '../../src/documents/documents.ts';
import { siteOf } from '../support/site-of.ts';

const unexpected = (problem: unknown): never => {
  throw new Error(`the example has a problem: ${JSON.stringify(problem)}`);
};
const { site, sources } = siteOf('');
const catalog = buildCatalog(listDocuments(site), unexpected);

/** The example, ready to be checked: what build() hands to every check. */
export const exampleInput: CheckInput = {
  site,
  sources,
  catalog,
  release: render(site, catalog, unexpected),
  today: '2026-11-21',
};
