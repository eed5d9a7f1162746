import { pageOfMirror, withPage } from '../core/canonical.ts';
import type { Encoding } from '../core/encoding.ts';
import type { Headers, Variant } from '../core/release.ts';
import type { AnswerSource } from './answer.ts';

/** An origin as plain data (JSON), as a host has it: header fields that answers share stand there once. */
export interface RouteTable {
  /** Sets of header fields; others give the position of theirs. */
  readonly fields: readonly Headers[];
  /** Sets of the answers without a document, of OPTIONS if it has an answer, and of the 404 page. */
  readonly bare: number;
  readonly preflight?: number;
  readonly missing: number;
  readonly missingFile: string;
  /** Pairs, because a path may be called as what objects have already: `__proto__`. */
  readonly routes: readonly (readonly [path: string, rows: readonly RouteTableRow[]])[];
  readonly redirects: readonly (readonly [path: string, location: string])[];
}

/**
 * One representation, HTML before Markdown. `tokens`: x-markdown-tokens or ""; `page`: of a mirror whose path does not tell.
 */
export type RouteTableRow = readonly [
  file: string,
  set: number,
  etag: string,
  tokens: string,
  encodings: readonly Encoding[],
  page?: string,
];

/** Makes of a table what answer() reads; the header fields of a path are put together when it is asked for. */
export function originOf({ fields, bare, preflight, missing, missingFile, ...table }: RouteTable): AnswerSource {
  const routes = new Map(table.routes);
  const setOf = (position: number) => fields[position] ?? {};
  return {
    routes: {
      get(path) {
        const rows = routes.get(path);
        const fieldsOf = ([, set, , , , page = pageOfMirror(path)]: RouteTableRow) => withPage(setOf(set), page);
        return rows && { variants: rows.map((row, i) => variantOf(row, whenOf(rows.length, i), fieldsOf(row))) };
      },
    },
    redirects: new Map(table.redirects),
    notFound: { file: missingFile, headers: setOf(missing) },
    bareHeaders: setOf(bare),
    ...(preflight !== undefined && { preflight: setOf(preflight) }),
  };
}

function whenOf(rows: number, i: number): Variant['when'] {
  if (rows === 1) return 'always';
  return i === 0 ? 'html' : 'markdown';
}

function variantOf([file, , ETag, tokens, encodings]: RouteTableRow, when: Variant['when'], shared: Headers): Variant {
  const headers = { ETag, ...shared, ...(tokens !== '' && { 'x-markdown-tokens': tokens }) };
  return { when, file, headers, encodings };
}
