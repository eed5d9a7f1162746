import { listIn, textIn } from '../../../../checks/published/members.ts';
import { isObject } from '../../../../core/forms.ts';
import { withoutParameters } from '../../../../core/media-types.ts';
import { capabilityOf } from '../../../capability-of.ts';
import type { Origin } from '../../origin.ts';
import type { Requirement } from '../../requirement.ts';
import { fail, type Judged, notStated, pass } from '../../verdict.ts';
import { discovery, rowsOf } from '../row.ts';

const row = rowsOf('service');

interface Owed {
  readonly id: string;
  readonly clause: string;
  readonly path: string;
  readonly type: string;
  readonly what: string;
  /** Published only if the organisation states something for it. */
  readonly isOptional?: true;
}

const json = 'application/json';
const markdown = 'text/markdown; charset=utf-8';
const text = 'text/plain; charset=utf-8';

/** Documents at well-known paths of the service. */
export const owed: readonly Owed[] = [
  { id: 'index', clause: '4.1', path: '/api/v1/index.json', type: json, what: 'The index of the API' },
  { id: 'status', clause: '4.1', path: '/api/v1/status.json', type: json, what: 'The status of the API' },
  { id: 'company', clause: '4.1', path: '/api/v1/company.json', type: json, what: 'The company document' },
  {
    ...{ id: 'solutions', clause: '4.1', path: '/api/v1/solutions.json', type: json },
    ...{ what: 'The document of solutions, workflows and technology', isOptional: true },
  },
  {
    ...{ id: 'industries', clause: '4.1', path: '/api/v1/industries.json', type: json },
    ...{ what: 'The document of industries', isOptional: true },
  },
  {
    ...{ id: 'faq', clause: '4.1', path: '/api/v1/faq.json', type: json },
    ...{ what: 'The document of questions and answers', isOptional: true },
  },
  { id: 'openapi', clause: '4.1', path: '/api/v1/openapi.json', type: json, what: 'The description of the API' },
  {
    ...{ id: 'api-catalog', clause: '2.4', path: '/.well-known/api-catalog' },
    ...{ type: 'application/linkset+json', what: 'The API catalog' },
  },
  {
    ...{ id: 'skills', clause: '2.4', path: '/.well-known/agent-skills/index.json', type: json },
    ...{ what: 'The index of skills', isOptional: true },
  },
  {
    ...{ id: 'card', clause: '2.4', path: '/.well-known/mcp/server-card.json', type: json },
    what: 'The server card',
  },
  {
    ...{ id: 'protected-resource', clause: '2.4', path: '/.well-known/oauth-protected-resource', type: json },
    what: 'The metadata of the protected resource',
  },
  {
    ...{ id: 'authorization-server', clause: '2.4', path: '/.well-known/oauth-authorization-server', type: json },
    what: 'The metadata of the authorization server',
  },
  { id: 'auth', clause: '2.4', path: '/auth.md', type: markdown, what: 'The authentication guide' },
  { id: 'reference', clause: '2.4', path: '/docs/api.md', type: markdown, what: 'The API reference' },
  { id: 'homepage', clause: '2.4', path: '/index.md', type: markdown, what: 'The homepage as Markdown' },
  { id: 'llms', clause: '2.4', path: '/llms.txt', type: text, what: 'The orientation file for language models' },
  { id: 'security', clause: '2.4', path: '/.well-known/security.txt', type: text, what: 'The security contact' },
  { id: 'sitemap', clause: '2.4', path: '/sitemap.xml', type: 'application/xml', what: 'The sitemap' },
  { id: 'robots', clause: '2.4', path: '/robots.txt', type: text, what: 'The robots file' },
];

/** Id of the row that checks whether a document is served: rows on its content follow it. */
export const servedRow = (id: string): string => `service-served-${id}`;

/** What rows on the content of one such document have in common. */
export function ofDocument(id: string): Required<Pick<Requirement, 'needs' | 'after'>> & { readonly paths: string[] } {
  const { path } = owed.find((each) => each.id === id) ?? {};
  if (path === undefined) throw new Error(`No document is called ${id}`);
  return { needs: [capabilityOf(path)], paths: [path], after: [servedRow(id)] };
}

export const documentRows: readonly Requirement[] = [
  ...owed.map((each) =>
    row(`served-${each.id}`, each.clause, `${each.what} answers at ${each.path}, as ${withoutParameters(each.type)}.`, {
      needs: [capabilityOf(each.path), 'media-types'],
      paths: [each.path],
      look: (origin) => served(origin, each),
    }),
  ),
  row('served-skill', '2.4', 'Each skill answers as Markdown.', {
    needs: [...discovery, 'media-types'],
    paths: skillPaths,
    after: [servedRow('skills')],
    look(origin) {
      const skills = skillPaths(origin);
      if (skills.length === 0) return notStated('skills', 'content/skills/ has none.');
      const wrong = skills.find((path) => origin.typeOf(path) !== 'text/markdown');
      return wrong === undefined
        ? pass(`${skills.join(', ')}: text/markdown`)
        : fail(`${wrong}: ${origin.typeOf(wrong) || '404'}`);
    },
  }),
];

/** Files of skills: served ones, and those that the index names. */
export function skillPaths({ paths, json: bodyAt, pathOf }: Origin): string[] {
  const named = listIn(bodyAt('/.well-known/agent-skills/index.json'), 'skills').flatMap((skill) => {
    const url = textIn(skill, 'url') ?? '';
    return pathOf(url) ?? (url.startsWith('/') ? url : []);
  });
  return [...new Set([...named, ...paths.filter((path) => path.endsWith('/SKILL.md'))])];
}

function served(origin: Origin, { path, type, isOptional }: Owed): Judged {
  if (isOptional && !origin.release.routes.has(path) && !isNamed(origin, path))
    return notStated(nameOf(path), `Nothing is stated that ${path} would hold, and nothing leads there.`);
  const { status, headers, text: body } = origin.ask(path, { headers: { accept: withoutParameters(type) } });
  const sent = headers['content-type'] ?? '';
  if (status !== 200) return fail(`GET ${path}: ${status}`);
  if (sent !== type && !(type === 'application/linkset+json' && sent.startsWith(`${type};`)))
    return fail(`GET ${path}: ${sent}, not ${type}`);
  if (/json$/.test(type) && !isObject(origin.json(path))) return fail(`${path} is no JSON object`);
  return body.trim() === '' ? fail(`${path} is empty`) : pass(`GET ${path}: 200, ${sent}`);
}

const nameOf = (path: string): string =>
  path.includes('agent-skills') ? 'skills' : path.slice(path.lastIndexOf('/') + 1, -5);

/** Whether an index names a document: then it is lost, not left out. */
function isNamed({ text: textAt, url }: Origin, path: string): boolean {
  return ['/api/v1/index.json', '/api/v1/openapi.json', '/.well-known/api-catalog', '/llms.txt'].some((at) => {
    const said = textAt(at);
    return said.includes(`"${path}"`) || said.includes(`${url}${path}`);
  });
}
