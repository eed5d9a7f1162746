import { join } from 'node:path';
import { type Manifest, type ManifestFiles, manifestFile } from '../core/manifest/manifest.ts';
import { parseManifest, parseManifestFiles } from '../core/manifest/parse-manifest.ts';
import { readTextFile } from './read-json-file.ts';

/** Reads the manifest of the last build; undefined when there is none, or none that is whole. Throws I/O errors. */
export function readManifest(deployDir: string): Manifest | undefined {
  return parseManifest(readTextFile(join(deployDir, manifestFile)));
}

/** Reads only the file list of the manifest at `file`, which manifests of older versions have, too. */
export function readFileList(file: string): ManifestFiles | undefined {
  return parseManifestFiles(readTextFile(file));
}
