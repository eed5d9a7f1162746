import { join } from 'node:path';
import { sha256 } from '../core/digest.ts';
import { heldFile } from '../core/held-file.ts';
import type { Release, ReleaseFile } from '../core/release.ts';
import { PublishError } from './errors.ts';
import { type Manifest, manifestFile, readManifest } from './manifest.ts';
import { readPlainFile } from './read-plain-file.cjs';
import { listTree } from './tree.ts';

/**
 * Reads a published release back, bytes and all. Throws PublishError when nothing was built, and when the output
 * folder holds anything else than the build put there: what is previewed must be what is deployed.
 */
export function readRelease(outDir: string, deployDir: string): Release {
  const manifest = readManifest(deployDir);
  if (!manifest)
    throw new PublishError(
      `Nothing is built in ${outDir} yet, or ${join(deployDir, manifestFile)} is damaged. Run \`npm run build\` first.`,
    );
  const files = new Map(manifest.files.map((entry) => [entry.file, readListed(outDir, entry)]));
  const extra = listTree(outDir).find(({ kind, path }) => kind !== 'folder' && !files.has(path));
  if (extra) throw changed(outDir, extra.path, 'was added');
  return {
    baseUrl: manifest.baseUrl,
    files,
    routes: new Map(manifest.routes.map((route) => [route.path, route])),
    redirects: new Map(manifest.redirects.map(({ from, to }) => [from, to])),
    notFound: manifest.notFound,
    bareHeaders: manifest.bareHeaders,
    ...(manifest.preflight && { preflight: manifest.preflight }),
  };
}

function readListed(outDir: string, entry: Manifest['files'][number]): ReleaseFile {
  const bytes = readPlainFile(join(outDir, entry.file));
  if (!bytes) throw changed(outDir, entry.file, 'is no longer there as a file');
  if (sha256(bytes) !== entry.sha256) throw changed(outDir, entry.file, 'has other bytes');
  return heldFile(entry.file, bytes, entry.sha256);
}

function changed(outDir: string, file: string, how: string): PublishError {
  return new PublishError(`${outDir} was changed after the build: ${file} ${how}. Run \`npm run build\` again.`);
}
