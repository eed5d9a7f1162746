import { z } from 'zod';
import { resources } from '../../api/v1/index.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { Release } from '../../core/release.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { type ContentFolders, resolveSourcePath } from '../../edit/source/source-path.ts';
import type { ContentLeaf } from '../../explain/content-leaves.ts';
import { listPublishedValues, type PublishedValue } from '../../explain/publications.ts';
import type { Tracer } from '../../explain/tracer.ts';
import { stripCorsHeaders } from '../../http/local-guard.ts';
import { respond } from '../../http/respond.ts';
import type { LiveEdition } from '../live/live-state.ts';
import { toEditorLink } from '../report/problem-view.ts';

/** One document through three lenses; plain data. */
export interface DocumentLens {
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  readonly source: ContentPlace | null;
  /** Human view: a page (in a frame), an image, or the text itself. */
  readonly person:
    | { readonly type: 'page' | 'image'; readonly path: string }
    | { readonly type: 'text'; readonly text: string };
  /** Response to an agent's request for Markdown, or this file. */
  readonly agent: {
    readonly accept: string;
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Names of fields that only hosts send, or send otherwise. */
    readonly onHostsOnly: readonly string[];
    readonly tokens: number | null;
    readonly text: string | null;
  };
  readonly data: {
    readonly values: readonly ValueView[];
    /** Published JSON Schema of the document, and what it says to the document; null for what has none. */
    readonly schema: unknown;
    readonly issues: readonly string[] | null;
  };
}

export interface ContentPlace {
  readonly place: string;
  readonly open: string | null;
}

export interface ValueView {
  /** `#/companyNumber`, `line 12`. */
  readonly where: string;
  readonly value: string | number | boolean | null;
  readonly by: 'label' | 'equal' | 'none';
  readonly sources: readonly (ContentPlace & { readonly name: string })[];
}

/** Shows the document at `path`; undefined when there is none. */
export function createDocumentLens(
  edition: LiveEdition,
  tracer: Tracer,
  path: string,
  folders: ContentFolders,
): DocumentLens | undefined {
  const document = edition.catalog.find((each) => each.path === path);
  if (!document) return undefined;
  const { kind, title, source } = document;
  return {
    path,
    kind,
    title,
    source: source === undefined ? null : placeOf({ file: source, line: 1, col: 1 }, folders, source),
    person: personOf(document, edition),
    agent: agentOf(path, edition.release),
    data: {
      values: withLinesJoined(listPublishedValues(document, tracer)).map(({ where, value, leaves, by }) => ({
        where,
        value,
        by,
        sources: leaves.map((leaf) => ({ name: leaf.name, ...placeOf(leaf.at, folders) })),
      })),
      ...validityOf(path, edition),
    },
  };
}

type Shown = Omit<PublishedValue, 'pointer' | 'line'> & { readonly where: string };

/** A value that a text says several times is one row: `lines 9, 15, 22`. */
function withLinesJoined(values: readonly PublishedValue[]): Shown[] {
  const pointed = values.flatMap(({ pointer, ...rest }) =>
    pointer === undefined ? [] : [{ ...rest, where: `#${pointer}` }],
  );
  const lines = new Map<ContentLeaf, Set<number>>();
  for (const { line, leaves } of values)
    if (line !== undefined) lines.set(leaves[0]!, (lines.get(leaves[0]!) ?? new Set()).add(line));
  const said = [...lines].map(([leaf, found]): Shown => {
    const where = `${found.size === 1 ? 'line' : 'lines'} ${[...found].join(', ')}`;
    return { where, value: leaf.value, leaves: [leaf], by: 'label' };
  });
  return [...said, ...pointed];
}

function personOf(
  { path, kind, title, mediaType, file, mirrorOf }: Document,
  { release }: LiveEdition,
): DocumentLens['person'] {
  if (kind === 'page') return { type: 'page', path };
  if (mirrorOf !== undefined) return { type: 'page', path: mirrorOf };
  if (kind === 'api') return { type: 'page', path: `/docs/api/#${title.toLowerCase().replaceAll(' ', '-')}` };
  if (mediaType.startsWith('image/')) return { type: 'image', path };
  if (!isText(mediaType)) return { type: 'text', text: 'This file holds no text.' };
  return { type: 'text', text: Buffer.from(release.files.get(file)!.bytes).toString('utf8') };
}

function agentOf(path: string, release: Release): DocumentLens['agent'] {
  const accept = 'text/markdown, application/json;q=0.9, */*;q=0.8';
  const { status, headers, body } = respond(release, { method: 'GET', path, headers: { accept } });
  const text = isText(headers['Content-Type'] ?? '') ? Buffer.from(body).toString('utf8') : null;
  const sent = stripCorsHeaders(headers);
  const onHostsOnly = Object.keys(headers).filter((name) => sent[name] !== headers[name]);
  return { accept, status, headers, onHostsOnly, tokens: text === null ? null : estimateTokens(text), text };
}

function validityOf(path: string, { release }: LiveEdition): Pick<DocumentLens['data'], 'schema' | 'issues'> {
  const resource = resources.find((each) => each.path === path);
  if (!resource) return { schema: null, issues: null };
  const body: unknown = JSON.parse(Buffer.from(release.files.get(path.slice(1))!.bytes).toString('utf8'));
  const issues = resource.schema.safeParse(body).error?.issues ?? [];
  return {
    schema: z.toJSONSchema(resource.schema, { io: 'output' }),
    issues: issues.map((issue) => `#/${issue.path.join('/')}: ${issue.message}`),
  };
}

function placeOf(
  at: ContentLeaf['at'],
  folders: ContentFolders,
  place = `${at.file}:${at.line}:${at.col}`,
): ContentPlace {
  const path = resolveSourcePath(at.file, folders);
  return { place, open: path === undefined ? null : toEditorLink(path, at) };
}

function isText(mediaType: string): boolean {
  return mediaType.startsWith('text/') || /[/+](?:json|xml)\b/.test(mediaType) || mediaType === mediaTypes.svg;
}
