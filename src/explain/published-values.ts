import type { Document } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';
import type { ContentLeaf } from './content-leaves.ts';
import { listPointedValues, type PointedValue } from './pointed-values.ts';
import type { Tracer } from './tracer.ts';

/** A value as one document publishes it, and the values of the content that it is made of. */
export interface PublishedValue {
  /** JSON Pointer in a JSON document, or in the JSON-LD of a page; absent in running text. */
  readonly pointer?: string;
  /** 1-based line of the document's text, in running text. */
  readonly line?: number;
  readonly value: PointedValue['value'];
  readonly leaves: readonly ContentLeaf[];
  /** `label`: proved. `equal`: it is the only value of the content that has this name and equals it. */
  readonly by: 'label' | 'equal' | 'none';
}

/** Values of a document in its order: every scalar of JSON, every labelled value of other texts. */
export function listPublishedValues(document: Document, tracer: Tracer): PublishedValue[] {
  const traced = tracer.trace(document);
  if (!traced) return [];
  const { leaves } = tracer;
  const isJson = document.mediaType === mediaTypes.json || document.mediaType === mediaTypes.linkset;
  if (isJson || document.mediaType === mediaTypes.webmanifest) return fromJson(traced.marked, leaves);
  const text = traced.found.map(({ id, end }): PublishedValue => {
    const leaf = leaves[id]!;
    return { line: lineOf(traced.text, end), value: leaf.value, leaves: [leaf], by: 'label' };
  });
  const linked = traced.marked.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...[...linked].flatMap(([, json = '']) => fromJson(json, leaves)), ...text];
}

function fromJson(marked: string, leaves: readonly ContentLeaf[]): PublishedValue[] {
  return listPointedValues(JSON.parse(marked)).map(({ pointer, value, ids }) => {
    if (ids.length > 0) return { pointer, value, leaves: [...new Set(ids)].map((id) => leaves[id]!), by: 'label' };
    const equal = equalLeaf(pointer, value, leaves);
    return { pointer, value, leaves: equal ? [equal] : [], by: equal ? 'equal' : 'none' };
  });
}

/** Numbers, switches and words that code compares carry no label: the one leaf of the same name and value, if one. */
function equalLeaf(
  pointer: string,
  value: PointedValue['value'],
  leaves: readonly ContentLeaf[],
): ContentLeaf | undefined {
  const name = (path: readonly PropertyKey[]) => path.filter((key) => !/^\d+$/.test(String(key))).at(-1);
  const wanted = name(pointer.split('/').slice(1));
  const found = leaves.filter((leaf) => leaf.value === value && leaf.paths.some((path) => name(path) === wanted));
  return found.length === 1 ? found[0] : undefined;
}

function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
