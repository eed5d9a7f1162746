import { sha256 } from '../../core/digest.ts';
import { isObject } from '../../core/forms.ts';
import type { Tell } from './finding.ts';
import { type MachineDocument, urlOf } from './input.ts';
import { scalarsOf } from './scalars.ts';

type Body = Readonly<Record<string, unknown>>;
type Prove = (of: MachineDocument, body: Body, tell: Tell) => void;

/** What the other documents in JSON say, by their paths in a language. */
export const discovery: readonly (readonly [path: RegExp, prove: Prove])[] = [
  [
    /^\/\.well-known\/oauth-protected-resource$/,
    ({ meant, site }, body, tell) => {
      provesMember(body, 'resource', meant.release.baseUrl, tell);
      provesMember(body, 'resource_name', site.name, tell);
    },
  ],
  [
    /^\/\.well-known\/oauth-authorization-server$/,
    ({ meant }, body, tell) => provesMember(body, 'issuer', meant.release.baseUrl, tell),
  ],
  [/^\/\.well-known\/api-catalog$/, provesCatalog],
  [/^\/\.well-known\/agent-skills\/index\.json$/, provesSkills],
  [/^\/api\/v1\/openapi\.json$/, provesOpenapi],
  [
    /^\/api\/v1\/index\.json$/,
    ({ meant, document }, body, tell) => {
      const { prefix } = placeOf(document.path);
      const addresses = new Set(scalarsOf(body).map(({ value }) => value));
      for (const { kind, path } of meant.catalog)
        if (kind === 'api' && path.startsWith(`${prefix}/api/`) && !addresses.has(urlOf(meant, path)))
          tell(urlOf(meant, path), 'an index without it');
    },
  ],
  [
    /^\/manifest\.webmanifest$/,
    ({ site }, body, tell) => {
      provesMember(body, 'name', site.name, tell);
      provesMember(body, 'description', site.description, tell);
    },
  ],
];

/** `/en/api/v1/index.json` → `/en`. */
const placeOf = (path: string) => ({ prefix: path.slice(0, path.indexOf('/api/')) });

function provesMember(body: Body, name: string, value: string, tell: Tell): void {
  if (body[name] !== value) tell(`${name}: ${value}`, String(body[name]));
}

/** RFC 9727: every document of the API is an item, and so it is of the index in its language. */
function provesCatalog({ meant }: MachineDocument, body: Body, tell: Tell): void {
  const linkset = Array.isArray(body.linkset) ? body.linkset.filter(isObject) : [];
  for (const { anchor, item } of linkset) {
    const items = Array.isArray(item) ? item.filter(isObject) : [];
    const listed = new Set<unknown>([anchor, ...items.map(({ href }) => href)]);
    const [prefix] = /^.*(?=\/api\/)/.exec(String(anchor)) ?? [meant.release.baseUrl];
    for (const { kind, path } of meant.catalog) {
      const url = urlOf(meant, path);
      const isItsOwn = anchor === urlOf(meant, '/.well-known/api-catalog') || url.startsWith(`${prefix}/api/`);
      if (item !== undefined && kind === 'api' && isItsOwn && !listed.has(url)) tell(url, `no item of ${anchor}`);
    }
  }
  if (linkset.length === 0) tell('a linkset', 'none');
}

/** Each skill with the digest of the file that is staged for it. */
function provesSkills({ meant, site }: MachineDocument, body: Body, tell: Tell): void {
  const listed = Array.isArray(body.skills) ? body.skills.filter(isObject) : [];
  for (const { name, description, path, bytes } of site.skills) {
    const item = listed.find((each) => each.name === name) ?? {};
    provesMember(item, 'description', description, tell);
    provesMember(item, 'url', urlOf(meant, path), tell);
    provesMember(item, 'digest', `sha256:${sha256(bytes)}`, tell);
  }
}

/** The description has a path for each document, at this origin. */
function provesOpenapi({ meant }: MachineDocument, body: Body, tell: Tell): void {
  const [server] = Array.isArray(body.servers) ? body.servers : [];
  if (!isObject(server) || server.url !== meant.release.baseUrl)
    tell(`the server ${meant.release.baseUrl}`, JSON.stringify(server) ?? 'none');
  const paths = isObject(body.paths) ? body.paths : {};
  for (const { kind, path } of meant.catalog)
    if (kind === 'api' && path.startsWith('/api/') && !Object.hasOwn(paths, path)) tell(`the path ${path}`, 'none');
  for (const path of Object.keys(paths))
    if (!path.includes('{') && !meant.release.routes.has(path)) tell('paths of documents of this release', path);
}
