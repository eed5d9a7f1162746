import { findListMember, findTextMember } from '../../../checks/published/members.ts';
import { stripParameters } from '../../../core/media-types.ts';
import { isObject } from '../../../core/type-guards.ts';
import type { ReleaseOrigin } from '../origin.ts';
import { createRowFactory, type Requirement } from '../requirement.ts';
import { fail, failIfAny, pass } from '../verdict.ts';
import { createDocumentRowFactory, ofDocument, servedRowId } from './service/documents.ts';

const row = createRowFactory('catalog');
const ownRow = createDocumentRowFactory('catalog', 'api-catalog');
const path = '/.well-known/api-catalog';
const common = ofDocument('api-catalog');

const contexts = ({ json }: ReleaseOrigin): readonly unknown[] => findListMember(json(path), 'linkset');

/** All targets of all relations. */
function targets(origin: ReleaseOrigin): { rel: string; target: unknown }[] {
  return contexts(origin).flatMap((context) =>
    Object.entries(isObject(context) ? context : {}).flatMap(([rel, list]) =>
      rel === 'anchor' || !Array.isArray(list) ? [] : list.map((target: unknown) => ({ rel, target })),
    ),
  );
}

/** RFC 9727, with the form of RFC 9264. */
export const catalogRows: readonly Requirement[] = [
  row('profile', 'RFC 9727 §4.2', 'Its media type carries the profile of an API catalog.', {
    needs: ['discovery-documents', 'media-types'],
    paths: [path],
    after: common.after,
    look({ ask }) {
      const type = ask(path).headers['content-type'] ?? '';
      const isProfiled = type.includes('profile="https://www.rfc-editor.org/info/rfc9727"');
      return isProfiled ? pass(type) : fail(`Content-Type: ${type}`);
    },
  }),
  row('head', 'RFC 9727 §3', 'HEAD carries a Link field with rel="api-catalog".', {
    needs: ['discovery-documents', 'catalog-link'],
    paths: [path],
    after: common.after,
    look({ ask }) {
      const { status, headers } = ask(path, { method: 'HEAD' });
      const link = headers.link ?? 'absent';
      return status === 200 && /rel="api-catalog"/.test(link)
        ? pass(`Link: ${link}`)
        : fail(`HEAD: ${status}, Link: ${link}`);
    },
  }),
  ownRow(
    'linkset',
    'RFC 9264 §4.2',
    'It is a linkset: contexts whose relations are lists of targets with an address.',
    (origin) => {
      const body = origin.json(path);
      const all = contexts(origin);
      const names = isObject(body) ? Object.keys(body) : [];
      if (names.join() !== 'linkset' || all.length === 0)
        return fail(`members: ${names.join(', ')}; ${all.length} contexts`);
      const odd = all.flatMap((context) =>
        Object.entries(isObject(context) ? context : { context: 'no object' }).flatMap(([rel, list]) =>
          rel === 'anchor' || Array.isArray(list) ? [] : [`${rel} is no list`],
        ),
      );
      const bare = targets(origin).filter(({ target }) => findTextMember(target, 'href') === undefined);
      return failIfAny([...odd, ...bare.map(({ rel }) => `a target of ${rel} has no href`)], `${all.length} contexts`);
    },
  ),
  row('whole-addresses', 'RFC 9264 §4.2.3', 'Anchors and targets are whole addresses.', {
    ...common,
    after: [...common.after, 'catalog-linkset'],
    look(origin) {
      const anchors = contexts(origin).flatMap((context) => findTextMember(context, 'anchor') ?? []);
      const hrefs = targets(origin).flatMap(({ target }) => findTextMember(target, 'href') ?? []);
      return failIfAny(
        [...anchors, ...hrefs].filter((url) => !/^https?:\/\//.test(url)),
        `${anchors.length} anchors, ${hrefs.length} targets`,
        (url) => `${url} is none`,
      );
    },
  }),
  row('targets', 'RFC 9264 §4.2.4', 'What it leads to is served, with the type that it names.', {
    ...common,
    after: [...common.after, 'catalog-whole-addresses', ...apiRows()],
    look(origin) {
      const own = targets(origin).flatMap(({ target }) => {
        const url = origin.pathOf(findTextMember(target, 'href') ?? '');
        return url === undefined ? [] : [{ url, type: findTextMember(target, 'type') }];
      });
      const wrong = own.flatMap(({ url, type }) => {
        if (!origin.release.routes.has(url)) return [`${url} is not served`];
        const sent = origin.typeOf(url);
        return type === undefined || stripParameters(type) === sent ? [] : [`${url} is ${sent}, not ${type}`];
      });
      return failIfAny(wrong, `${own.length} targets served`);
    },
  }),
  ownRow('items', 'RFC 9727 §3.1', 'It lists the endpoints of its APIs: rel="item".', (origin) => {
    const items = targets(origin).filter(({ rel }) => rel === 'item');
    return items.length > 0 ? pass(`${items.length} items`) : fail('no item');
  }),
  ...(
    [
      ['service-desc', 'It leads to the description of the API.'],
      ['service-doc', 'It leads to the documentation for people.'],
      ['service-meta', 'It leads to the metadata of the service.'],
      ['status', 'It leads to the status of the service.'],
    ] as const
  ).map(([rel, says]) =>
    ownRow(rel, `RFC 8631: ${rel}`, says, (origin) => {
      const found = targets(origin).filter((each) => each.rel === rel);
      const said = found.flatMap(({ target }) => findTextMember(target, 'href') ?? []).join(', ');
      return found.length > 0 ? pass(said) : fail(`no ${rel}`);
    }),
  ),
];

/** Prerequisites: rows of linked documents. */
function apiRows(): string[] {
  const ids = ['index', 'status', 'company', 'solutions', 'industries', 'faq', 'openapi', 'reference', 'auth'];
  return [...ids, 'protected-resource', 'authorization-server'].map(servedRowId);
}
