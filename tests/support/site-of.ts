import { checks } from '../../src/checks/index.ts';
import { buildCatalog } from '../../src/compile/catalog.ts';
import { withLedgerDates } from '../../src/compile/compile.ts';
import { render } from '../../src/compile/render.ts';
import { validate } from '../../src/content/check/validate.ts';
import { loadSources, type Sources } from '../../src/content/read/load.ts';
import type { Site } from '../../src/content/site.ts';
import type { Problem } from '../../src/core/problem.ts';
import type { Release } from '../../src/core/release.ts';
import { listDocuments } from '../../src/documents/documents.ts';

const root = new URL('../../', import.meta.url).pathname;

/** A day after every date of the contents, on which their security contacts are vouched for. */
const today = '2026-11-21';

/** The validated content of a folder of this project that holds `content/` and `public/`. */
export function siteOf(
  folder: '' | `tests/fixtures/${'small' | 'least' | 'gmbh' | 'charity' | 'manufacturer' | 'authority'}`,
): { site: Site; sources: Sources } {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const sources = loadSources(`${root}${folder}/content`, `${root}${folder}/public`, report);
  const valid = validate(sources, { preview: false }, report);
  const site = valid && withLedgerDates(valid, sources, { today }, report);
  if (!site || problems.length > 0) throw new Error(JSON.stringify(problems));
  return { site, sources };
}

/** A site as it would be published, with what the checks say of it. */
export function published(site: Site, sources: Sources): { release: Release; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const catalog = buildCatalog(listDocuments(site), report);
  const release = render(site, catalog, report);
  for (const check of checks) check({ site, sources, catalog, release, today }, report);
  return { release, problems };
}

/** The texts of a release by the path of their file; pictures are left out. */
export function texts(release: Release): Map<string, string> {
  const files = [...release.files.values()].filter(({ file }) => !/\.(?:br|gz|png|ico)$/.test(file));
  return new Map(files.map(({ file, bytes }) => [file, Buffer.from(bytes).toString('utf8')]));
}

/** An organisation that states only what the content schemas demand: every list that may be empty is. */
export function bare(site: Site): Site {
  const { company } = site;
  const { tradingName: _t, incorporated: _i, sameAs: _s, website: _w, ...known } = company;
  const { notice: _n, dataScope: _d, links: _l, ...settings } = site;
  return {
    ...settings,
    company: { ...known, contactRoutes: [], products: [], compliance: [], publicRecords: [], people: [] },
    access: { interfaces: [], topics: [], requestIncludes: [], reviewSteps: [] },
    solutions: [],
    workflows: [],
    technologyStack: [],
    industries: [],
    questions: [],
    facts: [],
    skills: [],
    features: { llmsFull: true, ard: true, webMcp: true },
    updated: { site: site.updated.site, company: site.updated.company },
  };
}
