import { assetDigest } from '../../core/asset-name.ts';
import { sha256 } from '../../core/digest.ts';
import type { Send } from '../connection/client.ts';
import { type Ledger, laterLedger } from './ledger.ts';

export interface Carried {
  /** Assets, by file name. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  readonly ledger: Ledger;
  /** Names whose bytes are missing, or do not match the digest in the name. */
  readonly leftOut: readonly string[];
}

/** Maximum of pages of the sitemap to read. */
const mostPages = 500;

/**
 * Fetches the assets that open pages may still need: those that live pages name, and those that they named in the last
 * days. Each must match the digest in its name. Rejects with TransportError.
 */
export async function liveAssets(
  send: Send,
  { ledger, today, days }: { readonly ledger: Ledger; readonly today: string; readonly days: number },
): Promise<Carried> {
  const get = async (path: string): Promise<Uint8Array | undefined> => {
    const { status, body } = await send({ method: 'GET', path, headers: { accept: 'text/html, */*;q=0.1' } });
    return status === 200 ? body : undefined;
  };
  const named = new Set<string>();
  const read = (body: Uint8Array | undefined) => {
    for (const [, name = ''] of Buffer.from(body ?? [])
      .toString('utf8')
      .matchAll(reference))
      named.add(name);
  };
  for (const path of await pagesOf(get)) read(await get(path));

  const assets = new Map<string, Uint8Array>();
  const leftOut: string[] = [];
  // Scripts may load others: names in assets are followed too.
  const take = async (name: string) => {
    const body = await get(`/assets/${name}`);
    if (body === undefined || !sha256(body).startsWith(assetDigest(`/assets/${name}`) ?? '-')) leftOut.push(name);
    else {
      assets.set(name, body);
      if (/[.](?:js|css)$/.test(name)) read(body);
    }
  };
  for (const name of named) await take(name);
  const later = laterLedger(ledger, assets.keys(), today, days);
  for (const name of later.keys()) if (!assets.has(name) && !named.has(name)) await take(name);
  return { assets, ledger: new Map([...later].filter(([name]) => assets.has(name))), leftOut };
}

const reference = /\/assets\/([A-Za-z0-9_~-][A-Za-z0-9._~-]*\.[0-9a-f]{12}\.[A-Za-z0-9]+)/g;

/** The homepage and the pages of the sitemap; only the paths of addresses count. */
async function pagesOf(get: (path: string) => Promise<Uint8Array | undefined>): Promise<Set<string>> {
  const sitemap = Buffer.from((await get('/sitemap.xml')) ?? []).toString('utf8');
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<\s]*)<\/loc>/g)].map(([, path = '/']) => path);
  return new Set(['/', ...listed.filter((path) => path.endsWith('/')).slice(0, mostPages)]);
}
