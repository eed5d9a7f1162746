import type { CompiledSite } from '../compile/compile.ts';
import { createRenderContext } from '../compile/render.ts';
import type { Document } from '../core/document.ts';
import { isCompressible } from '../core/media-types.ts';
import { listDocuments } from '../documents/documents.ts';
import { type ContentLeaf, listContentLeaves } from './content-leaves.ts';
import { type FoundLabel, labelSite, removeLabels } from './labelled-site.ts';

/** A document with the labels of the values in it. */
interface TracedDocument {
  /** The text as it is published. */
  readonly text: string;
  /** Text with labels; equal to `text` where none could be proved. */
  readonly marked: string;
  readonly found: readonly FoundLabel[];
}

export interface Tracer {
  readonly leaves: readonly ContentLeaf[];
  /** Traces a document of the edition's catalog; undefined for what is no text. */
  trace(document: Document): TracedDocument | undefined;
  /** A tracer that labels these leaves alone: for running text, in which nothing is told by what carries no label. */
  narrowTo(leaves: ReadonlySet<ContentLeaf>): Tracer;
}

/**
 * Finds out where the values of any document come from: it renders it once more from a site whose values carry labels,
 * which count only if all else is the published document, byte for byte: no wrong line is named. Documents that compare
 * values (ids) spoil that: then equal ids share a label, and in the end the leaves that spoil it are left out.
 */
export function createTracer(edition: CompiledSite): Tracer {
  return tracerOf(edition, listContentLeaves(edition.site, edition.sources), () => true);
}

function tracerOf(
  edition: CompiledSite,
  leaves: readonly ContentLeaf[],
  isWanted: (leaf: ContentLeaf) => boolean,
): Tracer {
  const { site, sources, release } = edition;
  const definitions = new Map<unknown, number>();
  for (const leaf of [...leaves.filter(({ name }) => name.endsWith('.id')), ...leaves])
    if (leaf.isId && !definitions.has(leaf.value)) definitions.set(leaf.value, leaf.id);
  const shared: IdOf = (leaf) => (leaf.isId ? (definitions.get(leaf.value) ?? leaf.id) : leaf.id);
  const plausible = leaves.filter((leaf) => !isOrigin(leaf) && typeof leaf.value === 'string' && isWanted(leaf));

  const attemptWith = (wanted: ReadonlySet<ContentLeaf>, idOf: IdOf) =>
    lazy(() => renderer((leaf) => (wanted.has(leaf) ? idOf(leaf) : undefined)));
  const attempts = [
    attemptWith(new Set(plausible), (leaf) => leaf.id),
    attemptWith(new Set(plausible), shared),
    attemptWith(new Set(plausible.filter((leaf) => !leaf.isChoice)), shared),
  ];

  /** Leaves that have spoilt a document. */
  const spoilers = new Set<ContentLeaf>();

  function renderer(idOf: (leaf: ContentLeaf) => number | undefined): Renderer {
    const marked = listDocuments(labelSite(site, sources, leaves, idOf));
    const byPath = new Map(marked.map((document) => [unnamed(removeLabels(document.path).text), document]));
    const context = createRenderContext(site, marked);
    return (document, text) => {
      try {
        const output = byPath.get(unnamed(document.path))?.render(context);
        if (typeof output !== 'string') return undefined;
        const candidate = withAssetNames(output, text);
        const plain = removeLabels(candidate);
        return plain.text === text ? { text, marked: candidate, found: plain.found } : undefined;
      } catch {
        // A document that cannot be made with labels in it is tried without some of them.
        return undefined;
      }
    };
  }

  /**
   * Keeps as many leaves as this document bears, by halving: of n leaves, k that spoil it cost k log n renderings. An id
   * goes with all that name it: without them it spoils what it alone would not.
   */
  function reduced(document: Document, text: string): TracedDocument | undefined {
    let best: TracedDocument | undefined;
    let kept: readonly ContentLeaf[] = [];
    let budget = maxTries;
    const keep = (part: readonly (readonly ContentLeaf[])[]): void => {
      if (part.length === 0 || budget-- <= 0) return;
      const wanted = [...kept, ...part.flat()];
      const traced = attemptWith(new Set(wanted), shared)()(document, text);
      if (traced) {
        best = traced;
        kept = wanted;
      } else for (const half of halves(part)) keep(half);
    };
    const halves = (part: readonly (readonly ContentLeaf[])[]) => {
      const middle = part.length >> 1;
      if (middle > 0) return [part.slice(0, middle), part.slice(middle)];
      const [same = []] = part;
      if (same.length > 1) return [same.map((leaf) => [leaf])];
      for (const leaf of same) spoilers.add(leaf);
      return [];
    };
    const said = squashed(text);
    // Documents of one layout are spoilt by the same leaves.
    const able = plausible.filter(
      (leaf) => !spoilers.has(leaf) && (isSaid(String(leaf.value), said) || isSaid(valueIn(site, leaf), said)),
    );
    keep([...new Set(able.map(shared))].map((id) => able.filter((leaf) => shared(leaf) === id)));
    attempts.push(attemptWith(new Set(plausible.filter((leaf) => !spoilers.has(leaf))), shared));
    return best;
  }

  return {
    leaves,
    narrowTo: (wanted) => tracerOf(edition, leaves, (leaf) => wanted.has(leaf)),
    trace(document) {
      if (!isCompressible(document.mediaType) || document.mediaType.startsWith('image/')) return undefined;
      const text = Buffer.from(release.files.get(document.file)!.bytes).toString('utf8');
      // SKILL.md and the files of public/ are copies: they are their own source.
      if (document.source !== undefined && document.mirrorOf === undefined && document.kind !== 'page')
        return { text, marked: text, found: [] };
      for (const attempt of attempts) {
        const traced = attempt()(document, text);
        if (traced) return traced;
      }
      return reduced(document, text) ?? { text, marked: text, found: [] };
    },
  };
}

