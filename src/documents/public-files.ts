import type { Site } from '../content/site.ts';
import { assetDigest } from '../core/asset-name.ts';
import { sha256 } from '../core/digest.ts';
import type { Document } from '../core/document.ts';
import { mediaTypes, publicMediaTypes } from '../core/media-types.ts';

/** The files of public/, byte for byte. The loader has refused every extension that has no media type here. */
export function publicFiles(site: Site): Document[] {
  return site.publicFiles.map(({ path, bytes }) => ({
    path,
    file: path.slice(1),
    kind: isAsset(path, bytes) ? 'asset' : 'public',
    mediaType: publicMediaTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? mediaTypes.text,
    title: path,
    description: 'A file of public/.',
    source: `public${path}`,
    render: () => bytes,
  }));
}

/** Whether a file is named by its digest, as in an earlier release: such files never change. */
function isAsset(path: string, bytes: Uint8Array): boolean {
  const digest = assetDigest(path);
  return digest !== undefined && sha256(bytes).startsWith(digest);
}
