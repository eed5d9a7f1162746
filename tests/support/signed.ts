import { generateKeyPairSync } from 'node:crypto';
import { build, type SiteBuildOptions } from '../../src/compile/build.ts';
import type { Signer } from '../../src/compile/sign-release.ts';
import { sha256 } from '../../src/core/digest.ts';
import { signJws } from '../../src/core/signing/jws.ts';
import type { PublicKey } from '../../src/core/signing/signing.ts';
import { publishRelease } from './publish-release.ts';

/** An Ed25519 key as JWK, generated at each call: none stands in the project. */
export const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as { x: string; d: string };

/** RFC 7638 §3. */
const kidOf = ({ x }: { readonly x: string }) =>
  Buffer.from(sha256(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x })), 'hex').toString('base64url');

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
  const options: SiteBuildOptions = {
    contentDir: `${folder}content`,
    publicDir: `${folder}public`,
    preview,
    today: day,
    baseUrl,
    signing: { keys: [{ kid: kidOf(key), x }, ...old], validDays: 90 },
  };
  const sign: Signer = (text, name) => signJws(text, name, { x, d });
  const result = await build(options, { threads: 0, lanes: 1, sign });
  if (!result.release) throw new Error(JSON.stringify(result.problems));
  return { ...result, release: result.release };
}

/** Publishes the signed site. */
export async function publishSigned(site: SignedSite, target: { outDir: string; deployDir: string }) {
  const { release } = await signedBuild(site);
  await publishRelease(release, { ...target, deployFiles: [] });
  return release;
}
