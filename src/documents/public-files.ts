import { isSignedSecurityTxt } from '../content/security-txt.ts';
import type { Site } from '../content/site.ts';
import { sha256 } from '../core/digest.ts';
import type { Document } from '../core/document.ts';
import { mediaTypes, publicMediaTypes } from '../core/media-types.ts';

/** The files of public/, byte for byte. The loader has refused every extension that has no media type here; security.txt has a document of its own. */
export function publicFiles(site: Site): Document[] {
  const files = site.publicFiles.filter((file) => !isSignedSecurityTxt(file));
  return files.map(({ path, bytes }) => ({
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

/**
 * The digest in the path of a file that never changes: `/assets/style.0123456789ab.css` → `0123456789ab`, with which
 * its SHA-256 begins. Undefined for every other path.
 */
function assetDigest(path: string): string | undefined {
  return /^\/assets\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*\.([0-9a-f]{12})\.[A-Za-z0-9]+$/.exec(path)?.[1];
}
