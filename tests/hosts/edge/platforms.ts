import { randomUUID } from 'node:crypto';
import type { Release } from '../../../src/core/release.ts';
import { cloudflare } from '../../../src/hosts/edge/cloudflare.ts';
import { cloudflarePages } from '../../../src/hosts/edge/cloudflare-pages.ts';
import { netlify } from '../../../src/hosts/edge/netlify.ts';
import { vercel } from '../../../src/hosts/edge/vercel.ts';
import type { Host, HostFile } from '../../../src/hosts/host.ts';
import { evaluateModule, functionExchange } from '../function-exchange.ts';
import { netlifyFiles, pagesAssets, type Store, vercelFiles, workersAssets } from './stores.ts';

type Handle = (request: Request) => Promise<Response>;
interface Worker {
  readonly default: { fetch(request: Request, env: { readonly ASSETS: { fetch: Store } }): Promise<Response> };
}
interface EdgeFunction {
  readonly default: (request: Request, context: { readonly next: Store }) => Promise<Response>;
}
interface Middleware {
  readonly default: Handle;
}

/** Platforms whose code asks them for files: what is deployed there, as one function. */
interface Platform {
  readonly host: Host;
  /** The compiled program of these files over the platform's store of the release. */
  deployed(files: readonly HostFile[], release: Release): Promise<Handle>;
}

const worker = (host: Host, file: string, storeOf: (release: Release) => Store): Platform => ({
  host,
  async deployed(files, release) {
    const { default: code } = await evaluateModule<Worker>(files, file);
    const ASSETS = { fetch: storeOf(release) };
    return (request) => code.fetch(request, { ASSETS });
  },
});

export const platforms: readonly Platform[] = [
  worker(cloudflare, 'worker.js', workersAssets),
  worker(cloudflarePages, '_worker.js', pagesAssets),
  {
    host: netlify,
    async deployed(files, release) {
      const { default: code } = await evaluateModule<EdgeFunction>(files, 'edge-functions/gazette.js');
      const next = netlifyFiles(release);
      return (request) => code(request, { next });
    },
  },
  {
    host: vercel,
    // vercel.com/docs/build-output-api: the routes in their order; a middleware's own answer is final.
    async deployed(files, release) {
      const onDisk = vercelFiles(release);
      const { routes } = JSON.parse(files.find(({ file }) => file === 'output/config.json')!.text);
      const [{ key }] = routes[0].missing;
      const site: Handle = (request) => (request.headers.has(key) ? onDisk(request) : code(request));
      // Its requests for files go to its own origin.
      const fetch = (url: URL, init: RequestInit) => site(new Request(url, init));
      const code = await evaluateWith(files, 'output/functions/_middleware.func/index.js', { fetch });
      return site;
    },
  },
];

/** The exchange of a release on a platform. */
export async function exchangeOn({ host, deployed }: Platform, release: Release) {
  const { files } = host.emit(release, {});
  return functionExchange(await deployed(files, release));
}

/** Evaluates a middleware whose globals are these. */
async function evaluateWith(files: readonly HostFile[], name: string, globals: Readonly<Record<string, unknown>>) {
  const key = randomUUID();
  Object.assign(globalThis, { [key]: globals });
  const constants = `const { ${Object.keys(globals).join(', ')} } = globalThis[${JSON.stringify(key)}];\n`;
  const { text } = files.find(({ file }) => file === name)!;
  const { default: code } = await evaluateModule<Middleware>([{ file: name, text: constants + text }], name);
  Reflect.deleteProperty(globalThis, key);
  return code;
}
