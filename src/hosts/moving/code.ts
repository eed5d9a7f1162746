import { compatibilityDate } from '../edge/cloudflare-limits.ts';
import { banner } from '../edge/handler.ts';
import { literal } from '../edge/literal.ts';
import { type Moved, type MovedHost, page } from './moved.ts';
import cloudfront from './programs/cloudfront.ts?cloudfront';
import edgeFunction from './programs/function.ts?host';
import node from './programs/node.ts?host';
import worker from './programs/worker.ts?host';

/** A program with what it must know above it. */
function program({ to, slashes, headers }: Moved, code: string): string {
  return `${banner}const site = ${literal({ to, page: slashes ? page : '', headers })};\n\n${code}`;
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The name of a Worker that stands in for the old origin. */
const nameOf = ({ from }: Moved) => `moved-${new URL(from).hostname.replace(/[^a-z0-9]+/g, '-')}`.slice(0, 63);

/** Node.js, and with the same file Bun and Deno. */
export function movedNode(runtime: string): (moved: Moved) => MovedHost {
  return (moved) => ({
    files: [{ file: 'server.mjs', text: program(moved, node) }],
    how: `\`HOST=127.0.0.1 PORT=8080 ${runtime} server.mjs\`, behind what ends TLS for the old name.`,
  });
}

export function movedWorkers(moved: Moved): MovedHost {
  const config = { name: nameOf(moved), main: 'worker.js', compatibility_date: compatibilityDate, no_bundle: true };
  return {
    files: [
      { file: 'worker.js', text: program(moved, worker) },
      { file: 'wrangler.json', text: json(config) },
    ],
    how: '`wrangler deploy -c wrangler.json`, then move the custom domain to this Worker.',
  };
}

export function movedPages(moved: Moved): MovedHost {
  return {
    files: [{ file: '_worker.js', text: program(moved, worker) }],
    how: 'Deploy this folder in the place of the site: `wrangler pages deploy .`.',
  };
}

export function movedNetlify(moved: Moved): MovedHost {
  const toml = '[build]\n  publish = "publish"\n  edge_functions = "edge-functions"\n';
  return {
    files: [
      { file: 'edge-functions/moved.js', text: program(moved, edgeFunction) },
      { file: 'netlify.toml', text: toml },
      { file: 'publish/empty.txt', text: '' },
    ],
    how: 'Deploy this folder in the place of the site: `netlify deploy --prod`.',
  };
}

export function movedVercel(moved: Moved): MovedHost {
  const folder = 'output/functions/_middleware.func';
  return {
    files: [
      {
        file: 'output/config.json',
        text: json({ version: 3, routes: [{ src: '^/.*$', middlewarePath: '_middleware' }] }),
      },
      { file: `${folder}/.vc-config.json`, text: '{ "runtime": "edge", "entrypoint": "index.js" }\n' },
      { file: `${folder}/index.js`, text: program(moved, edgeFunction) },
    ],
    how: 'Copy `output/` to `.vercel/output/` of the old project, and `vercel deploy --prebuilt --prod`.',
  };
}

export function movedCloudfront(moved: Moved): MovedHost {
  return {
    files: [{ file: 'viewer-request.js', text: program(moved, cloudfront).replace(/^\/\/.*\n/, '') }],
    how: 'Publish it in the place of the viewer-request function of the old distribution, and invalidate `/*`.',
  };
}
