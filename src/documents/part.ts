import { latestDate } from '../core/dates.ts';
import type { Document } from '../core/document.ts';
import { stripLabels } from '../core/labels.ts';
import type { ListSection, SectionItem } from '../core/list-sections.ts';
import { mediaTypes } from '../core/media-types.ts';
import { absoluteUrl } from '../core/url.ts';
import type { Language } from '../language/language.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { indexSectionNote, indexSectionTitle } from '../site/facts/index-sections.ts';

/**
 * Bytes of the lists that a token of a reader has at the least: sentences of any script have 3 and more, names such as
 * `RX-4711-B` hardly 2.5. Bytes add up and are counted in no time.
 */
export const minBytesPerToken = 2.5;

/** A page as such lists know it. */
export interface PartPage extends SectionItem {
  readonly title: string;
  readonly updated?: string;
}

/** A link to a part: what it is called, where it is, what it holds. */
export interface PartLink {
  readonly title: string;
  readonly path: string;
  readonly note: string;
}

/** A text that names the pages of a section: `/guides/llms.txt`, as llmstxt.org v2 has it for a part of a site. */
export function buildPart(language: Language, stem: string, section: ListSection<PartPage>, of: Own): Document {
  const path = partPath(stem, section.folder, section.prefix);
  return {
    ...of,
    path,
    // Folders of other generators have any name.
    file: decodeURIComponent(path.slice(1)),
    kind: 'discovery',
    mediaType: mediaTypes.text,
    title: indexSectionTitle(section, language),
    updated: latestDate(section.all.map(({ updated = '' }) => updated)),
  };
}

type Own = Pick<Document, 'description' | 'render' | 'given' | 'texts'>;

/** encodeURIComponent() leaves what ends an address in Markdown. */
const percent = (letters: string): string =>
  encodeURIComponent(letters).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Two hyphens are in no name of a page, so that no other file can be meant. */
function partPath(stem: string, folder: string, prefix: string): string {
  return `${folder}${stem}${prefix && `--${prefix.replace(/[^\w.~-]+/g, percent)}`}.txt`;
}

/** The links to the parts that hold what a section leaves out. */
export function listPartLinks(language: Language, stem: string, { sections }: ListSection<PartPage>): PartLink[] {
  return sections.map((below) => ({
    title: indexSectionTitle(below, language),
    path: partPath(stem, below.folder, below.prefix),
    note: indexSectionNote(below, language),
  }));
}

/** The line of a list that leads to a part. */
export function formatPartLink({ title, path, note }: PartLink, url: (path: string) => string): string {
  return `- [${escapeMarkdown(title)}](${url(path)}): ${note}`;
}

/** Largest size of such a line, given titles of ordinary length. */
export function estimatePartLinkBytes(stem: string, baseUrl: string, folder: string, prefix: string): number {
  return absoluteUrl(baseUrl, partPath(stem, folder, prefix)).length + folder.length + prefix.length + 90;
}

/** Bytes of a text as it is published. */
export function publishedByteLength(text: string): number {
  return Buffer.byteLength(stripLabels(text));
}
