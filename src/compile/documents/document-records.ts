import type { Site } from '../../content/site.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import { LazyFile } from '../../core/lazy-file.ts';
import type { Problem } from '../../core/problem.ts';
import type { DocumentRecord } from '../../core/records.ts';
import type { ReleaseFile } from '../../core/release.ts';
import { derivedValuePrefix } from '../../core/tracked-reads.ts';
import { itemDocuments } from '../../documents/api.ts';
import type { DocumentFactory } from '../../documents/document-factory.ts';
import type { DocumentTableLine } from '../../documents/documents.ts';
import { publicFiles } from '../../documents/public-files.ts';
import { notFound } from '../../site/pages/not-found.ts';
import { pages } from '../../site/pages/pages.ts';
import type { RenderInput } from '../document-index.ts';
import { type ReadListener, trackRows, trackSite } from './track-reads.ts';
import { createValueDigester, originsReadName, type ReadableValues, shortDigest } from './value-digests.ts';

/** A document made of a tracked site, so that its render() is heard reading. */
interface TrackedDocument {
  readonly document: Pick<Document, 'render' | 'texts'>;
  /** Reads of its table line. */
  readonly reads: Iterable<string>;
}

/** Pages have records of their own (page-records.ts); of files of public/ the bytes are at hand. */
const without: ReadonlySet<DocumentFactory> = new Set<DocumentFactory>([pages, publicFiles, itemDocuments]);

/**
 * The twins of documents by their files. A line of the table is made again only when one of its
 * documents is asked for. Documents that say what they were given hang on that, and not on what their line has read.
 */
function createTrackedDocuments(
  site: Site,
  lines: readonly DocumentTableLine[],
  { note, hear }: ReadRecorder,
): Pick<ReadonlyMap<string, TrackedDocument>, 'get' | 'has'> {
  let isPlain = false;
  const view = trackSite(site, note, () => isPlain);
  const lineOf = new Map<string, DocumentTableLine>();
  for (const line of lines) if (!without.has(line.make)) for (const { file } of line.documents) lineOf.set(file, line);

  const twins = ({ make, above, documents }: DocumentTableLine): Map<string, TrackedDocument> => {
    isPlain = documents.every(({ given }) => given !== undefined);
    const rows = isPlain ? above : trackRows('catalog', above, note);
    const [made, reads] = hear(() => [make(view, rows)].flat());
    isPlain = false;
    return new Map(made.map((document) => [document.file, { document, reads: document.given ? [] : reads }]));
  };
  const missing = () => {
    const [document, reads] = hear(() => notFound(view));
    return { document, reads };
  };
  const known = new Map<DocumentTableLine, Map<string, TrackedDocument>>();
  const missingFile = notFound(site).file;
  return {
    has: (file) => lineOf.has(file) || file === missingFile,
    get(file) {
      const line = lineOf.get(file);
      if (!line) return file === missingFile ? missing() : undefined;
      const found = known.get(line) ?? twins(line);
      known.set(line, found);
      return found.get(file);
    },
  };
}

/** Records of documents that are no pages of content/: of earlier builds, and of this one. */
export interface DocumentRecords {
  /** Those of a site; `shaOf` gives the SHA-256 of a file of its release. */
  of(site: SiteValues, shaOf: (file: string) => string | undefined): SiteDocumentRecords;
  /** Why documents are made again, in words that follow "because", and how many for each. */
  readonly reasons: ReadonlyMap<string, number>;
  /** Records to save, of documents that none of these problems are about. */
  all(problems: readonly Problem[]): DocumentRecord[];
}

interface SiteValues extends ReadableValues {
  readonly lines: readonly DocumentTableLine[];
}

export interface SiteDocumentRecords {
  /** The recorded file of a document, if the digests of its inputs are the same. */
  recorded(document: RenderInput): RenderedFile | undefined;
  /** Renders a document and notes its reads. */
  render(document: RenderInput, context: RenderContext): string | Uint8Array;
  /** Notes what was made of a document. */
  note(document: RenderInput, made: ReleaseFile): void;
}

