import { type Document, isWordFile } from '../core/document.ts';
import { toPointer } from '../core/json.ts';
import { mediaTypes } from '../core/media-types.ts';
import type { ContentLeaf } from './content-leaves.ts';
import { removeLabels } from './labelled-site.ts';
import type { Tracer } from './tracer.ts';

/** A document that publishes a value, and where in it. */
export interface Publication {
  readonly path: string;
  /** JSON Pointers with `#` in front, in the order of the document. */
  readonly pointers: readonly string[];
  /** Lines of its text. */
  readonly lines: readonly number[];
}

/** Every document that publishes any of the leaves, in the order of the catalog. */
export function findPublications(
  leaves: ReadonlySet<ContentLeaf>,
  catalog: readonly Document[],
  tracer: Tracer,
): Publication[] {
  // Labels of others are in the way; but in JSON, also that of a page, values without one are compared.
  const narrow = tracer.narrowTo(leaves);
  return catalog.flatMap((document) => {
    if (isWordFile(document.file)) return [];
    const isText = document.mediaType === mediaTypes.markdown || document.mediaType === mediaTypes.text;
    const values = listPublishedValues(document, isText ? narrow : tracer).filter((value) =>
      value.leaves.some((leaf) => leaves.has(leaf)),
    );
    if (values.length === 0) return [];
    return [
      {
        path: document.path,
        pointers: unique(values.flatMap(({ pointer }) => (pointer === undefined ? [] : [`#${pointer}`]))),
        lines: unique(values.flatMap(({ line }) => line ?? [])),
      },
    ];
  });
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

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

/** A value of a JSON document: its JSON Pointer (RFC 6901), itself, and the ids of the labels in it. */
interface PointedValue {
  readonly pointer: string;
  readonly value: string | number | boolean | null;
  readonly ids: readonly number[];
}

/** Every scalar of a parsed document, in the order written; labels are taken out of the values. */
export function listPointedValues(root: unknown, pointer = ''): PointedValue[] {
  if (typeof root === 'string') {
    const { text, found } = removeLabels(root);
    return [{ pointer, value: text, ids: found.map(({ id }) => id) }];
  }
  if (typeof root === 'number' || typeof root === 'boolean' || root === null)
    return [{ pointer, value: root, ids: [] }];
  if (typeof root !== 'object') return [];
  return Object.entries(root).flatMap(([key, member]) =>
    listPointedValues(member, pointer + toPointer([removeLabels(key).text])),
  );
}
