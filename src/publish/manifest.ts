import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byCodeUnit } from '../problem.ts';
import type { Headers, Release, Route } from '../release.ts';
import { isSystemError, PublishError } from './errors.ts';

export const manifestFile = 'gazette.manifest.json';

/** A release without its bytes. It holds no time, so equal releases have equal manifests. Lists are sorted. */
export interface Manifest {
  readonly version: 1;
  readonly baseUrl: string;
  /** Every file of the output folder; size in bytes. */
  readonly files: readonly { readonly file: string; readonly sha256: string; readonly size: number }[];
  readonly routes: readonly Route[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly notFound: Release['notFound'];
  readonly bareHeaders: Headers;
  readonly preflight?: Headers;
}

/** Describes a release as JSON text: UTF-8, LF, one file or route a line, so that two releases compare well as text. */
export function toManifest(release: Release): string {
  const files = [...release.files.values()].map(({ file, sha256, bytes }) => ({
    file,
    sha256,
    size: bytes.byteLength,
  }));
  const redirects = [...release.redirects].map(([from, to]) => ({ from, to }));
  const manifest: Manifest = {
    version: 1,
    baseUrl: release.baseUrl,
    files: files.sort((a, b) => byCodeUnit(a.file, b.file)),
    routes: [...release.routes.values()].sort((a, b) => byCodeUnit(a.path, b.path)),
    redirects: redirects.sort((a, b) => byCodeUnit(a.from, b.from)),
    notFound: release.notFound,
    bareHeaders: release.bareHeaders,
    ...(release.preflight && { preflight: release.preflight }),
  };
  const members = Object.entries(manifest).map(([name, value]) => `"${name}": ${lines(value)}`);
  return `{\n${members.join(',\n')}\n}\n`;
}

function lines(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]`;
}

/** Reads the manifest of the last build; undefined when there is none. Throws PublishError when it is not ours to read. */
export function readManifest(deployDir: string): Manifest | undefined {
  const path = join(deployDir, manifestFile);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT') || isSystemError(error, 'ENOTDIR')) return undefined;
    throw error;
  }
  const manifest = parse(text);
  if (manifest?.version !== 1) throw new PublishError(`${path} is damaged. Delete it and build again.`);
  return manifest;
}

function parse(text: string): Manifest | undefined {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}
