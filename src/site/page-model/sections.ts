import { findPicture } from '../../content/pictures.ts';
import type { Page, Site } from '../../content/site.ts';
import type { PageSections } from '../../theme/model/main.ts';
import type { PageHero } from '../../theme/model/sections.ts';
import type { ViewSection } from '../../theme/model/view.ts';
import type { FactPath } from './fact-path.ts';
import { createLinkResolver } from './home/link-resolver.ts';
import { buildSection } from './home/sections.ts';
import { isBodyPlace, shortSection } from './home/short-sections.ts';

type Titled = Pick<Page, 'hero' | 'sections' | 'texts' | 'title' | 'description'>;

/** Parts of a page beside its text; undefined without any. */
export interface BuiltPageSections extends PageSections {
  readonly before: readonly ViewSection<FactPath>[];
  readonly after: readonly ViewSection<FactPath>[];
}

/** Sections of a page's front matter, before and after the place of its text; undefined without any. */
export function buildPageSections(site: Site, page: Titled): BuiltPageSections | undefined {
  const { sections = [] } = page;
  if (!page.hero && sections.length === 0) return undefined;
  const place = sections.findIndex(isBodyPlace);
  const build = ([from, to]: readonly [number, number]) =>
    sections.slice(from, to).flatMap((section, i): ViewSection<FactPath>[] => {
      const built = buildSection(site, page, section, from + i, (name) => generatedSection(site, name));
      return built ? [built] : [];
    });
  return {
    hero: buildHero(site, page),
    before: build([0, Math.max(place, 0)]),
    after: build([place + 1, sections.length]),
    isAlone: sections.length > 0 && place === -1,
  };
}

/** All sections of a page, with facts that other pages place. */
export const listSections = (built: BuiltPageSections | undefined): ViewSection<never>[] =>
  [...(built?.before ?? []), ...(built?.after ?? [])] as ViewSection<never>[];

/** Opening of a page from its front matter. */
export function buildHero(site: Site, { hero, title, description }: Titled): PageHero | undefined {
  return (
    hero && {
      heading: hero.heading ?? title,
      text: hero.text ?? description,
      picture: findPicture(site, hero),
      links: hero.links ?? [],
    }
  );
}

/** A generated section on a page of its editors: its anchors are those of the homepage, and no heading has two hyphens. */
function generatedSection(site: Site, name: Parameters<typeof shortSection>[2]): ViewSection<FactPath> | false {
  const section: ViewSection<FactPath> | false = shortSection(site, createLinkResolver(site), name);
  return section && { ...section, id: `${section.id}--section`, anchors: undefined };
}
