import { pageBeside, withPage } from '../core/canonical.ts';
import type { Encoding } from '../core/encoding.ts';
import type { Variant } from '../core/release.ts';
import type { AnswerSource } from './answer.ts';
import { originOf, type RouteTable } from './route-table.ts';
import { type ShapeMatch, type Shapes, shapeOf } from './shapes.ts';

/** A table with a few exact rows, and the shapes of all other paths. */
export interface ShapedTable extends RouteTable {
  readonly shapes: Shapes;
  /** Paths that the origin does not have, although they have a shape and a file. */
  readonly missingPaths: readonly string[];
}

/** Files of dist/ that a host can look up. */
export interface FileLookup {
  /** Whether there is a regular file of this name. */
  has(file: string): boolean;
  /** Facts of a present file: its entity tag, x-markdown-tokens (or ""), and the codings in which it is ready. */
  factsOf(file: string): { readonly etag: string; readonly tokens: string; readonly encodings: readonly Encoding[] };
}

/** The origin of a table whose paths are looked up by their shape: as fast at any number of pages. */
export function shapedOrigin(table: ShapedTable, files: FileLookup): AnswerSource {
  const exact = originOf(table);
  const known = new Set([...[...table.routes, ...table.redirects].map(([path]) => path), ...table.missingPaths]);
  const shaped = (path: string) =>
    known.has(path) ? undefined : shapeOf(table.shapes, path, (file) => files.has(file));
  return {
    ...exact,
    routes: {
      get(path) {
        const found = shaped(path);
        if (found === undefined || found.kind === 'redirect') return exact.routes.get(path);
        return { variants: rowsOf(found, table.shapes).map((row) => variantOf(path, row, table, files)) };
      },
    },
    redirects: {
      get(path) {
        const found = shaped(path);
        return found?.kind === 'redirect' ? found.location : exact.redirects.get(path);
      },
    },
  };
}

type ShapeRow = readonly [when: Variant['when'], file: string, set: number];

function rowsOf(found: Exclude<ShapeMatch, { kind: 'redirect' }>, { page }: Shapes): ShapeRow[] {
  if (found.kind === 'file') return [['always', found.file, found.set]];
  return page === undefined
    ? []
    : [
        ['html', found.html, page.html],
        ['markdown', found.markdown, page.markdown],
      ];
}

/** Read only when the variant is chosen: what a request does not ask for costs it nothing. */
function variantOf(path: string, [when, file, set]: ShapeRow, { fields }: RouteTable, files: FileLookup): Variant {
  return {
    when,
    file,
    get headers() {
      const { etag: ETag, tokens } = files.factsOf(file);
      return {
        ETag,
        ...withPage(fields[set] ?? {}, pageBeside(path)),
        ...(tokens !== '' && { 'x-markdown-tokens': tokens }),
      };
    },
    get encodings() {
      return files.factsOf(file).encodings;
    },
  };
}
