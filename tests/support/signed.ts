import { buildOnCores } from '../../src/compile/build.ts';
import { ed25519Signature } from '../../src/core/signing/ed25519.ts';
import { signJws } from '../../src/core/signing/jws.ts';
import type { PublicKey } from '../../src/core/signing/signing.ts';
import { publish } from '../../src/publish/publish.ts';
import { kidOf } from './signed-log.ts';

export { newKey } from './signed-log.ts';

export interface SignedSite {
  /** Folder that holds `content/` and `public/`. */
  readonly folder: string;
  readonly key: { readonly x: string; readonly d: string };
  readonly day: string;
  readonly baseUrl?: string;
  /** The base URL may be one of this machine. */
  readonly preview?: boolean;
  /** Keys that have signed before. */
  readonly old?: readonly PublicKey[];
}

/** A signed build in this process, nothing written. */
export async function signedBuild({ folder, key, day, baseUrl, preview = false, old = [] }: SignedSite) {
  const { x, d } = key;
  const result = await buildOnCores({
    contentDir: `${folder}content`,
    publicDir: `${folder}public`,
    preview,
    today: day,
    baseUrl,
    signing: { keys: [{ kid: kidOf(key), x }, ...old], validDays: 90 },
    sign: {
      jws: (text, name) => signJws(text, name, { x, d }),
      bytes: (text) => Promise.resolve(ed25519Signature(text, { x, d })),
    },
    threads: 0,
    lanes: 1,
  });
  if (!result.release) throw new Error(JSON.stringify(result.problems));
  return { ...result, release: result.release };
}

/** The same, published. */
export async function publishSigned(site: SignedSite, target: { outDir: string; deployDir: string }) {
  const { release } = await signedBuild(site);
  await publish(release, { ...target, deployFiles: [] });
  return release;
}