type IdOf = (leaf: ContentLeaf) => number | undefined;
type Renderer = (document: Document, text: string) => TracedDocument | undefined;

/** Renderings that the search for what a document bears may cost. */
const maxTries = 400;

/** Whether a text may say a value, however it is escaped there; of what facts are filled into, nobody knows. */
function isSaid(value: string, said: string): boolean {
  if (value.includes('{{') || said.includes(squashed(value))) return true;
  // Times and dates are taken apart: `09:00-12:30` is two values of JSON.
  return /^\d/.test(value) && (value.match(/[\p{L}\p{N}]+/gu) ?? []).every((part) => said.includes(part));
}

/** A value as the Site keeps it, which may be another spelling than the editor's. */
function valueIn(site: CompiledSite['site'], { paths: [path = []], value }: ContentLeaf): string {
  let at: unknown = site;
  for (const key of path) at = (at as Record<PropertyKey, unknown> | undefined)?.[key];
  return typeof at === 'string' ? at : String(value);
}

/** Letters and digits alone. */
function squashed(text: string): string {
  return text.replace(/&#?\w+;|[^\p{L}\p{N}]/gu, '');
}

const assetName = /(?<=\/assets\/[\w-]+\.)[0-9a-f]{8,64}(?=\.\w+)/g;

/** An address of an asset without its digest, which is another one where its text has labels. */
const unnamed = (path: string): string => path.replace(assetName, '');

/** Names of assets are digests, also of labelled text: puts those of the published text in their places. */
function withAssetNames(marked: string, text: string): string {
  const names = text.match(assetName) ?? [];
  let i = 0;
  return marked.replace(assetName, (name) => names[i++] ?? name);
}

/** The base URL is parsed and joined, and may have been replaced. */
function isOrigin({ paths }: ContentLeaf): boolean {
  return paths[0]?.join('.') === 'baseUrl';
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
