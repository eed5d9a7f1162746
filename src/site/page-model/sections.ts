import { sectionNames } from '../../content/check/section-names.ts';
import type { PageSections } from '../../content/check/sections.ts';
import type { Page, Site } from '../../content/site.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import type { PictureWithAlt, Sections } from '../../theme/model/sections.ts';

type Titled = PageSections & Pick<Page, 'title' | 'description'>;

/** Sections of a page's front matter, with named data; undefined without any. */
export function buildPageSections(
  site: Pick<Site, 'company' | 'language' | 'words'>,
  page: Titled,
): Sections | undefined {
  const { company } = site;
  if (sectionNames.every((name) => page[name] === undefined)) return undefined;
  const { hero, figures = [], quotation, team, downloads = [], callToAction, files = {} } = page;
  const pictureOf = ({ picture: src, alt }: Pictured): PictureWithAlt | undefined =>
    src === undefined || alt === undefined ? undefined : { src, alt, size: files[src]?.picture };
  const shown: readonly Shown[] = team === 'all' ? company.people : (team ?? []);
  const members = shown.flatMap((each) => {
    const person = company.people.find(({ id }) => id === each.id);
    return person ? [{ id: person.id, name: person.name, role: person.role, picture: pictureOf(each) }] : [];
  });
  return {
    hero: hero && {
      heading: hero.heading ?? page.title,
      text: hero.text ?? page.description,
      picture: pictureOf(hero),
      links: hero.links ?? [],
    },
    figures,
    quotation,
    team: members.length > 0 ? { title: translate(languageOfSite(site), 'section.people'), members } : undefined,
    downloads: downloads.map(({ file, ...download }) => ({ ...download, path: file, size: files[file]?.size })),
    callToAction,
  };
}

interface Pictured {
  readonly picture?: string | undefined;
  readonly alt?: string | undefined;
}
type Shown = Pictured & { readonly id: string };
