import { encodings } from '../encoding.ts';
import { isSafePath, type ListedFile } from '../listed-file.ts';
import { compareCodeUnits } from '../problem.ts';
import type { Headers, Release, Route, Variant } from '../release.ts';
import { createSharedHeaders, insertOwnValue, lacksOwnValue, ownValue, type SharedHeaders } from '../shared-headers.ts';
import { isCount, isListOf, isObject, isRecordOf, isString, parseJson } from '../type-guards.ts';

export const manifestFile = 'gazette.manifest.json';
/** Manifest of a site that facts are attached to: no build may take its files for its own. */
export const attachedManifestFile = 'attached.manifest.json';

/** Version to write. */
const manifestVersion = 3;

/** A release without its bytes. It holds no time, so equal releases have equal manifests. */
export interface Manifest extends Omit<Release, 'files'>, ManifestFiles {
  readonly attached?: AttachedManifest;
}

/** Parts of a release by another generator. */
interface AttachedManifest {
  /** Paths whose HTML is theirs. */
  readonly theirs: readonly string[];
  /** Paths of theirs that answer HTML alone: they are in no route. */
  readonly htmlAlone: readonly string[];
}

/** Files that a build put into its two folders, sorted: the output folder, and the manifest's but for the manifest. */
export interface ManifestFiles {
  readonly files: readonly ListedFile[];
  readonly hostFiles: readonly ListedFile[];
}

/** A path, then a row for each variant: one, or HTML and then Markdown. */
type RouteRow = readonly [path: string, ...rows: readonly VariantRow[]];

/** File, position of its set in `fields`, the values (or what of them) that it lacks, and the codings in which it is ready, if any. */
type VariantRow = readonly [file: string, set: number, ...rest: readonly (string | readonly string[])[]];

/**
 * Describes a release, and the host files beside it, as JSON text: one file or route a line, so that two releases compare
 * well as text. Header fields that answers share stand there once. In pieces: one would take several times the memory.
 */
export function renderManifestChunks(
  release: Release,
  hostFiles: readonly ListedFile[] = [],
  attached?: AttachedManifest,
): Uint8Array[] {
  const fields = createSharedHeaders();
  // Precedes the sets, known once every route was seen.
  const routes = inPieces(listOf(routeRows(release.routes, fields)));
  const before = {
    version: manifestVersion,
    baseUrl: release.baseUrl,
    files: fileRows(release.files.values()),
    fields: fields.sets,
  };
  const after = {
    redirects: [...release.redirects].sort(([a], [b]) => compareCodeUnits(a, b)),
    notFound: release.notFound,
    bareHeaders: release.bareHeaders,
    ...(release.preflight && { preflight: release.preflight }),
    ...(release.claims && { claims: release.claims }),
    hostFiles: fileRows(hostFiles),
    ...(attached && { attached }),
  };
  return [
    ...inPieces(members(before, '{')),
    Buffer.from(',\n"routes": '),
    ...routes,
    ...inPieces(members(after, ',', '}\n')),
  ];
}

/** `"name": value` a line, the lists among the values one item a line. */
function* members(values: Readonly<Record<string, unknown>>, before: string, after = ''): Generator<string> {
  let mark = before;
  for (const [name, value] of Object.entries(values)) {
    yield `${mark}\n"${name}": `;
    if (isIterable(value)) yield* listOf(value);
    else yield JSON.stringify(value);
    mark = ',';
  }
  if (after !== '') yield `\n${after}`;
}

