import { preferenceNote, preferenceWords } from '../api/v1/ai-preferences.ts';
import type { Site } from '../content/site.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';
import { mirrorPath } from '../core/url.ts';
import { escapeMarkdown } from '../markdown/escape.ts';

/** Order of the sections; "Optional" comes last, because a reader short of space may skip it (llmstxt.org). */
const sections = ['API', 'Documentation', 'Skills', 'Pages', 'Discovery', 'Optional'] as const;

/** /llms.txt (llmstxt.org v2): one heading, one summary, then lists of absolute links, each with a note. */
export function llmsTxt(site: Site): Document {
  return {
    path: '/llms.txt',
    file: 'llms.txt',
    kind: 'discovery',
    mediaType: mediaTypes.text,
    title: 'llms.txt',
    description: 'Orientation file for language models.',
    updated: site.updated.site,
    link: [{ rel: 'describedby' }],
    render: (context) => {
      const e = escapeMarkdown;
      const head = [
        `# ${e(site.name)}`,
        `> ${e(site.description)}`,
        `${e(site.company.legalName)}, company number ${e(site.company.companyNumber)}. ${e(site.notice ?? site.company.summary)}`,
        `Data licence: [${e(site.dataLicense.name)}](${site.dataLicense.url}). Use of the content by AI systems: ${preferenceWords(site)}. ${preferenceNote}`,
        'No credentials exist or are needed. Use only URLs that the API catalog or this file lists. Pages answer in Markdown to `Accept: text/markdown`; the links below lead to Markdown and JSON directly.',
      ];
      const lists = sections.flatMap((section) => {
        const entries = context.catalog.filter((document) => document.llms === section);
        return entries.length === 0
          ? []
          : [`## ${section}\n\n${entries.map((entry) => item(entry, context)).join('\n')}`];
      });
      return `${[...head, ...lists].join('\n\n')}\n`;
    },
  };
}

/** A page is listed by its mirror: its reader wants Markdown. */
function item(document: Document, { url }: RenderContext): string {
  const path = document.kind === 'page' ? mirrorPath(document.path) : document.path;
  return `- [${escapeMarkdown(document.title)}](${url(path)}): ${escapeMarkdown(document.description)}`;
}
