import { encodings } from '../encoding.ts';
import { isSafePath } from '../listed-file.ts';
import type { Headers, Route, Variant } from '../release.ts';
import { insertOwnValue, lacksOwnValue } from '../shared-headers.ts';
import { isCount, isListOf, isObject, isRecordOf, isString, parseJson } from '../type-guards.ts';
import { type Manifest, type ManifestFiles, manifestVersion, type RouteRow, type VariantRow } from './manifest.ts';

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
