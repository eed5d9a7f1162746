import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import { descriptionOf, type MirrorsByFile, renderMirrorMarkdown, titleOf } from './mirror-markdown.ts';
import type { MirroredForeignPage } from './mirrors.ts';

/** Documents of an attached page: its HTML as it is, and its Markdown. */
export function createAttachedDocuments(
  page: MirroredForeignPage,
  site: Pick<Site, 'notice' | 'baseUrl'>,
  foreign: ForeignSite,
  mirrors: MirrorsByFile,
  html: (file: string) => Uint8Array,
): Document[] {
  const said = { title: titleOf(page), description: descriptionOf(page) };
  return [
    {
      ...said,
      path: page.path,
      file: page.file,
      // Checked like copied files: others wrote it.
      kind: 'public',
      mediaType: mediaTypes.html,
      render: () => html(page.file),
    },
    {
      ...said,
      path: page.mirror,
      file: page.mirrorFile,
      kind: 'mirror',
      mediaType: mediaTypes.markdown,
      mirrorOf: page.path,
      llms: 'Pages',
      ...(page.path === '/' && { link: [{ rel: 'alternate' as const }] }),
      size: page.read.main?.markdown.length ?? 0,
      render: () =>
        page.isTheirs ? foreign.found.bytes(page.mirrorFile) : renderMirrorMarkdown(page, site, foreign, mirrors),
    },
  ];
}
