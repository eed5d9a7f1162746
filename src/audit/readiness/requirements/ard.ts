import { findFieldValues } from '../../../checks/published/fields.ts';
import { findListMember, findMember, findTextMember } from '../../../checks/published/members.ts';
import { isDateTime } from '../../../core/dates.ts';
import { isObject } from '../../../core/type-guards.ts';
import type { ReleaseOrigin } from '../origin.ts';
import { createRowFactory, type Requirement } from '../requirement.ts';
import { exemptByDesign, exemptUnstated, fail, failIfAny, pass, type RequirementResult } from '../verdict.ts';
import { servedRowId } from './service/documents.ts';

const row = createRowFactory('ard');
const path = '/.well-known/ard.json';
const served = 'ard-served';

const off: RequirementResult = exemptUnstated('ard', 'features.ard is off in content/site.ts.');

/** Whether nothing mentions it: else it is lost, not switched off. */
const isOff = ({ release, pages: all }: ReleaseOrigin): boolean =>
  !release.routes.has(path) && !all.some(({ links }) => links.some(({ rel }) => rel === 'ard'));

/** A row on all entries. */
function ofEntries(
  id: string,
  says: string,
  wrong: (entry: unknown, origin: ReleaseOrigin) => string | undefined,
  after: readonly string[] = [],
): Requirement {
  return row(id, 'entries', says, {
    needs: ['discovery-documents'],
    paths: [path],
    after: [served, ...after],
    look(origin) {
      if (isOff(origin)) return off;
      const entries = findListMember(origin.json(path), 'entries');
      const found = entries.flatMap((entry) => {
        const said = wrong(entry, origin);
        return said === undefined ? [] : [`${findTextMember(entry, 'identifier') ?? 'an entry'}: ${said}`];
      });
      return failIfAny(found, `${entries.length} entries`);
    },
  });
}

/** Agentic Resource Discovery 0.91. */
export const ardRows: readonly Requirement[] = [
  row('served', 'manifest', 'The manifest is at /.well-known/ard.json, an object with entries.', {
    needs: ['discovery-documents', 'media-types'],
    paths: [path],
    look(origin) {
      if (isOff(origin)) return off;
      const { status, headers } = origin.ask(path);
      const count = findListMember(origin.json(path), 'entries').length;
      const type = headers['content-type'] ?? '';
      const said = `${path}: ${status}, ${type}, ${count} entries`;
      return status === 200 && /json/.test(type) && count > 0 ? pass(said) : fail(said);
    },
  }),
  row('version', 'manifest', 'It names its version and its host.', {
    needs: ['discovery-documents'],
    paths: [path],
    after: [served],
    look(origin) {
      if (isOff(origin)) return off;
      const body = origin.json(path);
      const [version, host] = [
        findTextMember(body, 'specVersion') ?? '',
        findTextMember(body, 'host', 'displayName') ?? '',
      ];
      const said = `specVersion: ${version}, host: ${host}`;
      return version !== '' && host !== '' ? pass(said) : fail(said);
    },
  }),
  ofEntries('identifiers', 'Each entry has an identifier urn:air:<host>:<namespace>:<name>.', (entry) => {
    const id = findTextMember(entry, 'identifier') ?? '';
    return /^urn:air:[a-zA-Z0-9.-]+(?::[a-zA-Z0-9._-]+)+$/.test(id) ? undefined : `identifier "${id}"`;
  }),
  ofEntries('names', 'Each entry has a name for people and a media type.', (entry) => {
    const [name, type] = [findTextMember(entry, 'displayName') ?? '', findTextMember(entry, 'type') ?? ''];
    return name !== '' && /^[\w.+-]+\/[\w.+-]+/.test(type) ? undefined : `displayName "${name}", type "${type}"`;
  }),
  ofEntries(
    'targets',
    'Each entry has either an address or its data, and what it leads to is served.',
    (entry, origin) => {
      const [url, data] = [findMember(entry, 'url'), findMember(entry, 'data')];
      if ((url === undefined) === (data === undefined)) return 'not exactly one of url and data';
      const own = typeof url === 'string' ? origin.pathOf(url) : undefined;
      return own === undefined || origin.release.routes.has(own) ? undefined : `${String(url)} is not served`;
    },
    ['openapi', 'reference', 'skill'].map(servedRowId),
  ),
  ofEntries('queries', 'Each entry names two to five questions that it answers.', (entry) => {
    const { length } = findListMember(entry, 'representativeQueries');
    return length >= 2 && length <= 5 ? undefined : `${length} representativeQueries`;
  }),
  ofEntries('dates', 'updatedAt, where it is there, is a date with a time.', (entry) => {
    const at = findMember(entry, 'updatedAt');
    const isFine = at === undefined || (typeof at === 'string' && isDateTime(at));
    return isFine ? undefined : `updatedAt ${JSON.stringify(at)}`;
  }),
  row('relation', 'discovery', 'The homepage leads to it: rel="ard".', {
    needs: ['pages'],
    paths: ['/'],
    after: [served],
    look(origin) {
      if (isOff(origin)) return off;
      const home = origin.pages.find((page) => page.path === '/');
      const found = home?.links.find(({ rel }) => rel === 'ard');
      return found?.href === path ? pass(`<link rel="ard" href="${found.href}">`) : fail('the homepage does not');
    },
  }),
  row('twin', 'discovery', 'The manifest stands at the older address too, /.well-known/ai-catalog.json.', {
    needs: ['discovery-documents'],
    paths: ['/.well-known/ai-catalog.json'],
    after: [served],
    look(origin) {
      if (isOff(origin)) return off;
      const twin = origin.json('/.well-known/ai-catalog.json');
      const isSame = isObject(twin) && JSON.stringify(twin) === JSON.stringify(origin.json(path));
      return isSame ? pass('the same document') : fail('absent, or another document');
    },
  }),
  row('agentmap', 'discovery', 'robots.txt may lead to it with an Agentmap line.', {
    needs: ['discovery-documents'],
    paths: ['/robots.txt'],
    look(origin) {
      if (isOff(origin)) return off;
      const [address] = findFieldValues(origin.text('/robots.txt'), 'agentmap');
      if (address === undefined)
        return exemptByDesign(
          'optional',
          'robots.txt has no Agentmap line: Lighthouse takes it for a mistake there, and readers know the address.',
        );
      return address.endsWith(path) ? pass(`Agentmap: ${address}`) : fail(`Agentmap: ${address}`);
    },
  }),
];
