import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Pictures } from '../../core/picture.ts';
import type { Report } from '../../core/problem.ts';
import type { Sources } from '../read/load.ts';
import type { LocatedData, ValuePath } from '../read/source.ts';
import type { PageFrontMatter } from '../schemas/front-matter.ts';
import type { Page, SectionFile, Site } from '../site.ts';
import { expandFactsInLine, type FactTexts } from './body/fact-texts.ts';
import { sectionNames } from './section-names.ts';

export type PageSections = Pick<Page, (typeof sectionNames)[number] | 'files'>;

/** Targets that page sections may name. */
export interface SectionTargets {
  readonly publicFiles: Sources['publicFiles'];
  readonly pictures: Pictures;
  /** Undefined while content/company.ts is broken. */
  readonly people: Site['company']['people'] | undefined;
}

/**
 * The sections of a page with their facts filled in, and what is known of the files that they name. Reports
 * `fact-unknown` and `reference-unknown`; that a file is missing, the links tell.
 */
export function resolveSections(
  page: PageFrontMatter,
  located: LocatedData,
  facts: FactTexts,
  named: SectionTargets,
  report: Report,
): PageSections {
  const given = Object.fromEntries(sectionNames.flatMap((name) => (page[name] ? [[name, page[name]]] : [])));
  if (Object.keys(given).length === 0) return {};
  const sections = filled(given, [], (text, path) =>
    expandFactsInLine(text, facts, located, path, report),
  ) as PageSections;
  if (named.people) checkTeam(sections.team, located, named.people, report);
  const files = filesOf(sections, named);
  return files.length > 0 ? { ...sections, files: Object.fromEntries(files) } : sections;
}

function filled(value: unknown, path: ValuePath, fill: (text: string, path: ValuePath) => string): unknown {
  if (typeof value === 'string') return fill(value, path);
  if (Array.isArray(value)) return value.map((item, i) => filled(item, [...path, i], fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member, [...path, key], fill)]));
}

function checkTeam(
  team: Page['team'],
  located: LocatedData,
  people: NonNullable<SectionTargets['people']>,
  report: Report,
): void {
  const ids = people.map(({ id }) => id);
  for (const [i, { id }] of (Array.isArray(team) ? team : []).entries()) {
    if (ids.includes(id)) continue;
    const near = findNearestName(id, ids);
    const known = ids.length > 0 ? `Known: ${ids.join(', ')}.` : 'None is listed there.';
    report({
      code: 'reference-unknown',
      at: located.locate(['team', i, 'id']),
      field: `team[${i}].id`,
      message: `expected the id of one of the people in content/company.ts, got "${id}"`,
      hint: near === undefined ? known : formatDidYouMean(near),
    });
  }
}

function filesOf({ hero, team, downloads = [] }: PageSections, { publicFiles, pictures }: SectionTargets) {
  const shown = [hero, ...(Array.isArray(team) ? team : [])].flatMap((each) => each?.picture ?? []);
  return [...shown, ...downloads.map(({ file }) => file)].flatMap((path): [string, SectionFile][] => {
    const found = publicFiles.find(({ file }) => `/${file}` === path);
    const picture = pictures.get(path);
    return found ? [[path, { size: found.bytes.byteLength, ...(picture && { picture }) }]] : [];
  });
}
