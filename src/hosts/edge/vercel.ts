import type { Release } from '../../core/release.ts';
import type { Host, LimitExceeded } from '../host.ts';
import { findExceededLimits, totalBytes } from '../limits.ts';
import { parsedUrlQuirk } from '../static/quirks.ts';
import { checkCodeSize, renderHostProgram } from './host-program.ts';
import { ownRequest } from './programs/own-request.ts';
import program from './programs/vercel.ts?host';
import { shapedTable } from './route-table.ts';
import { listPlatformFileNames, uploadedFiles } from './uploaded-files.ts';

/** vercel.com/docs/limits: code of the middleware after compression, and what is uploaded besides. */
const megabyte = 1024 * 1024;
const plans = [
  { plan: 'Hobby', code: megabyte, uploads: 100 * megabyte, hint: 'Pro takes 2 MB of middleware and 1 GB of files.' },
  { plan: 'Pro', code: 2 * megabyte, uploads: 1024 * megabyte, hint: 'Enterprise takes 4 MB of middleware.' },
];
const maxMiddlewareBytes = 4 * megabyte;

/** Vercel: a Build Output (API v3) whose middleware answers everything, and takes the bodies from the static files. */
export const vercel: Host = {
  name: 'vercel',
  title: 'Vercel (Build Output API v3)',
  instructions: `Needs the Vercel CLI and a project (\`vercel link\`).

1. \`mkdir -p .vercel && rm -rf .vercel/output && cp -R deploy/vercel/output .vercel/output\`
2. \`rsync -a --exclude '*.br' --exclude '*.gz' dist/ .vercel/output/static/\` (Vercel compresses by itself)
3. \`vercel deploy --prebuilt --prod\`

The middleware decides by the shape of a path, and asks its own origin which file is there, by requests with the field
\`x-gazette-file\`: they go past it, to the files. It is as large for any number of pages (Hobby takes 1 MB, Pro 2 MB), and
an answer counts as two or three edge requests. Deployment Protection must be off for what the public reads: it would
answer those requests too, and the middleware then fails rather than call a page missing. A \`vercel.json\` is not
needed: its rewrites come after the static files, so that it cannot negotiate.
`,
  quirks: [parsedUrlQuirk],
  emit(release, options) {
    // Vercel finds x/index.html under /x, too.
    const names = listPlatformFileNames(release, (file) => [file, file.replace(/\/index\.html$/, '')]);
    const code = renderHostProgram(shapedTable(release, { ...options, sideCars: false }, names), program);
    const folder = 'output/functions/_middleware.func';
    return {
      files: [
        { file: 'output/config.json', text: `${JSON.stringify(config, null, 2)}\n` },
        { file: `${folder}/.vc-config.json`, text: '{ "runtime": "edge", "entrypoint": "index.js" }\n' },
        { file: `${folder}/index.js`, text: code },
      ],
      unmet: [],
      exceeded: checkCodeSize('bytes of the middleware', maxMiddlewareBytes, code),
      plans: exceededPlans(release, code),
    };
  },
};

function exceededPlans(release: Release, code: string): LimitExceeded[] {
  const got = totalBytes(uploadedFiles(release));
  return plans.flatMap(({ plan, hint, ...allowed }) =>
    [
      ...checkCodeSize(`bytes of the middleware on ${plan}`, allowed.code, code),
      ...findExceededLimits([{ limit: `bytes of all files on ${plan}`, allowed: allowed.uploads, got }]),
    ].map((item) => ({ ...item, hint })),
  );
}

const config = {
  version: 3,
  routes: [
    // Every request is the middleware's, but its own ones for files: they go on to the file system, or are 404.
    { src: '^/.*$', missing: [{ type: 'header', key: ownRequest }], middlewarePath: '_middleware', continue: true },
    { handle: 'filesystem' },
  ],
};
