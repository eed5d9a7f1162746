import { openapiPath } from '../../api/v1/version.ts';
import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import type { Document, LanguageContext } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate, translateToPieces } from '../../language/translate.ts';
import type { LabelledLink } from '../../theme/model/frame.ts';
import type { NotFoundAdvice } from '../../theme/model/main.ts';
import { themeOf } from '../../theme/theme-of.ts';
import { footerPageLinks } from '../facts/folders.ts';
import { renderLayout } from '../html/layout.ts';
import { navigationLinks } from '../html/navigation.ts';

/** The page for all missing paths; it has no address (service.md 7). */
export function notFound(site: Site): Omit<Document, 'kind'> {
  const language = languageByTag(site.language);
  const title = translate(language, 'notFound.title');
  const description = translate(language, 'notFound.description');
  return {
    path: '/404.html',
    file: '404.html',
    mediaType: mediaTypes.html,
    title,
    description,
    updated: site.updated.site,
    render: (context) => {
      const others = (site.translations ?? []).map((other) => {
        const { languages } = context.languages?.within(other.inLanguage?.key ?? '') ?? {};
        return adviceIn(other, languages);
      });
      const main = themeOf(site).main({ kind: 'missing', advice: [adviceIn(site), ...others] }, languageOfSite(site));
      return renderLayout(site, context, { title, description, main });
    },
  };
}

/**
 * Pages of the header, without anchors, and pages that every page names, if the language has them. A brand names pages
 * by their first address.
 */
function pagesOf(site: Site, { place, foreign }: Places): readonly LabelledLink[] {
  const named = footerPageLinks(site)
    .filter(([, , isForeign]) => !isForeign)
    .map(([to, label]) => ({ to, label }));
  const ways = [...navigationLinks(site).filter(({ to }) => !to.includes('#')), ...named];
  const own = ways.filter(({ to }) => foreign(to) === undefined);
  const placed = own.map(({ to, label }) => ({ to: place(to), label }));
  return [...new Map(placed.map((each) => [each.to, each])).values()];
}

type Places = Pick<LanguageContext, 'place' | 'foreign'>;
const asWritten: Places = { place: (path) => path, foreign: () => undefined };

/** Advice in a language: all of them are on one page, as the visitor's is unknown. */
function adviceIn(site: Site, places: Places = asWritten): NotFoundAdvice {
  const language = languageOfSite(site);
  const { place } = places;
  return {
    language,
    title: translate(language, 'notFound.title'),
    text: `${translate(language, 'notFound.description')} ${translate(language, 'notFound.advice')}`,
    search: place(sectionPath(site, 'search')),
    ways: [
      [{ kind: 'link', to: place('/'), text: translate(language, 'notFound.homepage') }],
      translateToPieces(language, 'notFound.reference', { docs: place('/docs/api/'), openapi: openapiPath }),
      translateToPieces(language, 'notFound.guide', { guide: place('/auth/') }),
    ],
    pages: {
      title: translate(language, 'frame.pages'),
      nearest: translate(language, 'notFound.nearest'),
      links: pagesOf(site, places),
    },
  };
}
