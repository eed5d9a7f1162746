import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { html } from '../../core/html.ts';
import { mirrorPath } from '../../core/url.ts';
import { languageName } from '../../language/language-name.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import { theme } from '../../theme/index.ts';
import type { FrameModel } from '../../theme/model/frame.ts';
import { brandOf } from '../facts/brand.ts';
import { waysOf } from '../view/home/ways.ts';
import { footer } from './footer.ts';
import { filledFrame, withoutGaps } from './frame.ts';
import { head, type NamedPage, withNames } from './head.ts';
import { isolated } from './isolated.ts';
import { navigation } from './navigation.ts';
import type { PageParts } from './page-parts.ts';

/** Whole HTML document: semantic, complete without scripts, readable without its stylesheet. */
export function layout(site: Site, context: RenderContext, page: PageParts): string {
  const named = withNames(site, page);
  return (isOrdinary(site, page) && filledFrame(site, context, named, whole)) || whole(site, context, named);
}

/** Whether a page fits into a shared frame: its head has nothing special. */
export function isOrdinary(
  site: Site,
  { jsonLd, type, script }: Pick<PageParts, 'jsonLd' | 'type' | 'script'>,
): boolean {
  // Links to other languages differ by page.
  return jsonLd === undefined && type === undefined && script === undefined && site.languages === undefined;
}

/** Renders a layout without frames: same result as layout(), at full cost. */
export function whole(site: Site, context: RenderContext, page: NamedPage): string {
  const language = spokenBy(site);
  const text = withoutGaps(
    html`<!doctype html>
<html lang="${site.language}"${language.direction === 'rtl' && html` dir="rtl"`}>
<head>
${head(site, context, page)}
</head>
<body>
${theme.body(frameModel(site, context, page), page.main)}
</body>
</html>
`.text,
  );
  const body = text.indexOf('<body>');
  return text.slice(0, body) + isolated(language, text.slice(body));
}

/** Frame model of a page. */
function frameModel(site: Site, { languages }: RenderContext, page: NamedPage): FrameModel {
  const language = spokenBy(site);
  const { path, current, updated, updatedWords } = page;
  const others = path === undefined || !languages ? [] : languages.translationsOf(path);
  const { logo, banner, header } = brandOf(site) ?? {};
  const search = sectionPath(site, 'search');
  return {
    language,
    name: site.name,
    logo,
    banner,
    notice: site.notice,
    navigation: navigation(site).map((entry) => ({ ...entry, isCurrent: entry.to === current })),
    action: header?.action ?? { label: say(language, 'contact.write'), to: waysOf(site).contact },
    search,
    isSearch: current === search,
    updated: updated === undefined ? undefined : { date: updated, words: updatedWords },
    mirror: path === undefined ? undefined : mirrorPath(path),
    translations: others
      .filter(({ language: tag }) => tag !== site.language)
      .map(({ language: tag, url }) => ({
        language: tag,
        to: new URL(url).pathname,
        label: languageName(tag, site.languages ?? []),
      })),
    footer: footer(site, page, languages?.place),
  };
}
