import { join } from 'node:path';
import { originsOf } from '../../checks/links/links.ts';
import type { Page } from '../../content/site.ts';
import { trusted } from '../../core/html.ts';
import { frameOf } from '../../site/html/frame.ts';
import { withNames } from '../../site/html/head.ts';
import { isOrdinary, whole } from '../../site/html/layout.ts';
import type { Edition } from '../compile.ts';
import { renderContext } from '../render.ts';
import type { PageKit, PageTask } from './make-page.ts';

/**
 * The pages of an edition that no record knows, or those of them that are wanted, and what they are made of; `contentDir`
 * is where their files are.
 */
export function pageWork(
  edition: Edition,
  contentDir: string,
  isWanted: (source: string) => boolean = () => true,
): { readonly kit: PageKit; readonly count: number; readonly tasks: Iterable<PageTask> } {
  const { site, catalog, sources, unchecked, facts, records } = edition;
  const context = renderContext(site, catalog);
  const frame = (hasImage: boolean) => frameOf(site, context, hasImage, whole);
  const main = trusted('');
  const pages = site.pages.filter(
    (page) => unchecked.has(page.source) && isWanted(page.source) && isOrdinary(site, page),
  );
  const taskOf = ({ source, path, title, description, updated }: Page): PageTask => {
    const { documentTitle, image } = withNames(site, { path, title, description, updated, main });
    const file = join(contentDir, source.slice('content/'.length));
    const digest = records?.digests.get(source);
    return { file, source, path, title, documentTitle, description, updated, image, digest };
  };
  const kit: PageKit = {
    facts,
    frames: { pictured: frame(true), plain: frame(false) },
    language: site.language,
    notice: site.notice,
    baseUrl: site.baseUrl,
    origins: originsOf({ sources, site }),
  };
  return { kit, count: pages.length, tasks: mapped(pages, taskOf) };
}

/** Each is made when its turn comes. */
function* mapped<T, U>(items: Iterable<T>, make: (item: T) => U): Generator<U> {
  for (const item of items) yield make(item);
}
