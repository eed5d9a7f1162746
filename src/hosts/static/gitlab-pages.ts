import type { Host } from '../host.ts';
import { checkTotalSize, findExceededLimits } from '../limits.ts';
import { movedPaths, unmetRedirects } from './moved-paths.ts';
import {
  isWithoutExtension,
  unmetCaching,
  unmetCors,
  unmetFields,
  unmetMediaTypes,
  unmetNegotiation,
  unmetPreflight,
} from './unmet.ts';

/** GitLab.com: 1 GB and 200,000 files and folders (docs.gitlab.com, GitLab Pages settings); an installation of one's own may allow more. */
const maxBytes = 1_000_000_000;
const maxEntries = 200_000;
/** Rules and bytes of `_redirects` (docs.gitlab.com, GitLab Pages redirects). */
const maxRules = 1000;
const maxRuleBytes = 64 * 1024;

/** GitLab Pages: files, and their side-cars when a client accepts them; UNMET.md says what that costs. */
export const gitlabPages: Host = {
  name: 'gitlab-pages',
  title: 'GitLab Pages',
  grows: true,
  unrun: 'it runs only at its provider; this page follows its documentation.',
  instructions: `Nothing can be configured but where old addresses lead: see UNMET.md. Security header fields are not sent either.

1. Use a domain of your own, or the project's unique domain: the site needs an origin for itself, not a folder of one.
2. In \`.gitlab-ci.yml\` a job named \`pages\` moves all of \`dist/\` to \`public/\` (\`cp -a dist/. public/\`, which takes
   dot-folders along) and keeps it as artifact.
3. Build with \`--production --host gitlab-pages\` if pages have moved: that puts \`_redirects\` into \`dist/\`.
4. Leave the \`.br\` and \`.gz\` files in: GitLab Pages sends them to clients that accept them.
`,
  emit(release) {
    const reason =
      'GitLab Pages guesses the media type from the extension by a table of its server, which may not know Markdown, and without extension from the first bytes.';
    const isGuessed = (path: string) => isWithoutExtension(path) || /\.(?:md|asc|geojson|jsonld|ya?ml)$/.test(path);
    const moved = movedPaths(release);
    const rules = moved.map(([from, to]) => `${from} ${to} 301\n`).join('');
    const redirects = moved.length === 0 ? [] : [{ file: '_redirects', text: rules }];
    return {
      files: redirects,
      uploaded: redirects,
      unmet: [
        unmetMediaTypes(release, reason, isGuessed),
        unmetNegotiation(release),
        ...unmetFields(release, ['caching-changed', 'cors-changed']),
        unmetCaching,
        unmetCors,
        ...unmetRedirects(
          release,
          'GitLab Pages redirects old addresses with 301; clients follow that like 308 for GET.',
        ),
        ...unmetPreflight(release),
      ].filter(({ affected }) => affected.length > 0),
      exceeded: [
        ...checkTotalSize(release, maxBytes),
        ...findExceededLimits([
          { limit: 'files', allowed: maxEntries, got: release.files.size },
          { limit: 'rules in _redirects', allowed: maxRules, got: moved.length },
          { limit: 'bytes of _redirects', allowed: maxRuleBytes, got: rules.length },
        ]),
      ],
    };
  },
};
