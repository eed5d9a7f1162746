import { isUtf8 } from 'node:buffer';
import { isPictureFont } from '../content/read/public-files.ts';
import { isSignedSecurityTxt } from '../content/security-txt.ts';
import type { Site } from '../content/site.ts';
import { sha256 } from '../core/digest.ts';
import type { Document } from '../core/document.ts';
import { type MediaType, mediaTypes, publicMediaTypes } from '../core/media-types.ts';

/** The files of public/, byte for byte. The loader has refused every extension that has no media type here; security.txt has a document of its own. */
export function publicFiles(site: Site): Document[] {
  const files = site.publicFiles.filter((file) => !isSignedSecurityTxt(file) && !isPictureFont(file.path));
  return files.map(({ path, source = `public${path}`, bytes }) => ({
    path,
    file: path.slice(1),
    kind: isAsset(path, bytes) ? 'asset' : 'public',
    mediaType: path.startsWith(skillFolder) ? typeOfSkillFile(path, bytes) : typeOf(path),
    title: path,
    description: 'A file of public/.',
    source,
    render: () => bytes,
  }));
}

const typeOf = (path: string): MediaType =>
  publicMediaTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? mediaTypes.text;

const skillFolder = '/.well-known/agent-skills/';

/** A supporting file of a skill: programs and pages are text to whoever reads them. */
function typeOfSkillFile(path: string, bytes: Uint8Array): MediaType {
  if (path.endsWith('.md')) return mediaTypes.markdown;
  const type = typeOf(path);
  if (type === mediaTypes.html) return mediaTypes.text;
  return type === mediaTypes.text && !isUtf8(bytes) ? mediaTypes.octets : type;
}

/** The pages of the site that this one is attached to, and their mirrors (gazette attach); none for a site of its own. */
export const attachedSiteDocuments = ({ attached }: Site): readonly Document[] => attached?.documents ?? [];

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
