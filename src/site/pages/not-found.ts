import { openapiPath } from '../../api/v1/version.ts';
import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import type { Document, InLanguages } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say, sayPieces } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { theme } from '../../theme/index.ts';
import type { WayIn } from '../../theme/model/frame.ts';
import type { Advice } from '../../theme/model/main.ts';
import { namedPages } from '../facts/named-pages.ts';
import { layout } from '../html/layout.ts';
import { navigation } from '../html/navigation.ts';

/** The page for all missing paths; it has no address (service.md 7). */
export function notFound(site: Site): Omit<Document, 'kind'> {
  const language = spoken(site.language);
  const title = say(language, 'notFound.title');
  const description = say(language, 'notFound.description');
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
      const main = theme.main({ kind: 'missing', advice: [adviceIn(site), ...others] }, spokenBy(site));
      return layout(site, context, { title, description, main });
    },
  };
}

/**
 * Pages of the header, without anchors, and pages that every page names, if the language has them. A brand names pages
 * by their first address.
 */
function pagesOf(site: Site, { place, foreign }: Places): readonly WayIn[] {
  const named = namedPages(site)
    .filter(([, , isForeign]) => !isForeign)
    .map(([to, label]) => ({ to, label }));
  const ways = [...navigation(site).filter(({ to }) => !to.includes('#')), ...named];
  const own = ways.filter(({ to }) => foreign(to) === undefined);
  const placed = own.map(({ to, label }) => ({ to: place(to), label }));
  return [...new Map(placed.map((each) => [each.to, each])).values()];
}

type Places = Pick<InLanguages, 'place' | 'foreign'>;
const asWritten: Places = { place: (path) => path, foreign: () => undefined };

/** Advice in a language: all of them are on one page, as the visitor's is unknown. */
function adviceIn(site: Site, places: Places = asWritten): Advice {
  const language = spokenBy(site);
  const { place } = places;
  return {
    language,
    title: say(language, 'notFound.title'),
    text: `${say(language, 'notFound.description')} ${say(language, 'notFound.advice')}`,
    search: place(sectionPath(site, 'search')),
    ways: [
      [{ kind: 'link', to: place('/'), text: say(language, 'notFound.homepage') }],
      sayPieces(language, 'notFound.reference', { docs: place('/docs/api/'), openapi: openapiPath }),
      sayPieces(language, 'notFound.guide', { guide: place('/auth/') }),
    ],
    pages: {
      title: say(language, 'frame.pages'),
      nearest: say(language, 'notFound.nearest'),
      links: pagesOf(site, places),
    },
  };
}
