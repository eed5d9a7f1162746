import { sha256 } from '../../core/digest.ts';
import { isObject } from '../../core/type-guards.ts';
import { findListMember, findTextMember, listNamesAt } from '../published/members.ts';
import { type MachineDocument, toOriginUrl } from './expected-output.ts';
import type { ReportFinding } from './finding.ts';
import { listDataScalars } from './scalars.ts';

type Body = Readonly<Record<string, unknown>>;
type Prove = (of: MachineDocument, body: Body, tell: ReportFinding) => void;

/** Checks of the other JSON documents, by path in a language. */
export const discoveryChecks: readonly (readonly [path: RegExp, prove: Prove])[] = [
  [
    /^\/\.well-known\/oauth-protected-resource$/,
    ({ expected, site }, body, tell) => {
      checkMember(body, 'resource', expected.release.baseUrl, tell);
      checkMember(body, 'resource_name', site.name, tell);
    },
  ],
  [
    /^\/\.well-known\/oauth-authorization-server$/,
    ({ expected }, body, tell) => checkMember(body, 'issuer', expected.release.baseUrl, tell),
  ],
  [/^\/\.well-known\/api-catalog$/, checkCatalog],
  [/^\/\.well-known\/agent-skills\/index\.json$/, checkSkills],
  [/^\/api\/v1\/openapi\.json$/, checkOpenapi],
  [
    /^\/api\/v1\/index\.json$/,
    ({ expected, document }, body, tell) => {
      const { prefix } = placeOf(document.path);
      const addresses = new Set(listDataScalars(body).map(({ value }) => value));
      for (const { kind, path } of expected.catalog)
        if (kind === 'api' && path.startsWith(`${prefix}/api/`) && !addresses.has(toOriginUrl(expected, path)))
          tell(toOriginUrl(expected, path), 'an index without it');
    },
  ],
  [
    /^\/manifest\.webmanifest$/,
    ({ site }, body, tell) => {
      checkMember(body, 'name', site.name, tell);
      checkMember(body, 'description', site.description, tell);
    },
  ],
];

/** `/en/api/v1/index.json` → `/en`. */
const placeOf = (path: string) => ({ prefix: path.slice(0, path.indexOf('/api/')) });

function checkMember(body: Body, name: string, value: string, tell: ReportFinding): void {
  if (body[name] !== value) tell(`${name}: ${value}`, String(body[name]));
}

/** RFC 9727: every document of the API is an item, and so it is of the index in its language. */
function checkCatalog({ expected }: MachineDocument, body: Body, tell: ReportFinding): void {
  const linkset = findListMember(body, 'linkset').filter(isObject);
  for (const { anchor, item } of linkset) {
    const listed = new Set<unknown>([
      anchor,
      ...findListMember({ item }, 'item').map((each) => findTextMember(each, 'href')),
    ]);
    const [prefix] = /^.*(?=\/api\/)/.exec(String(anchor)) ?? [expected.release.baseUrl];
    for (const { kind, path } of expected.catalog) {
      const url = toOriginUrl(expected, path);
      const isItsOwn = anchor === toOriginUrl(expected, '/.well-known/api-catalog') || url.startsWith(`${prefix}/api/`);
      if (item !== undefined && kind === 'api' && isItsOwn && !listed.has(url)) tell(url, `no item of ${anchor}`);
    }
  }
  if (linkset.length === 0) tell('a linkset', 'none');
}

/** Each skill with the digest of the file that is staged for it. */
function checkSkills({ expected, site }: MachineDocument, body: Body, tell: ReportFinding): void {
  const listed = findListMember(body, 'skills').filter(isObject);
  for (const { name, description, path, bytes } of site.skills) {
    const item = listed.find((each) => each.name === name) ?? {};
    checkMember(item, 'description', description, tell);
    checkMember(item, 'url', toOriginUrl(expected, path), tell);
    checkMember(item, 'digest', `sha256:${sha256(bytes)}`, tell);
  }
}

/** The description has a path for each document, at this origin. */
function checkOpenapi({ expected }: MachineDocument, body: Body, tell: ReportFinding): void {
  const [server] = findListMember(body, 'servers');
  if (findTextMember(server, 'url') !== expected.release.baseUrl)
    tell(`the server ${expected.release.baseUrl}`, JSON.stringify(server) ?? 'none');
  const paths = listNamesAt(body, 'paths');
  for (const { kind, path } of expected.catalog)
    if (kind === 'api' && path.startsWith('/api/') && !paths.includes(path)) tell(`the path ${path}`, 'none');
  for (const path of paths)
    if (!path.includes('{') && !expected.release.routes.has(path)) tell('paths of documents of this release', path);
}
