import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../src/core/digest.ts';
import { json } from '../../src/core/json.ts';
import { growingRoots, leafHash, merkleTree } from '../../src/core/merkle.ts';
import { ed25519Signature } from '../../src/core/signing/ed25519.ts';
import { signJws } from '../../src/core/signing/jws.ts';
import { checkpointText } from '../../src/core/signing/log/checkpoint.ts';
import { noteKeyId, writeNote } from '../../src/core/signing/log/note.ts';
import { checkpointPath, logNameOf } from '../../src/core/signing/log/places.ts';
import { hashLevels, servedTiles, tileBytes, tilePath } from '../../src/core/signing/log/tiles.ts';
import { didOf, fileListPath, keyName } from '../../src/core/signing/signing.ts';

/** An Ed25519 key as JWK, made anew: none stands in the project. */
export const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as { x: string; d: string };

/** RFC 7638 §3. */
export const kidOf = ({ x }: { readonly x: string }) =>
  Buffer.from(sha256(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x })), 'hex').toString('base64url');

/** Entries of a log: signatures of releases of an origin, one a day. */
export async function signedEntries(
  count: number,
  {
    key,
    origin = 'https://a.example',
    from = '2026-01-01',
  }: { key: { x: string; d: string }; origin?: string; from?: string },
): Promise<string[]> {
  const start = Date.parse(from) / 1000;
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const iat = start + i * 86_400;
      const claims = {
        iss: didOf(origin),
        sub: origin,
        iat,
        exp: iat + 90 * 86_400,
        files: { path: fileListPath, sha256: sha256(`${i}`), count: 7 },
        facts: { root: sha256(`facts ${i}`), count: 3 },
      };
      return json(await signJws(JSON.stringify(claims), keyName(didOf(origin), kidOf(key)), key));
    }),
  );
}

/** The bytes of a log at its paths, with its head signed, as a release publishes it. */
export function publishedLog(entries: readonly string[], { key, origin = 'https://a.example' }: LogOf) {
  const leaves = entries.map((entry) => leafHash(entry));
  const name = logNameOf(origin);
  const text = checkpointText({ name, size: entries.length, root: merkleTree(leaves).root });
  const signatures = [{ name, keyId: noteKeyId(name, key.x), signature: ed25519Signature(text, key) }];
  const files = new Map<string, Uint8Array>([[checkpointPath, Buffer.from(writeNote({ text, signatures }))]]);
  const levels = hashLevels(leaves);
  for (const tile of servedTiles(entries.length)) files.set(tilePath(tile), tileBytes(tile, entries, levels));
  return files;
}

interface LogOf {
  readonly key: { readonly x: string; readonly d: string };
  readonly origin?: string;
}

/** Puts entries into content/log/, as `npm run log` does one after the other. */
export function writeLog(contentDir: string, entries: readonly string[]): void {
  const roots = growingRoots(entries.map((entry) => leafHash(entry)));
  mkdirSync(join(contentDir, 'log'), { recursive: true });
  for (const [i, text] of entries.entries()) {
    const name = `${String(i).padStart(6, '0')}-${roots[i]?.slice(0, 8)}.json`;
    writeFileSync(join(contentDir, 'log', name), text);
  }
}