function* listOf(items: Iterable<unknown>): Generator<string> {
  let isEmpty = true;
  for (const item of items) {
    yield `${isEmpty ? '[' : ','}\n  ${JSON.stringify(item)}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]' : '\n]';
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

/** Characters that become bytes at once. */
const pieceLength = 1 << 16;

function inPieces(texts: Iterable<string>): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let waiting = '';
  for (const text of texts) {
    waiting += text;
    if (waiting.length < pieceLength) continue;
    pieces.push(Buffer.from(waiting, 'utf8'));
    waiting = '';
  }
  pieces.push(Buffer.from(waiting, 'utf8'));
  return pieces;
}

function* fileRows(files: Iterable<ListedFile>): Generator<ListedFile> {
  const sorted = [...files].sort((a, b) => compareCodeUnits(a.file, b.file));
  for (const { file, sha256, size } of sorted) yield { file, sha256, size };
}

function* routeRows(routes: Release['routes'], fields: SharedHeaders): Generator<RouteRow> {
  for (const path of [...routes.keys()].sort(compareCodeUnits)) {
    const route = routes.get(path);
    if (route) yield routeRow(route, fields);
  }
}

function routeRow({ path, variants }: Route, fields: SharedHeaders): RouteRow {
  return [path, ...variants.map((variant) => variantRow(variant, fields))];
}

function variantRow({ file, headers, encodings = [] }: Variant, fields: SharedHeaders): VariantRow {
  const own: string[] = [];
  for (const name in headers) {
    const value = ownValue(name, headers[name] ?? '');
    if (value !== undefined) own.push(value);
  }
  return [file, fields.positionOf(headers), ...own, ...(encodings.length > 0 ? [encodings] : [])];
}

/** Form in the file. */
interface Written extends Omit<Manifest, 'routes' | 'redirects'> {
  readonly version: typeof manifestVersion;
  readonly fields: readonly Headers[];
  readonly routes: readonly RouteRow[];
  readonly redirects: readonly (readonly [from: string, to: string])[];
}

/** The manifest that a text is; undefined if it is none, is not whole, or is that of another version. */
export function parseManifest(text: string | undefined): Manifest | undefined {
  const written = parseJson(text);
  if (!isWritten(written)) return undefined;
  const { version: _, fields, routes, redirects, ...others } = written;
  return {
    ...others,
    routes: new Map(routes.map((row) => [row[0], routeOf(row, fields)])),
    redirects: new Map(redirects),
  };
}

/**
 * The files that a manifest names, of older versions too: what an earlier build made is ours, whatever else it said of
 * it. Undefined if the text is no manifest.
 */
export function parseManifestFiles(text: string | undefined): ManifestFiles | undefined {
  const written = parseJson(text);
  return isListed(written) ? { files: written.files, hostFiles: written.hostFiles ?? [] } : undefined;
}

function routeOf([path, ...rows]: RouteRow, fields: readonly Headers[]): Route {
  return { path, variants: rows.map((row, i) => variantOf(row, whenOf(rows.length, i), fields)) };
}

function whenOf(rows: number, i: number): Variant['when'] {
  if (rows === 1) return 'always';
  return i === 0 ? 'html' : 'markdown';
}

function variantOf([file, set, ...rest]: VariantRow, when: Variant['when'], fields: readonly Headers[]): Variant {
  const headers: Record<string, string> = { ...fields[set] };
  let at = 0;
  for (const [name, value] of Object.entries(headers))
    if (lacksOwnValue(name, value)) headers[name] = insertOwnValue(name, value, String(rest[at++] ?? ''));
  const ready = rest[at] ?? [];
  return {
    when,
    file,
    headers,
    ...(ready.length > 0 && { encodings: encodings.filter((each) => ready.includes(each)) }),
  };
}

function isListed(value: unknown): value is Pick<ManifestFiles, 'files'> & Partial<ManifestFiles> {
  return isRecordOf(value, { files: isFiles, hostFiles: (list) => list === undefined || isFiles(list) });
}

function isFiles(list: unknown): boolean {
  return isListOf(list, (item) =>
    isRecordOf(item, {
      file: (text) => isString(text) && isSafePath(text),
      sha256: (text) => isString(text) && /^[0-9a-f]{64}$/.test(text),
      size: isCount,
    }),
  );
}

function isClaim(item: unknown): boolean {
  return isRecordOf(item, { id: isString, needs: (list) => isListOf(list, isString), text: isString });
}

function isWritten(value: unknown): value is Written {
  const isRow = (item: unknown) => Array.isArray(item) && isString(item[0]) && isCount(item[1]);
  const isRoute = (item: unknown) => Array.isArray(item) && isString(item[0]) && item.slice(1).every(isRow);
  const isRedirect = (item: unknown) => isListOf(item, isString) && (item as string[]).length === 2;
  return (
    isListed(value) &&
    isRecordOf(value, {
      version: (written) => written === manifestVersion,
      baseUrl: isString,
      fields: (list) => isListOf(list, isObject),
      routes: (list) => isListOf(list, isRoute),
      redirects: (list) => isListOf(list, isRedirect),
      notFound: (item) => isRecordOf(item, { file: isString, headers: isObject }),
      bareHeaders: isObject,
      preflight: (item) => item === undefined || isObject(item),
      claims: (list) => list === undefined || isListOf(list, isClaim),
      hostFiles: isFiles,
      attached: (item) =>
        item === undefined ||
        isRecordOf(item, { theirs: (list) => isListOf(list, isString), htmlAlone: (list) => isListOf(list, isString) }),
    })
  );
}
