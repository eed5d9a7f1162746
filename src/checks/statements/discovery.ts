import { isObject, parseJson } from '../../core/type-guards.ts';
import { parseMarkdownLines } from '../published/lines.ts';
import { findListMember, findMember, findTextMember } from '../published/members.ts';
import { recordApiDocument } from './json.ts';
import { type PublishedRepresentation, type RecordStatement, toLanguageTopic } from './statement.ts';
import { recordText } from './text.ts';

/** Claims of the OpenAPI description: its own, and with the documents that are its examples. */
export function recordOpenapi(doc: PublishedRepresentation, body: unknown, tell: RecordStatement): void {
  const own = (about: string, ...names: string[]) =>
    // Bounded: names of members, written in the code.
    tell(about, findTextMember(body, ...names), `#/${names.join('/')}`);
  own('version of the description', 'info', 'version');
  own('terms of use', 'info', 'termsOfService');
  own('mailbox', 'info', 'contact', 'email');
  own('name of the site', 'info', 'contact', 'name');
  own('text of the licence', 'info', 'license', 'url');
  own('documentation', 'externalDocs', 'url');
  tell(toLanguageTopic('licence', doc), findTextMember(body, 'info', 'license', 'name'), '#/info/license/name');
  tell(
    'origin',
    findTextMember(findListMember(body, 'servers')[0], 'url'),
    '#/servers/0/url',
    findTextMember(findListMember(body, 'servers')[0], 'url')?.slice(0, doc.origin.length),
  );
  // OpenAPI 3.1 §4.8.2: the description is CommonMark, the summary is not.
  const summary = [{ text: findTextMember(body, 'info', 'summary') ?? '', where: '', links: [] }];
  for (const [name, lines] of Object.entries({
    summary,
    description: parseMarkdownLines(findTextMember(body, 'info', 'description') ?? ''),
  }))
    recordText(doc, lines, (about, shown, _, value) => tell(about, shown, `#/info/${name}`, value));
  const isOpen =
    findListMember(body, 'security').length === 0 && findMember(body, 'components', 'securitySchemes') === undefined;
  tell('authentication', isOpen ? 'none' : 'security schemes', '#/security');
  const paths = findMember(body, 'paths');
  for (const [path, item] of Object.entries(isObject(paths) ? paths : {})) {
    if (Object.values(isObject(item) ? item : {}).some((operation) => findListMember(operation, 'security').length > 0))
      tell('authentication', 'security of an operation', `#/paths/${path.replaceAll('/', '~1')}`);
    const answer = findMember(item, 'get', 'responses', '200', 'content', 'application/json');
    const example = findMember(answer, 'example');
    const at = `#/paths/${path.replaceAll('/', '~1')}/get/responses/200/content/application~1json/example`;
    // The description of itself is shown abridged.
    if (path.endsWith('/openapi.json'))
      for (const each of Object.values(Object(findMember(answer, 'examples'))))
        tell('version of the description', findTextMember(each, 'value', 'info', 'version'), at);
    if (example === undefined || path.endsWith('/openapi.json')) continue;
    recordApiDocument(doc, path, example, at, tell);
    tell(`content of ${path}`, 'an example', at, JSON.stringify(example));
  }
}

/** The two OAuth documents: that there is nothing to log in to. */
export function recordOauth(doc: PublishedRepresentation, body: unknown, tell: RecordStatement): void {
  const own = (about: string, name: string) => tell(about, findTextMember(body, name), `#/${name}`);
  own('origin', 'resource');
  own('origin', 'issuer');
  own('name of the site', 'resource_name');
  own('documentation', 'resource_documentation');
  own('privacy policy', 'resource_policy_uri');
  own('terms of use', 'resource_tos_uri');
  own('authentication guide', 'service_documentation');
  tell('authentication guide', findTextMember(body, 'agent_auth', 'skill'), '#/agent_auth/skill');
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
    const offers = /_endpoint$|^authorization_servers$|_supported$|_required$|_bound_access_tokens$/.test(name);
    if (offers) tell('authentication', isNothing(value) ? 'none' : `${name}: ${JSON.stringify(value)}`, `#/${name}`);
  }
  const identities = findMember(body, 'agent_auth', 'identity_types_supported');
  if (identities !== undefined)
    tell('authentication', isNothing(identities) ? 'none' : JSON.stringify(identities), '#/agent_auth');
  if (doc.path.endsWith('resource') && findMember(body, 'bearer_methods_supported') === undefined)
    tell('authentication', 'nothing is said of bearer methods', '#/bearer_methods_supported');
}

