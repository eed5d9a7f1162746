import type { Host } from '../host.ts';
import { checkCloudflareLimits, compatibilityDate, projectName } from '../limits.ts';
import { edgeCompressionQuirk, parsedUrlQuirk, weakTagsQuirk } from '../static/quirks.ts';
import { renderHostProgram } from './host-program.ts';
import program from './programs/cloudflare-pages.ts?host';
import { findable } from './programs/pages-names.ts';
import { shapedTable } from './route-table.ts';
import { listPlatformFileNames } from './uploaded-files.ts';

// Every path is the Worker's: without this file Pages would find that out by itself, and may one day find otherwise.
const routes = '{ "version": 1, "include": ["/*"], "exclude": [] }\n';

/** Cloudflare Pages in advanced mode: the same program as on Workers, above the files of a Pages project. */
export const cloudflarePages: Host = {
  name: 'cloudflare-pages',
  title: 'Cloudflare Pages',
  instructions: `Needs wrangler 4. This is the older one of Cloudflare's two products: a new site is better off with Workers
(\`deploy/cloudflare/\`).

1. Build with \`--production --host cloudflare-pages\`, which puts \`_worker.js\` and \`_routes.json\` into \`dist/\`.
2. \`mkdir -p .pages && cp deploy/cloudflare-pages/wrangler.json .pages/\`
3. \`rsync -a --delete --exclude '*.br' --exclude '*.gz' dist/ .pages/publish/\` (Cloudflare compresses by itself)
4. \`cd .pages\`, then \`wrangler pages dev\` to try it and \`wrangler pages deploy\` to deploy

With Pages' own builds from Git: \`npx gazette build --production --host cloudflare-pages && find dist -name '*.br' -delete -o -name
'*.gz' -delete\`, output folder \`dist\`. The program is as large for any number of pages. The Free plan takes
20,000 files. Paid plans take 100,000, in builds from Git if \`PAGES_WRANGLER_MAJOR_VERSION\` is 4. On a domain of your own
leave the zone's "Markdown for Agents" off: it would convert pages that have Markdown already.
`,
  quirks: [parsedUrlQuirk, edgeCompressionQuirk, weakTagsQuirk],
  emit(release, options) {
    // Pages finds x.html under /x, too.
    const names = listPlatformFileNames(release, (file) => [file, file.replace(/\.html$/, '')], isFindable);
    const text = renderHostProgram(shapedTable(release, { ...options, sideCars: false }, names), program);
    const uploaded = [
      { file: '_routes.json', text: routes },
      { file: '_worker.js', text },
    ];
    const config = {
      name: projectName(release),
      compatibility_date: compatibilityDate,
      pages_build_output_dir: './publish',
    };
    return {
      files: [...uploaded, { file: 'wrangler.json', text: `${JSON.stringify(config, null, 2)}\n` }],
      uploaded,
      unmet: [],
      ...checkCloudflareLimits(release, text, { free: 'Pages Free', paid: 'A paid plan', worker: '_worker.js' }),
    };
  },
};

/** Most names are short, and no folder of theirs has a dot: they need no pattern. */
function isFindable(name: string): boolean {
  const dot = name.indexOf('.');
  return (name.length <= 250 && (dot === -1 || dot > name.lastIndexOf('/'))) || findable.test(name);
}
