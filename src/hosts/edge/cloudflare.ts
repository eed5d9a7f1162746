import { largest } from '../../core/largest.ts';
import type { Release } from '../../core/release.ts';
import type { Host, LimitExceeded } from '../host.ts';
import { ownCompression, parsedUrl, weakTags } from '../static/quirks.ts';
import { codeLimit } from './code-limit.ts';
import { handler } from './handler.ts';
import program from './programs/cloudflare.ts?host';
import { routeTable } from './route-table.ts';
import { uploadedFiles } from './uploaded-files.ts';

// What every paid plan takes; the free one takes 20,000 files and a Worker of 3 MB.
const maxFiles = 100_000;
const maxFileBytes = 25 * 1024 * 1024;
const maxWorkerBytes = 10 * 1024 * 1024;

/** Cloudflare Workers with static assets: the Worker answers everything, and takes the bodies from the assets. */
export const cloudflare: Host = {
  name: 'cloudflare',
  title: 'Cloudflare Workers with static assets',
  instructions: `Needs wrangler 4. The files lie beside \`dist/\`, as the build wrote them.

1. Build with \`--host cloudflare\`, which puts \`.assetsignore\` into \`dist/\`: Cloudflare compresses by itself.
2. Try it: \`wrangler dev -c deploy/cloudflare/wrangler.json\`
3. Deploy: \`wrangler deploy -c deploy/cloudflare/wrangler.json\`

Workers Free takes 20,000 files and a Worker of 3 MB; larger sites need Workers Paid. On a domain of your own leave
the zone's "Markdown for Agents" off: it would convert pages that have Markdown already.
`,
  quirks: [parsedUrl, ownCompression, weakTags],
  emit(release, options) {
    const worker = handler(routeTable(release, { ...options, sideCars: false }), program);
    const ignored = { file: '.assetsignore', text: '*.br\n*.gz\n' };
    return {
      files: [ignored, { file: 'worker.js', text: worker }, { file: 'wrangler.json', text: wranglerJson(release) }],
      uploaded: [ignored],
      unmet: [],
      exceeded: exceeded(release, worker),
    };
  },
};

function wranglerJson(release: Release): string {
  const config = {
    // Letters, digits and hyphens are all that a Worker's name may hold, and 63 of them.
    name: new URL(release.baseUrl).hostname
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 63)
      .replace(/^-|-$/g, ''),
    main: 'worker.js',
    compatibility_date: '2026-04-01',
    no_bundle: true,
    assets: {
      directory: '../../dist',
      binding: 'ASSETS',
      // The Worker knows every path: assets must neither redirect nor answer before it.
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function exceeded(release: Release, worker: string): LimitExceeded[] {
  const files = uploadedFiles(release);
  const all = [
    { limit: 'files among the assets', allowed: maxFiles, got: files.length },
    { limit: 'bytes of one asset', allowed: maxFileBytes, got: largest(files.map(({ bytes }) => bytes.byteLength)) },
  ];
  return [...all.filter(({ allowed, got }) => got > allowed), ...codeLimit('worker.js', maxWorkerBytes, worker)];
}
