import type { Release } from '../../core/release.ts';
import type { Host } from '../host.ts';
import { checkCloudflareLimits, compatibilityDate, projectName } from '../limits.ts';
import { edgeCompressionQuirk, parsedUrlQuirk, weakTagsQuirk } from '../static/quirks.ts';
import { renderHostProgram } from './host-program.ts';
import program from './programs/cloudflare.ts?host';
import { shapedTable } from './route-table.ts';

/** Cloudflare Workers with static assets: the Worker answers everything, and takes the bodies from the assets. */
export const cloudflare: Host = {
  name: 'cloudflare',
  title: 'Cloudflare Workers with static assets',
  instructions: `Needs wrangler 4. The files lie beside \`dist/\`, as the build wrote them.

1. Build with \`--production --host cloudflare\`, which puts \`.assetsignore\` into \`dist/\`: Cloudflare compresses by itself.
2. Try it: \`wrangler dev -c deploy/cloudflare/wrangler.json\`
3. Deploy: \`wrangler deploy -c deploy/cloudflare/wrangler.json\`

Workers Free takes 20,000 files; larger sites need Workers Paid. The Worker is as large for any number of pages. On a
domain of your own leave the zone's "Markdown for Agents" off: it would convert pages that have Markdown already.
`,
  quirks: [parsedUrlQuirk, edgeCompressionQuirk, weakTagsQuirk],
  emit(release, options) {
    const worker = renderHostProgram(shapedTable(release, { ...options, sideCars: false }), program);
    const ignored = { file: '.assetsignore', text: '*.br\n*.gz\n' };
    return {
      files: [ignored, { file: 'worker.js', text: worker }, { file: 'wrangler.json', text: wranglerJson(release) }],
      uploaded: [ignored],
      unmet: [],
      ...checkCloudflareLimits(release, worker, { free: 'Workers Free', paid: 'Workers Paid', worker: 'worker.js' }),
    };
  },
};

function wranglerJson(release: Release): string {
  const config = {
    name: projectName(release),
    main: 'worker.js',
    compatibility_date: compatibilityDate,
    no_bundle: true,
    assets: {
      directory: '../../dist',
      binding: 'ASSETS',
      // The Worker decides, and asks for files by their names: assets must neither redirect nor answer before it.
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
