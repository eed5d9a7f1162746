import { findListMember, findTextMember, listMembers, listNamesAt } from '../../../../checks/published/members.ts';
import { stripParameters } from '../../../../core/media-types.ts';
import { isObject } from '../../../../core/type-guards.ts';
import { capabilityOf } from '../../../target.ts';
import type { ReleaseOrigin } from '../../origin.ts';
import { createRowFactory, type Requirement, type SourceId } from '../../requirement.ts';
import { exemptUnstated, fail, pass, type RequirementResult } from '../../verdict.ts';

const row = createRowFactory('service');

const json = 'application/json';
const markdown = 'text/markdown; charset=utf-8';
const text = 'text/plain; charset=utf-8';

const rows: readonly (readonly [id: string, clause: string, path: string, type: string, what: string])[] = [
  ['index', '4.1', '/api/v1/index.json', json, 'The index of the API'],
  ['status', '4.1', '/api/v1/status.json', json, 'The status of the API'],
  ['company', '4.1', '/api/v1/company.json', json, 'The company document'],
  ['solutions', '4.1', '/api/v1/solutions.json', json, 'The document of solutions, workflows and technology'],
  ['industries', '4.1', '/api/v1/industries.json', json, 'The document of industries'],
  ['faq', '4.1', '/api/v1/faq.json', json, 'The document of questions and answers'],
  ['openapi', '4.1', '/api/v1/openapi.json', json, 'The description of the API'],
  ['api-catalog', '2.4', '/.well-known/api-catalog', 'application/linkset+json', 'The API catalog'],
  ['skills', '2.4', '/.well-known/agent-skills/index.json', json, 'The index of skills'],
  ['card', '2.4', '/.well-known/mcp/server-card.json', json, 'The server card'],
  [
    'protected-resource',
    '2.4',
    '/.well-known/oauth-protected-resource',
    json,
    'The metadata of the protected resource',
  ],
  [
    'authorization-server',
    '2.4',
    '/.well-known/oauth-authorization-server',
    json,
    'The metadata of the authorization server',
  ],
  ['auth', '2.4', '/auth.md', markdown, 'The authentication guide'],
  ['reference', '2.4', '/docs/api.md', markdown, 'The API reference'],
  ['homepage', '2.4', '/index.md', markdown, 'The homepage as Markdown'],
  ['llms', '2.4', '/llms.txt', text, 'The orientation file for language models'],
  ['security', '2.4', '/.well-known/security.txt', text, 'The security contact'],
  ['sitemap', '2.4', '/sitemap.xml', 'application/xml', 'The sitemap'],
  ['robots', '2.4', '/robots.txt', text, 'The robots file'],
];

/** Published only if the organisation states something for them. */
const optional: ReadonlySet<string> = new Set(['solutions', 'industries', 'faq', 'skills']);

/** Documents at well-known paths of the service. */
export const requiredDocuments = rows.map(([id, clause, path, type, what]) => ({ id, clause, path, type, what }));
type Owed = (typeof requiredDocuments)[number];

/** Id of the row that checks whether a document is served: rows on its content follow it. */
export const servedRowId = (id: string): string => `service-served-${id}`;

/** Members that rows on the content of one such document share. */
export function ofDocument(id: string): Required<Pick<Requirement, 'needs' | 'after'>> & { readonly paths: string[] } {
  const { path } = requiredDocuments.find((each) => each.id === id) ?? {};
  if (path === undefined) throw new Error(`No document is called ${id}`);
  return { needs: [capabilityOf(path)], paths: [path], after: [servedRowId(id)] };
}

/** Makes rows of a source on the content of one such document. */
export const createDocumentRowFactory =
  (source: SourceId, document: string) =>
  (id: string, clause: string, says: string, look: Requirement['look']): Requirement =>
    createRowFactory(source)(id, clause, says, { ...ofDocument(document), look });

export const documentRows: readonly Requirement[] = [
  ...requiredDocuments.map((each) =>
    row(`served-${each.id}`, each.clause, `${each.what} answers at ${each.path}, as ${stripParameters(each.type)}.`, {
      needs: [capabilityOf(each.path), 'media-types'],
      paths: [each.path],
      look: (origin) => served(origin, each),
    }),
  ),
  row('served-skill', '2.4', 'Each skill answers as Markdown, or as an archive.', {
    needs: ['discovery-documents', 'media-types'],
    paths: listSkillPaths,
    after: [servedRowId('skills')],
    look(origin) {
      const skills = listSkillPaths(origin);
      if (skills.length === 0) return exemptUnstated('skills', 'content/skills/ has none.');
      const wrong = skills.find(
        (path) => origin.typeOf(path) !== (path.endsWith('.zip') ? 'application/zip' : 'text/markdown'),
      );
      return wrong === undefined
        ? pass(`${skills.length} of ${skills.length}`)
        : fail(`${wrong}: ${origin.typeOf(wrong) || '404'}`);
    },
  }),
];

/** Files of skills: served ones, and those that the index names. */
export function listSkillPaths({ paths, json: bodyAt, pathOf }: ReleaseOrigin): string[] {
  const named = findListMember(bodyAt('/.well-known/agent-skills/index.json'), 'skills').flatMap((skill) => {
    const url = findTextMember(skill, 'url') ?? '';
    return pathOf(url) ?? (url.startsWith('/') ? url : []);
  });
  return [...new Set([...named, ...paths.filter((path) => path.endsWith('/SKILL.md'))])];
}

function served(origin: ReleaseOrigin, { id, path, type }: Owed): RequirementResult {
  if (optional.has(id) && !origin.release.routes.has(path) && !isNamed(origin, path))
    return exemptUnstated(nameOf(path), `Nothing is stated that ${path} would hold, and nothing leads there.`);
  const { status, headers, text: body } = origin.ask(path, { headers: { accept: stripParameters(type) } });
  const sent = headers['content-type'] ?? '';
  if (status !== 200) return fail(`GET ${path}: ${status}`);
  if (sent !== type && !(type === 'application/linkset+json' && sent.startsWith(`${type};`)))
    return fail(`GET ${path}: ${sent}, not ${type}`);
  if (/json$/.test(type) && !isObject(origin.json(path))) return fail(`${path} is no JSON object`);
  return body.trim() === '' ? fail(`${path} is empty`) : pass(`GET ${path}: 200, ${sent}`);
}

const nameOf = (path: string): string =>
  path.includes('agent-skills') ? 'skills' : path.slice(path.lastIndexOf('/') + 1, -5);

/** Whether an index names a document, or a skill of its folder: then it is lost, not left out. */
function isNamed({ text: textAt, url }: ReleaseOrigin, path: string): boolean {
  return ['/api/v1/index.json', '/api/v1/openapi.json', '/.well-known/api-catalog', '/llms.txt'].some((at) => {
    const said = textAt(at);
    return (
      said.includes(`"${path}"`) || said.includes(url + path.replace('/agent-skills/index.json', '/agent-skills/'))
    );
  });
}

/** Documents of the API in the first language. */
export function listApiPaths({ paths }: ReleaseOrigin): string[] {
  return paths.filter((path) => path.startsWith('/api/v1/'));
}

/** Paths in the API description. */
export const listDescribedPaths = ({ json }: ReleaseOrigin): string[] =>
  listNamesAt(json('/api/v1/openapi.json'), 'paths');

/** All member names of a JSON value, at any depth. */
export const listMemberNames = (value: unknown): string[] => listMembers(value).map(([name]) => name);

/** A document with at most one item in each list. */
export function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortenLists);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortenLists(member)]));
}
