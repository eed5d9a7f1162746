import { parseOldAddress } from '../../core/old-address.ts';
import type { Headers, Release } from '../../core/release.ts';
import { decodePercent } from '../../core/url.ts';
import { uploadedFiles } from '../edge/uploaded-files.ts';
import type { Host, HostOptions } from '../host.ts';
import { findExceededLimits, largestFileBytes, totalBytes } from '../limits.ts';
import { movedPaths, unmetRedirects } from './moved-paths.ts';
import { unmetNegotiation, unmetPreflight } from './unmet.ts';

/** Firebase Hosting makes its own entity tags. */
const ownFields: readonly string[] = ['ETag'];

/** firebase.google.com/docs/hosting/usage-quotas-pricing: one file, and what is stored without a bill. */
const maxFileBytes = 2_000_000_000;
const sparkBytes = 10_000_000_000;

/** Firebase Hosting: every header field of every path, but no negotiation. */
export const firebase: Host = {
  name: 'firebase',
  title: 'Firebase Hosting',
  grows: true,
  unrun: 'the tests do not run its emulator; they check firebase.json by rules of our own.',
  instructions: `Needs the Firebase CLI and a project.

1. \`cp deploy/firebase/firebase.json .\` (the CLI takes \`dist/\` only from the folder of its configuration)
2. \`firebase deploy --only hosting\`

Do not add \`**/.*\` to \`ignore\`, as \`firebase init\` does: it drops \`.well-known/\`. Firebase also answers
\`/404.html\` and \`/…/index.html\`, and redirects a page without its last slash with 301.
`,
  emit(release, options) {
    return {
      files: [{ file: 'firebase.json', text: `${JSON.stringify(config(release, options), null, 2)}\n` }],
      unmet: [
        unmetNegotiation(release),
        {
          capability: 'methods',
          reason:
            'The answer to methods other than GET and HEAD cannot be configured; the emulator answers POST with 200. Put a proxy in front that answers 405.',
          affected: ['every path'],
          found: [{ code: 'method-answered', paths: ['**'] }],
        },
        ...unmetRedirects(release, 'Firebase redirects old addresses with 301; clients follow that like 308 for GET.'),
        ...unmetPreflight(release),
      ],
      exceeded: findExceededLimits([
        { limit: 'bytes in one file', allowed: maxFileBytes, got: largestFileBytes(uploadedFiles(release)) },
      ]),
      plans: findExceededLimits([
        { limit: 'bytes of all files on Spark', allowed: sparkBytes, got: totalBytes(uploadedFiles(release)) },
      ]).map((limit) => ({ ...limit, hint: 'Blaze takes more, and bills it.' })),
    };
  },
};

function config(release: Release, options: HostOptions): object {
  // It cannot negotiate: of two representations it has the first.
  const html = [...release.routes.values()].flatMap(({ path, variants }) =>
    variants.slice(0, 1).map(({ headers }) => rule(path, headers, options)),
  );
  const missing = rule(`/${release.notFound.file}`, release.notFound.headers, options);
  const moved = movedPaths(release).map(([from, to]) => ({ ...sourceOf(from), destination: to, type: 301 }));
  return {
    hosting: {
      public: 'dist',
      // The edge compresses by itself.
      ignore: ['firebase.json', '**/*.br', '**/*.gz'],
      headers: [...html, missing],
      ...(moved.length > 0 && { redirects: moved }),
    },
  };
}

/** Whether it compares paths decoded its documentation does not say: so a pattern takes both. */
function sourceOf(from: string): { readonly source: string } | { readonly regex: string } {
  if (/^[A-Za-z0-9._~/-]+$/.test(from)) return { source: from };
  const { path, isFolder } = parseOldAddress(from);
  const spellings = [...new Set([path, decodePercent(path)])].map((text) =>
    text.replace(/[^\p{L}\p{M}\p{N}/]/gu, '[$&]'),
  );
  return { regex: `^(?:${spellings.join('|')})${isFolder ? '(?:/.*)?' : ''}$` };
}

/** A rule for one path: `**` would leave dot-folders out. */
function rule(path: string, headers: Headers, { hsts }: HostOptions): object {
  const sent = hsts === undefined ? headers : { ...headers, 'Strict-Transport-Security': hsts };
  const fields = Object.entries(sent).filter(([name]) => !ownFields.includes(name));
  return { ...sourceOf(path), headers: fields.map(([key, value]) => ({ key, value })) };
}
