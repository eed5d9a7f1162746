import { isObject, parseJson } from '../../core/type-guards.ts';
import { letters } from '../published/letters.ts';
import type { ExpectedPage, LanguagePageParts, SharedPageParts } from './expected-page.ts';
import type { ReportFinding } from './finding.ts';
import type { ParsedPage } from './parse-page.ts';
import { listDataScalars } from './scalars.ts';

/** Members of schema.org whose values are facts of the organisation wherever they stand. */
const factual: ReadonlySet<string> = new Set([
  'legalName',
  'email',
  'telephone',
  'streetAddress',
  'postalCode',
  'leiCode',
  'vatID',
  'taxID',
]);

/** Whether the structured data of a page is JSON, is about this page as the catalogue has it, and states the facts. */
export function checkJsonLd(
  page: ParsedPage,
  expected: ExpectedPage,
  kit: SharedPageParts,
  language: LanguagePageParts,
  tell: ReportFinding,
): void {
  const nodes = page.linked.flatMap((text) => {
    const data = parseJson(text);
    if (!isObject(data) || !Array.isArray(data['@graph'])) {
      tell('JSON with a @graph', text);
      return [];
    }
    return data['@graph'].filter(isObject);
  });
  const own = nodes.find((node) => node['@id'] === expected.url);
  if (!own) tell(`a node about ${expected.url}`, 'none');
  const wanted = {
    url: expected.url,
    name: expected.title,
    description: expected.description,
    dateModified: expected.updated,
    inLanguage: expected.language,
  };
  for (const [name, value] of Object.entries(wanted))
    if (own && own[name] !== value) tell(`${name}: ${value ?? 'none'}`, String(own[name]));
  const scalars = listDataScalars(nodes);
  for (const { key, value } of scalars)
    if (factual.has(key) && !kit.values.has(letters(value))) tell(`${key} of the content`, value);
  const organisation = `${kit.baseUrl}/#organization`;
  for (const node of nodes)
    if (node['@id'] === organisation && node.legalName !== undefined && node.legalName !== language.legalName)
      tell(`legalName: ${language.legalName}`, String(node.legalName));
  if (!expected.isHome) return;
  const about = nodes.find((node) => node['@id'] === organisation);
  if (about?.legalName !== language.legalName) tell(`legalName: ${language.legalName}`, String(about?.legalName));
  const said = new Set(scalars.map(({ value }) => value));
  for (const way of language.reached) if (!said.has(way)) tell(way, 'structured data without it');
}
