import { join } from 'node:path';
import { byCodeUnit } from '../core/problem.ts';
import type { Headers, Release, Route } from '../core/release.ts';
import { isSafePath, type ListedFile } from './files.ts';
import { isCount, isListOf, isObject, isRecordOf, isText, readBack } from './read-back.ts';

export const manifestFile = 'gazette.manifest.json';

/** A release without its bytes. It holds no time, so equal releases have equal manifests. Lists are sorted. */
export interface Manifest {
  readonly version: 1;
  readonly baseUrl: string;
  /** Every file of the output folder; size in bytes. */
  readonly files: readonly ListedFile[];
  readonly routes: readonly Route[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly notFound: Release['notFound'];
  readonly bareHeaders: Headers;
  readonly preflight?: Headers;
  /** Every other file of the folder that the manifest is in; absent in those of older versions. */
  readonly hostFiles?: readonly ListedFile[];
}

/**
 * Describes a release, and the host files beside it, as JSON text: UTF-8, LF, one file or route a line, so that two
 * releases compare well as text.
 */
export function toManifest(release: Release, hostFiles: readonly ListedFile[] = []): string {
  const files = (list: readonly ListedFile[]) =>
    list.map(({ file, sha256, size }) => ({ file, sha256, size })).sort((a, b) => byCodeUnit(a.file, b.file));
  const redirects = [...release.redirects].map(([from, to]) => ({ from, to }));
  const manifest: Manifest = {
    version: 1,
    baseUrl: release.baseUrl,
    files: files([...release.files.values()]),
    routes: [...release.routes.values()].sort((a, b) => byCodeUnit(a.path, b.path)),
    redirects: redirects.sort((a, b) => byCodeUnit(a.from, b.from)),
    notFound: release.notFound,
    bareHeaders: release.bareHeaders,
    ...(release.preflight && { preflight: release.preflight }),
    hostFiles: files(hostFiles),
  };
  const members = Object.entries(manifest).map(([name, value]) => `"${name}": ${lines(value)}`);
  return `{\n${members.join(',\n')}\n}\n`;
}

function lines(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]`;
}

/** Reads the manifest of the last build; undefined when there is none, or none that is whole. Throws I/O errors. */
export function readManifest(deployDir: string): Manifest | undefined {
  return readBack(join(deployDir, manifestFile), isManifest);
}

function isManifest(value: unknown): value is Manifest {
  const isFile = (item: unknown) =>
    isRecordOf(item, {
      file: isPathBelow,
      sha256: (text) => isText(text) && /^[0-9a-f]{64}$/.test(text),
      size: isCount,
    });
  const isFiles = (list: unknown) => isListOf(list, isFile);
  const isVariant = (item: unknown) => isRecordOf(item, { when: isText, file: isText, headers: isObject });
  const isRoute = (item: unknown) => isRecordOf(item, { path: isText, variants: (list) => isListOf(list, isVariant) });
  return isRecordOf(value, {
    version: (version) => version === 1,
    baseUrl: isText,
    files: isFiles,
    routes: (list) => isListOf(list, isRoute),
    redirects: (list) => isListOf(list, (item) => isRecordOf(item, { from: isText, to: isText })),
    notFound: (item) => isRecordOf(item, { file: isText, headers: isObject }),
    bareHeaders: isObject,
    preflight: (item) => item === undefined || isObject(item),
    hostFiles: (list) => list === undefined || isFiles(list),
  });
}

function isPathBelow(text: unknown): boolean {
  return isText(text) && isSafePath(text);
}
