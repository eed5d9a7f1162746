import { join } from 'node:path';
import { type Listed, type Manifest, manifestFile } from '../core/manifest/manifest.ts';
import { listedOf, manifestOf } from '../core/manifest/read.ts';
import { readText } from './read-back.ts';

/** Reads the manifest of the last build; undefined when there is none, or none that is whole. Throws I/O errors. */
export function readManifest(deployDir: string): Manifest | undefined {
  return manifestOf(readText(join(deployDir, manifestFile)));
}

/** Reads only the file list of the manifest at `file`, which manifests of older versions have, too. */
export function readListed(file: string): Listed | undefined {
  return listedOf(readText(file));
}