const isNothing = (value: unknown): boolean => value === false || (Array.isArray(value) && value.length === 0);

/** The server card: that there is no endpoint of MCP. */
export function recordServerCard(body: unknown, tell: RecordStatement): void {
  tell('version of the description', findTextMember(body, 'version'), '#/version');
  tell('name of the site', findTextMember(body, 'title'), '#/title');
  const remotes = [findMember(body, 'remotes'), findMember(body, 'packages'), findMember(body, 'transport')];
  tell(
    'MCP endpoint',
    remotes.some((each) => each !== undefined && !isNothing(each)) ? JSON.stringify(remotes) : 'none',
    '#/remotes',
  );
  const meta = findMember(body, '_meta');
  for (const each of Object.values(isObject(meta) ? meta : {}))
    tell('API index', findTextMember(each, 'dataSource'), '#/_meta/dataSource');
}

/** The API catalog: where the description, the guides and the documents are. */
export function recordApiCatalog(doc: PublishedRepresentation, body: unknown, tell: RecordStatement): void {
  for (const [i, context] of findListMember(body, 'linkset').entries()) {
    for (const each of findListMember(context, 'item')) {
      const href = findTextMember(each, 'href') ?? '';
      const path = href.startsWith(doc.origin)
        ? href.slice(doc.origin.length)
        : (/\/(?:[a-z-]+\/)?api\/v1\/[^/]*$/.exec(href)?.[0] ?? href);
      tell(`address of ${path}`, href, `#/linkset/${i}/item`);
    }
    // Each language tells of its own documents.
    if (/\/[a-z-]+\/api\/v1\//.test(findTextMember(context, 'anchor')?.slice(doc.origin.length) ?? '')) continue;
    const at = (rel: string) => `#/linkset/${i}/${rel}`;
    tell('OpenAPI description', findTextMember(findListMember(context, 'service-desc')[0], 'href'), at('service-desc'));
    for (const each of findListMember(context, 'service-doc')) {
      const href = findTextMember(each, 'href') ?? '';
      tell(/auth/.test(href) ? 'authentication guide' : 'documentation', href, at('service-doc'));
    }
    tell('address of /api/v1/status.json', findTextMember(findListMember(context, 'status')[0], 'href'), at('status'));
  }
}

/** The index of skills: what each is for. */
export function recordSkillIndex(body: unknown, tell: RecordStatement): void {
  for (const [i, each] of findListMember(body, 'skills').entries()) {
    tell(
      `what the skill ${findTextMember(each, 'name')} is for`,
      findTextMember(each, 'description'),
      `#/skills/${i}/description`,
    );
  }
}

/** The catalog for agents: its name, and links to the other documents. */
export function recordArd(doc: PublishedRepresentation, body: unknown, tell: RecordStatement): void {
  tell('name of the site', findTextMember(body, 'host', 'displayName'), '#/host/displayName');
  for (const [i, each] of findListMember(body, 'entries').entries()) {
    const at = (member: string) => `#/entries/${i}/${member}`;
    const url = findTextMember(each, 'url') ?? '';
    if (url.endsWith('/openapi.json')) tell('OpenAPI description', url, at('url'));
    if (url.endsWith('/docs/api.md')) tell('documentation', url, at('url'));
    if (url.endsWith('/SKILL.md'))
      tell(`date of the skill at ${url}`, findTextMember(each, 'updatedAt')?.slice(0, 10), at('updatedAt'));
    recordText(doc, parseMarkdownLines(findTextMember(each, 'description') ?? ''), (about, shown, _, value) =>
      tell(about, shown, at('description'), value),
    );
  }
}

/** The examples in a reference of the API: a document each, shortened. */
export function recordExamples(doc: PublishedRepresentation, tell: RecordStatement): void {
  for (const [, block = ''] of doc.text.matchAll(/^```json\n([\s\S]*?)^```$/gm)) {
    const body = parseJson(block);
    const path = findTextMember(body, 'url')?.slice(doc.origin.length) ?? '';
    if (!/^(?:\/[a-z-]+)?\/api\/v1\/[\w-]+\.json$/.test(path)) continue;
    const whole: RecordStatement = (about, shown, where, value) => {
      if (!String(shown).endsWith('…')) tell(about, shown, where, value);
    };
    recordApiDocument(doc, path, body, `example of ${path} `, whole);
    tell(`content of ${path}`, 'an example', `example of ${path} `, JSON.stringify(body));
  }
}
