import { newest } from '../core/dates.ts';
import type { Document } from '../core/document.ts';
import { withoutLabels } from '../core/labels.ts';
import { mediaTypes } from '../core/media-types.ts';
import type { Listed, Section } from '../core/sections.ts';
import { absolute } from '../core/url.ts';
import type { Language } from '../language/language.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { sectionNote, sectionTitle } from '../site/facts/section-words.ts';

/**
 * Bytes of the lists that a token of a reader has at the least: sentences of any script have 3 and more, names such as
 * `RX-4711-B` hardly 2.5. Bytes add up and are counted in no time.
 */
export const bytesPerToken = 2.5;

/** A page as such lists know it. */
export interface PartPage extends Listed {
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
export function part(language: Language, stem: string, section: Section<PartPage>, of: Own): Document {
  const path = partPath(stem, section.folder, section.prefix);
  return {
    ...of,
    path,
    // Folders of other generators have any name.
    file: decodeURIComponent(path.slice(1)),
    kind: 'discovery',
    mediaType: mediaTypes.text,
    title: sectionTitle(section, language),
    updated: newest(section.all.map(({ updated = '' }) => updated)),
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
export function partLinks(language: Language, stem: string, { sections }: Section<PartPage>): PartLink[] {
  return sections.map((below) => ({
    title: sectionTitle(below, language),
    path: partPath(stem, below.folder, below.prefix),
    note: sectionNote(below, language),
  }));
}

/** The line of a list that leads to a part. */
export function partLine({ title, path, note }: PartLink, url: (path: string) => string): string {
  return `- [${escapeMarkdown(title)}](${url(path)}): ${note}`;
}

/** Largest size of such a line, given titles of ordinary length. */
export function partLinkBytes(stem: string, baseUrl: string, folder: string, prefix: string): number {
  return absolute(baseUrl, partPath(stem, folder, prefix)).length + folder.length + prefix.length + 90;
}

/** Bytes of a text as it is published. */
export function bytesOf(text: string): number {
  return Buffer.byteLength(withoutLabels(text));
}
