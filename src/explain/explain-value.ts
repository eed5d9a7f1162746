import type { CompiledSite } from '../compile/compile.ts';
import type { Document } from '../core/document.ts';
import { escapeControlCharacters } from '../core/escape.ts';
import { decodePercent } from '../core/url.ts';
import { type ContentFolders, readIfExists, resolveSourcePath } from '../edit/source/source-path.ts';
import { createCodeFrame, renderCodeFrame } from '../terminal/code-frame.ts';
import type { Style } from '../terminal/style.ts';
import type { ContentLeaf } from './content-leaves.ts';
import { findPublications, listPublishedValues, type Publication, type PublishedValue } from './publications.ts';
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

/** Most values shown with the lines around them; more get one line each. */
const framed = 5;
const longest = 100;

/** An explanation for a person: values, the lines behind them, other places. `label` names files as the reader can open them. */
export function renderExplanation(
  { values, leaves, publications }: Explanation,
  folders: ContentFolders,
  style: Style,
  label: (file: string) => string,
): string {
  const paragraphs = [
    values.map((value) => `${valueText(value, style, label)}\n`).join(''),
    leaves.length <= framed ? leaves.map((leaf) => placeText(leaf, folders, style, label)).join('\n') : '',
    leaves.length > framed && values.length === 0
      ? leaves.map((leaf) => `${style.bold(placeOf(leaf, label))} ${leaf.name}\n`).join('')
      : '',
    publications.length > 0 ? `${style.bold('Published in')}\n${publications.map(publicationText).join('')}` : '',
  ];
  return paragraphs.filter(Boolean).join('\n');
}

function valueText(
  { pointer, line, value, leaves, by }: PublishedValue,
  style: Style,
  label: (file: string) => string,
) {
  const where = pointer === undefined ? `line ${line}` : `#${pointer}`;
  const shown = escapeControlCharacters(JSON.stringify(value));
  const cut = shown.length > longest ? `${shown.slice(0, longest - 1)}…` : shown;
  const from =
    leaves.map((leaf) => placeOf(leaf, label)).join(', ') || 'made by Gazette, from no single line of content';
  return `${style.bold(where)} ${cut}\n  ${by === 'equal' ? '≈' : '←'} ${from}${by === 'equal' ? ' (the only equal value of this name)' : ''}`;
}

function placeText(leaf: ContentLeaf, folders: ContentFolders, style: Style, label: (file: string) => string): string {
  const path = resolveSourcePath(leaf.at.file, folders);
  const head = `${style.bold(placeOf(leaf, label))} ${leaf.name}\n`;
  const text = path && readIfExists(path);
  if (text === undefined) return head;
  const frame = renderCodeFrame(createCodeFrame(text, leaf.at, 1));
  return `${head}${style.dim(frame.split('\n').map(escapeControlCharacters).join('\n'))}\n`;
}

function placeOf({ at }: ContentLeaf, label: (file: string) => string): string {
  return escapeControlCharacters(`${label(at.file)}:${at.line}:${at.col}`);
}

function publicationText({ path, pointers, lines }: Publication): string {
  const places = [
    ...(lines.length > 0 ? [`${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`] : []),
    ...pointers,
  ];
  return `  ${escapeControlCharacters(path)}  ${escapeControlCharacters(places.join('  '))}\n`;
}
