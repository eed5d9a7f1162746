import type { Host } from '../host.ts';
import { checkTotalSize } from '../limits.ts';
import { movedPages, unmetRedirects } from './moved-paths.ts';
import {
  isWithoutExtension,
  unmetCaching,
  unmetFields,
  unmetMediaTypes,
  unmetNegotiation,
  unmetPreflight,
} from './unmet.ts';

/** Published sites "may be no larger than 1 GB" (docs.github.com, GitHub Pages limits). */
const maxBytes = 1_000_000_000;

/** Extensions whose registered type its table does not have: YAML is text/yaml there, a key may be a signature. */
const isOther = (path: string): boolean => isWithoutExtension(path) || /\.(?:asc|ya?ml)$/.test(path);

/** GitHub Pages: files and nothing else; UNMET.md says what that costs. */
export const githubPages: Host = {
  name: 'github-pages',
  title: 'GitHub Pages',
  grows: true,
  unrun: 'it runs only at its provider; this page follows its documentation.',
  instructions: `There is nothing to configure, and nothing that could be: see UNMET.md. Security header fields are not
sent either.

1. Use a domain of your own, or \`<user>.github.io\`: the site needs an origin for itself, not a folder of one.
2. Build with \`--production --host github-pages\`, which puts \`.nojekyll\` into \`dist/\`, and for each old address a page that
   leads on. Without \`.nojekyll\` a deployment from a branch drops \`.well-known/\`.
3. From a workflow, \`actions/upload-pages-artifact\` drops dot-folders unless it is version 5 or newer with
   \`include-hidden-files: true\`. Check with \`curl -I https://…/.well-known/security.txt\`.
`,
  emit(release) {
    const uploaded = [{ file: '.nojekyll', text: '' }, ...movedPages(release)];
    const type = 'GitHub Pages chooses the media type by the extension; without one it is application/octet-stream.';
    return {
      files: uploaded,
      uploaded,
      unmet: [
        unmetMediaTypes(release, type, isOther),
        unmetNegotiation(release),
        ...unmetFields(release, ['caching-changed']),
        unmetCaching,
        ...unmetRedirects(
          release,
          'GitHub Pages redirects nothing. With `--host github-pages` an old address that is a path has a page that leads on; all others, with a query or a wildcard or of Markdown, are lost. Put a host in front that can, or move there.',
          true,
        ),
        ...unmetPreflight(release),
      ].filter(({ affected }) => affected.length > 0),
      exceeded: checkTotalSize(release, maxBytes),
    };
  },
};
