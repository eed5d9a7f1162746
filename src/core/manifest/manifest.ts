import type { ListedFile } from '../listed-file.ts';
import { byCodeUnit } from '../problem.ts';
import type { Release, Route, Variant } from '../release.ts';
import { isOwn, type SharedFields, sharedFields } from '../shared-fields.ts';

export const manifestFile = 'gazette.manifest.json';

/** The form that is written. */
export const version = 2;

/** A release without its bytes. It holds no time, so equal releases have equal manifests. */
export interface Manifest extends Omit<Release, 'files'>, Listed {}

/** All that a build has put into its two folders, sorted: the output folder, and that of the manifest but for itself. */
export interface Listed {
  readonly files: readonly ListedFile[];
  readonly hostFiles: readonly ListedFile[];
}

/** A path, then a row for each variant: one, or HTML and then Markdown. */
export type RouteRow = readonly [path: string, ...rows: readonly VariantRow[]];

/** File, position of its set in `fields`, the values that are empty there, and the codings in which it is ready, if any. */
export type VariantRow = readonly [file: string, set: number, ...rest: readonly (string | readonly string[])[]];

/**
 * Describes a release, and the host files beside it, as JSON text: UTF-8, LF, one file or route a line, so that two
 * releases compare well as text. Header fields that answers share stand there once.
 */
export function toManifest(release: Release, hostFiles: readonly ListedFile[] = []): string {
  const fields = sharedFields();
  const routes = [...release.routes.values()].sort((a, b) => byCodeUnit(a.path, b.path));
  const routeRows = routes.map((route) => routeRow(route, fields));
  const members = {
    version,
    baseUrl: release.baseUrl,
    files: fileRows([...release.files.values()]),
    fields: fields.sets,
    routes: routeRows,
    redirects: [...release.redirects].sort(([a], [b]) => byCodeUnit(a, b)),
    notFound: release.notFound,
    bareHeaders: release.bareHeaders,
    ...(release.preflight && { preflight: release.preflight }),
    hostFiles: fileRows(hostFiles),
  };
  return `{\n${Object.entries(members)
    .map(([name, value]) => `"${name}": ${lines(value)}`)
    .join(',\n')}\n}\n`;
}

function fileRows(files: readonly ListedFile[]): ListedFile[] {
  return files.map(({ file, sha256, size }) => ({ file, sha256, size })).sort((a, b) => byCodeUnit(a.file, b.file));
}

function routeRow({ path, variants }: Route, fields: SharedFields): RouteRow {
  return [path, ...variants.map((variant) => variantRow(variant, fields))];
}

function variantRow({ file, headers, encodings = [] }: Variant, fields: SharedFields): VariantRow {
  const own: string[] = [];
  for (const name in headers) if (isOwn(name)) own.push(headers[name] ?? '');
  return [file, fields.positionOf(headers), ...own, ...(encodings.length > 0 ? [encodings] : [])];
}

function lines(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]`;
}
