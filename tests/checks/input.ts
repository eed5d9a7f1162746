import { catalogOf } from '../../src/catalog.ts';
import type { CheckInput } from '../../src/checks/check.ts';
import { loadSources } from '../../src/content/load.ts';
import { validate } from '../../src/content/validate.ts';
import { documents } from '../../src/documents/index.ts';
import { render } from '../../src/render.ts';

const unexpected = (problem: unknown): never => {
  throw new Error(`the example has a problem: ${JSON.stringify(problem)}`);
};
const root = new URL('../../', import.meta.url).pathname;
const sources = loadSources(`${root}content`, `${root}public`, unexpected);
const site = validate(sources, { preview: false }, unexpected)!;
const catalog = catalogOf(documents(site), unexpected);

/** The example, ready to be checked: what build() hands to every check. */
export const exampleInput: CheckInput = {
  site,
  sources,
  catalog,
  release: render(site, catalog, unexpected),
  today: '2026-11-21',
};
