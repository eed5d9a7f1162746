import type { Release } from '../../core/release.ts';
import type { Host } from '../host.ts';
import { parsedUrl } from '../static/quirks.ts';
import { codeLimit } from './code-limit.ts';
import { handler } from './handler.ts';
import program from './programs/vercel.ts?host';
import { routeTable } from './route-table.ts';
import { uploadedFiles } from './uploaded-files.ts';

// What the largest plan takes, after compression; Hobby takes 1 MB and Pro 2 MB.
const maxMiddlewareBytes = 4 * 1024 * 1024;

/** Vercel: a Build Output (API v3) whose middleware answers everything, and rewrites to the static files. */
export const vercel: Host = {
  name: 'vercel',
  title: 'Vercel (Build Output API v3)',
  instructions: `Needs the Vercel CLI and a project (\`vercel link\`).

1. \`mkdir -p .vercel && rm -rf .vercel/output && cp -R deploy/vercel/output .vercel/output\`
2. \`rsync -a --exclude '*.br' --exclude '*.gz' dist/ .vercel/output/static/\` (Vercel compresses by itself)
3. \`vercel deploy --prebuilt --prod\`

The middleware must stay below 1 MB after compression on Hobby, 2 MB on Pro and 4 MB on Enterprise. A \`vercel.json\`
is not needed: its rewrites come after the static files, so that it cannot negotiate.
`,
  quirks: [parsedUrl],
  emit(release, options) {
    const page = release.files.get(release.notFound.file)?.bytes ?? [];
    const missingPage = Buffer.from(page).toString('base64');
    const code = handler(routeTable(release, { ...options, sideCars: false }), program, { missingPage });
    const folder = 'output/functions/_middleware.func';
    return {
      files: [
        { file: 'output/config.json', text: configJson(release) },
        { file: `${folder}/.vc-config.json`, text: '{ "runtime": "edge", "entrypoint": "index.js" }\n' },
        { file: `${folder}/index.js`, text: code },
      ],
      unmet: [],
      exceeded: codeLimit('the middleware', maxMiddlewareBytes, code),
    };
  },
};

function configJson(release: Release): string {
  const types = new Map([[release.notFound.file, release.notFound.headers['Content-Type']]]);
  for (const { variants } of release.routes.values())
    for (const { file, headers } of variants) types.set(file, headers['Content-Type']);
  const overrides = uploadedFiles(release).map(({ file }) => [file, { contentType: types.get(file) }] as const);
  const config = {
    version: 3,
    // A route without "continue" would end here: the middleware decides, then its rewrite finds the static file.
    routes: [{ src: '^/.*$', middlewarePath: '_middleware', continue: true }, { handle: 'filesystem' }],
    overrides: Object.fromEntries(overrides),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