/** `before` are records by file, of one machine or several. */
export function documentRecords(
  before: readonly ReadonlyMap<string, DocumentRecord>[],
  publishedBytes: PublishedBytes = () => undefined,
): DocumentRecords {
  const reasons = new Map<string, number>();
  const kept = new Map<string, { readonly path: string; readonly record: DocumentRecord }>();

  return {
    reasons,
    of({ lines, ...values }, shaOf) {
      const digestOf = createValueDigester(values);
      const ears = createReadRecorder();
      const twinOf = createTrackedDocuments(values.site, lines, ears);
      const heard = new Map<string, readonly string[]>();
      const ownOf = (document: RenderInput) => {
        const { path, title, description, updated, mediaType, given, texts } = document;
        const own = [path, title, description, updated, mediaType, given?.()];
        return shortDigest([...own, texts?.map(({ file }) => [file, shaOf(file)])]);
      };
      const changesOf = ({ own, reads }: DocumentRecord, now: string): string[] => [
        ...(own === now ? [] : ['what it lists changed']),
        ...[...reads].filter(([name, digest]) => digestOf(name) !== digest).map(([name]) => describeChange(name)),
      ];
      const find = (document: RenderInput): DocumentRecord | undefined => {
        const found = before.flatMap((records) => records.get(document.file) ?? []);
        // A long list is read only if there is a record.
        const own = found.length > 0 ? ownOf(document) : '';
        const changes = found.map((record) => changesOf(record, own));
        const fitting = changes.findIndex(({ length }) => length === 0);
        if (fitting !== -1) return found[fitting];
        for (const reason of changes[0] ?? ['there is no record of it'])
          reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
        return undefined;
      };
      return {
        recorded(document) {
          const { file, path, madeOf, late } = document;
          const record = madeOf === undefined && !late && twinOf.has(file) ? find(document) : undefined;
          if (!record) return undefined;
          kept.set(file, { path, record });
          return madeBefore(record, publishedBytes);
        },
        render(document, context) {
          const twin = document.madeOf === undefined && !document.late ? twinOf.get(document.file) : undefined;
          if (!twin) return document.render(context);
          const [output, reads] = ears.hear(() =>
            twin.document.render(trackContext(context, twin.document, ears.note)),
          );
          heard.set(document.file, [...new Set([originsReadName, ...twin.reads, ...reads])]);
          return output;
        },
        note(document, { file, sha256, size, read }) {
          const names = heard.get(file);
          const digests = names?.map((name) => [name, digestOf(name)] as const);
          if (!digests || !isWhole(digests)) return;
          const record = { file, sha256, size, read, own: ownOf(document), reads: new Map(digests) };
          kept.set(file, { path: document.path, record });
        },
      };
    },
    all(problems) {
      const ill = new Set(problems.map(({ at }) => at?.file));
      return [...kept.values()].filter(({ path }) => !ill.has(path)).map(({ record }) => record);
    },
  };
}

/** The file of a record; apart, because it may outlive the site that it was found for. */
function madeBefore(record: DocumentRecord, publishedBytes: PublishedBytes): RenderedFile {
  const { file, sha256 } = record;
  return new LazyFile(file, { ...record, isJudged: true }, { bytesOf: () => publishedBytes(file, sha256) }, 0);
}

/** Whether there is a digest of all that was read. */
function isWhole(
  digests: readonly (readonly [string, string | undefined])[],
): digests is readonly (readonly [string, string])[] {
  return digests.every(([, digest]) => digest !== undefined);
}

/** Parts of the site that facts begin with; all else is of content/site.ts. */
const roots: ReadonlySet<string> = new Set([
  'company',
  'access',
  'solutions',
  'workflows',
  'technologyStack',
  'industries',
  'questions',
  'skills',
  'brand',
  'home',
]);

/** Words for a change, to follow "because", by the name under which its reading was noted. */
function describeChange(name: string): string {
  if (name === originsReadName) return 'the base URL of the content changed';
  if (name.startsWith(derivedValuePrefix)) return `${name.slice(derivedValuePrefix.length)} changed`;
  const [root = '', key = '', ...rest] = name.split(' ');
  if (root === 'site') return `${[...(roots.has(key) ? [] : ['site']), key, ...rest].join('.')} changed`;
  const rows = root === 'publicFiles' ? 'files of public/' : root === 'catalog' ? 'documents' : root;
  return key === 'length' ? `the number of ${rows} changed` : `${rows} changed (${key})`;
}

/** Takes the names of values while somebody listens. */
interface ReadRecorder {
  note(name: string): void;
  /** Runs an action; returns its result and the names of its reads. */
  hear<T>(action: () => T): readonly [made: T, reads: ReadonlySet<string>];
}

/** A document may be made while another is: each hears its own reads. */
function createReadRecorder(): ReadRecorder {
  let heard: Set<string> | undefined;
  return {
    note: (name) => void heard?.add(name),
    hear(action) {
      const outer = heard;
      const own = new Set<string>();
      heard = own;
      try {
        return [action(), own];
      } finally {
        heard = outer;
      }
    },
  };
}

/** Render context that notes each read, except of texts that the document named before. */
function trackContext(
  { catalog, url, textOf, words }: RenderContext,
  { texts }: Pick<Document, 'texts'>,
  note: ReadListener,
): RenderContext {
  const named = new Set(texts);
  return {
    catalog: trackRows('catalog', catalog, note),
    url(path) {
      note('site baseUrl');
      return url(path);
    },
    // Documents that were named before, as for texts.
    ...(words && { words }),
    ...(textOf && {
      textOf(document) {
        if (!named.has(document)) note('catalog render');
        return textOf(document);
      },
    }),
  };
}

/** A file that was made, which `with` gives to a release that can make its bytes again. */
export type RenderedFile = Pick<LazyFile, 'with'>;

/** The bytes of a file as an earlier build published it, if they are still there and have this SHA-256. */
export type PublishedBytes = (file: string, sha256: string) => Uint8Array | undefined;
