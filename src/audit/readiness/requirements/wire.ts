import { findHtmlLinks } from '../../../checks/links/extract-links.ts';
import { type Capability, capabilities } from '../../../core/capabilities.ts';
import type { ReleaseOrigin } from '../origin.ts';
import { createRowFactory, type Requirement } from '../requirement.ts';
import { exemptUnstated, fail, failIfAny, pass, type RequirementResult } from '../verdict.ts';
import { ignored } from './odd-requests.ts';

const row = createRowFactory('wire');

const accept = (value: string) => ({ headers: { accept: value } });

/** Requirements of HTTP itself: most depend on the host. */
export const wireRows: readonly Requirement[] = [
  host('accept-lines', 'RFC 9110 §5.3', 'Several Accept lines are one list.', ({ ask }) => {
    const lists = ['text/html;q=0.2, text/markdown', 'text/markdown'].map((value) => ask('/', accept(value)));
    return lists.every(({ headers }) => headers['content-type']?.startsWith('text/markdown'))
      ? pass('/: a list of two types is read whole')
      : fail('/: a list of two types is not read whole');
  }),
  host('long-headers', 'RFC 9110 §5.4', 'A long header field is no reason for an error.', ignored('long-headers')),
  host('targets', 'RFC 9112 §3.2', 'A target in absolute form is the same as its path.', ({ ask, url }) => {
    const [whole, path] = [ask(`${url}/index.md`), ask('/index.md')];
    return whole.text === path.text && whole.status === path.status
      ? pass(`${url}/index.md: the same`)
      : fail(`${url}/index.md`);
  }),
  host('ranges', 'RFC 9110 §14.2', 'A range is answered with the whole document.', ignored('ranges')),
  host('preconditions', 'RFC 9110 §13.1', 'A precondition that a reader has no use for is ignored.', ({ ask }) => {
    const { status } = ask('/llms.txt', { headers: { 'if-match': '"other"' } });
    return status === 200 ? pass('/llms.txt, If-Match: 200') : fail(`/llms.txt, If-Match: ${status}`);
  }),
  row('tags', 'RFC 9110 §8.8.3', 'Every form of every document has a tag, and a page two different ones.', {
    needs: ['validators'],
    after: ['service-validators'],
    look: ({ release }) => {
      const all = [...release.routes.values()];
      const wrong = all.flatMap(({ path, variants }) => {
        const tags = variants.map(({ headers }) => headers.ETag ?? '');
        return tags.includes('') || new Set(tags).size < tags.length ? [`${path}: ETag ${tags.join(' / ')}`] : [];
      });
      return failIfAny(wrong, `${all.length} paths`);
    },
  }),
  row('cors', 'Fetch §3.3', 'Machine documents may be read by scripts of any origin.', {
    needs: ['cors'],
    look: ({ jsonPaths, ask }) => {
      const all = jsonPaths.filter((path) => /^\/(?:api|\.well-known)\//.test(path));
      const wrong = all.filter((path) => ask(path, { method: 'HEAD' }).headers['access-control-allow-origin'] !== '*');
      return failIfAny(wrong, `${all.length} documents: *`, (path) => `${path} says nothing of it`);
    },
  }),
  row('preflight', 'Fetch §3.3', 'OPTIONS is answered, where the site asks for that.', {
    needs: ['preflight'],
    look: ({ release, ask }) => {
      if (release.preflight === undefined)
        return exemptUnstated('preflight', 'features.corsPreflight is off: OPTIONS is 405, as any other method.');
      const { status } = ask('/api/v1/index.json', { method: 'OPTIONS' });
      return status === 204 ? pass('OPTIONS: 204') : fail(`OPTIONS: ${status}`);
    },
  }),
  row('redirects', 'RFC 9110 §15.4.9', 'A page is found without its last slash, by a redirect.', {
    needs: ['redirects'],
    paths: withoutSlash,
    look: (origin) => {
      const all = withoutSlash(origin);
      const wrong = all.filter((path) => origin.ask(path).status !== 308);
      return failIfAny(wrong, `${all.length} pages: 308`, (path) => `${path} leads nowhere`);
    },
  }),
  row('compression', 'RFC 9110 §12.5.3', 'Codings are sent as they are accepted.', {
    needs: ['compression'],
    look({ release }) {
      const count = [...release.routes.values()].filter(({ variants }) => variants.some(({ encodings }) => encodings));
      return pass(
        count.length > 0
          ? `${count.length} paths are there in a coding`
          : 'nothing is compressed ahead: hosts may do it',
      );
    },
  }),
  row('security-fields', 'policy', 'Pages say what a browser may load, and forbid to guess types.', {
    needs: ['security-headers'],
    look: ({ pages, ask }) => {
      const names = ['content-security-policy', 'x-content-type-options'];
      const wrong = pages.flatMap(({ path }) => {
        const { headers } = ask(path, { method: 'HEAD' });
        return names.filter((name) => headers[name] === undefined).map((name) => `${path} sends no ${name}`);
      });
      return failIfAny(wrong, `${pages.length} pages`);
    },
  }),
  row('assets', 'assets', 'Styles, scripts and pictures of the homepage are served.', {
    needs: ['assets'],
    look: ({ text, release }) => {
      const named = findHtmlLinks(text('/'), []).filter((to) => /^\/(?:assets\/|favicon\.)/.test(to));
      return failIfAny(
        named.filter((path) => !release.routes.has(path)),
        `${named.length} files`,
        (path) => `${path} is not`,
      );
    },
  }),
  row('as-built', 'audit', 'Every answer is the one that was built: an audit finds nothing missing.', {
    needs: Object.keys(capabilities) as Capability[],
    look: ({ paths }) => pass(`${paths.length} paths`),
  }),
  row('http2', 'RFC 9113', 'Answers over HTTP/2 are equal.', {
    needs: ['http2'],
    look: () => pass('the same answers'),
  }),
];

/** Pages but the homepage, without the slash; redirects of old addresses are no pages. */
function withoutSlash({ pages }: ReleaseOrigin): string[] {
  return pages.flatMap(({ path }) => (path === '/' ? [] : [path.slice(0, -1)]));
}

/** A row on how respond() treats more than the path of a request. */
function host(
  capability: Capability,
  clause: string,
  says: string,
  look: (origin: ReleaseOrigin) => RequirementResult,
): Requirement {
  const odd: readonly Capability[] = ['accept-lines', 'ranges', 'preconditions'];
  return {
    ...row(capability, clause, says, { needs: [capability], look }),
    ...(odd.includes(capability) && { isOdd: true }),
  };
}
