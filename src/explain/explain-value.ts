import type { CompiledSite } from '../compile/compile.ts';
import type { Document } from '../core/document.ts';
import { decodePercent } from '../core/url.ts';
import type { ContentLeaf } from './content-leaves.ts';
import { findPublications, type Publication } from './publications.ts';
import { listPublishedValues, type PublishedValue } from './published-values.ts';
import { createTracer, type Tracer } from './tracer.ts';

/** Published values, the content behind them, and their publications. */
export interface Explanation {
  /** The values that the question names; empty for a place in the content. */
  readonly values: readonly PublishedValue[];
  readonly leaves: readonly ContentLeaf[];
  readonly publications: readonly Publication[];
}

/** A question that names nothing: what it names, and what there is. */
interface UnknownSubject {
  readonly unknown: string;
  readonly known: readonly string[];
}

/**
 * Answers where a published value comes from. `question` is a path of the origin with an optional JSON Pointer
 * (`/api/v1/company.json#/companyNumber`; RFC 6901 §6), or a place in the content (`content/company.ts:15`), of which
 * it tells where it is published.
 */
export function explainValue(edition: CompiledSite, question: string): Explanation | UnknownSubject {
  const tracer = createTracer(edition);
  const place = /^(content\/[^:]+)(?::(\d+)(?::\d+)?)?$/.exec(question);
  if (place) return explainPlace(edition, tracer, place[1]!, place[2] === undefined ? undefined : Number(place[2]));
  const [path, pointer] = question.split(/#(.*)/s) as [string, string | undefined];
  const document = documentAt(edition, path);
  if (!document) return { unknown: path, known: edition.catalog.map((each) => each.path) };
  const all = listPublishedValues(document, tracer);
  const values = pointer === undefined ? all : all.filter((value) => isAt(value, pointer));
  if (values.length === 0 && pointer)
    return {
      unknown: `#${pointer}`,
      known: all.flatMap((value) => (value.pointer === undefined ? [] : `#${value.pointer}`)),
    };
  const leaves = [...new Set(values.flatMap((value) => value.leaves))];
  return { values, leaves, publications: findPublications(new Set(leaves), edition.catalog, tracer) };
}

function explainPlace(
  { catalog }: CompiledSite,
  tracer: Tracer,
  file: string,
  line: number | undefined,
): Explanation | UnknownSubject {
  const inFile = tracer.leaves.filter(({ at }) => at.file === file);
  const leaves = inFile.filter(({ at }) => line === undefined || at.line === line);
  if (leaves.length === 0) {
    const known =
      inFile.length > 0 ? inFile.map(({ at }) => `${at.file}:${at.line}`) : tracer.leaves.map(({ at }) => at.file);
    return { unknown: line === undefined ? file : `${file}:${line}`, known: [...new Set(known)] };
  }
  return { values: [], leaves, publications: findPublications(new Set(leaves), catalog, tracer) };
}

function documentAt({ catalog }: CompiledSite, path: string): Document | undefined {
  return catalog.find((each) => each.path === path) ?? catalog.find((each) => each.path === `${path}/`);
}

/** The value at a pointer, or below it. A pointer is also found with its percent-encoding. */
function isAt({ pointer }: PublishedValue, wanted: string): boolean {
  if (pointer === undefined) return false;
  return [wanted, decodePercent(wanted)].some((each) => pointer === each || pointer.startsWith(`${each}/`));
}
