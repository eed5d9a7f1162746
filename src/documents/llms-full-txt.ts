import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';

/** /llms-full.txt: the Markdown of every page in one file, in the order of the table (a convention, switchable). */
export function llmsFullTxt(site: Site): Document[] {
  if (!site.features.llmsFull) return [];
  return [
    {
      path: '/llms-full.txt',
      file: 'llms-full.txt',
      kind: 'discovery',
      mediaType: mediaTypes.text,
      title: 'All pages in one file',
      description: 'The Markdown of every page of this site, one after the other.',
      updated: site.updated.site,
      llms: 'Optional',
      render: (context) =>
        context.catalog
          .filter((document) => document.mirrorOf !== undefined)
          .map(
            (mirror) => `Source: ${context.url(mirror.path)}\n\n${context.textOf?.(mirror) ?? mirror.render(context)}`,
          )
          .join('\n---\n\n'),
    },
  ];
}
