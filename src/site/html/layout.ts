import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { html } from '../../core/html.ts';
import { mirrorPath } from '../../core/url.ts';
import type { TextKey } from '../../language/catalogue.ts';
import type { Language } from '../../language/language.ts';
import { languageName } from '../../language/language-by-tag.ts';
import { listEnglishPhrases } from '../../language/language-file.ts';
import { languageOfSite } from '../../language/own-words.ts';
import type { FrameModel } from '../../theme/model/frame.ts';
import { themeOf } from '../../theme/theme-of.ts';
import { createLinkResolver } from '../page-model/home/link-resolver.ts';
import { isolateLeftToRight } from './bidi-isolation.ts';
import { buildFooter } from './footer.ts';
import { removeBlankLines, renderInFrame } from './frame.ts';
import { type HeadPage, renderHead, withHeadData } from './head.ts';
import { createLanguageMarker } from './mark-language.ts';
import { navigation } from './navigation.ts';
import type { PageParts } from './page-parts.ts';

/** Whole HTML document: semantic, complete without scripts, readable without its stylesheet. */
export function renderLayout(site: Site, context: RenderContext, page: PageParts): string {
  const named = withHeadData(site, page);
  return (
    (isOrdinaryPage(site, page) && renderInFrame(site, context, named, renderWithoutFrame)) ||
    renderWithoutFrame(site, context, named)
  );
}

/** Whether a page fits into a shared frame: its head has nothing special. */
export function isOrdinaryPage(
  site: Site,
  { jsonLd, type, script }: Pick<PageParts, 'jsonLd' | 'type' | 'script'>,
): boolean {
  // Links to other languages differ by page, and so do texts that are still English.
  const isOfOneLanguage = site.languages === undefined && site.catalogue === undefined;
  return jsonLd === undefined && type === undefined && script === undefined && isOfOneLanguage;
}

/** Renders a layout without frames: same result as renderLayout(), at full cost. */
export function renderWithoutFrame(site: Site, context: RenderContext, page: HeadPage): string {
  const language = languageOfSite(site);
  const text = removeBlankLines(
    html`<!doctype html>
<html lang="${site.language}"${language.direction === 'rtl' && html` dir="rtl"`}>
<head>
${renderHead(site, context, page)}
</head>
<body>
${themeOf(site).body(frameModel(site, context, page), page.main)}
</body>
</html>
`.text,
  );
  const body = text.indexOf('<body>');
  const whole = text.slice(0, body) + isolateLeftToRight(language, text.slice(body));
  return markEnglish(language, whole);
}

const markers = new WeakMap<readonly TextKey[], (page: string) => string>();

/** Puts `lang` on texts of Gazette that are not translated. */
function markEnglish({ untranslated = [] }: Language, page: string): string {
  if (untranslated.length === 0) return page;
  const mark = markers.get(untranslated) ?? createLanguageMarker(listEnglishPhrases(untranslated), 'en', true);
  markers.set(untranslated, mark);
  return mark(page);
}

/** Frame model of a page. */
function frameModel(site: Site, { languages }: RenderContext, page: HeadPage): FrameModel {
  const language = languageOfSite(site);
  const { path, current, updated, updatedWords } = page;
  const others = path === undefined || !languages ? [] : languages.translationsOf(path);
  const { logo, banner, header, docs } = site.brand ?? {};
  return {
    language,
    name: site.name,
    version: docs?.version,
    logo,
    banner,
    notice: site.notice,
    layout: header?.layout ?? 'split',
    navigation: navigation(site),
    current,
    actions: [header?.action ?? createLinkResolver(site).contact, ...(header?.second ? [header.second] : [])],
    search: sectionPath(site, 'search'),
    updated: updated === undefined ? undefined : { date: updated, words: updatedWords },
    mirror: path === undefined ? undefined : mirrorPath(path),
    translations: others
      .filter(({ language: tag }) => tag !== site.language)
      .map(({ language: tag, url }) => ({
        language: tag,
        to: new URL(url).pathname,
        label: languageName(tag, site.languages ?? []),
      })),
    footer: buildFooter(site, page, languages?.place),
  };
}
