import { preferenceNote } from '../api/v1/ai-preferences.ts';
import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';
import { termsPath } from './license-xml.ts';

/** robots.txt (RFC 9309) with Content Signals (contentsignals.org), values from content/site.ts. */
export function robotsTxt(site: Site): Document {
  return {
    path: '/robots.txt',
    file: 'robots.txt',
    kind: 'discovery',
    mediaType: mediaTypes.text,
    title: 'robots.txt',
    description: translate(languageByTag(site.language), 'document.robotsNote'),
    updated: site.updated.site,
    render: ({ url }) => {
      if (site.attached?.isWithheld) return `User-agent: *\nAllow: /\n\nSitemap: ${url('/sitemap.xml')}\n`;
      const signals = (['search', 'ai-input', 'ai-train'] as const)
        .map((name) => `${name}=${site.contentSignals[name] ? 'yes' : 'no'}`)
        .join(', ');
      // A crawler obeys only the group that names it (RFC 9309 §2.2.1), so each group repeats every rule. Each
      // group has one user agent: some readers give the signal to the last of several stacked ones.
      const rule = site.noIndex ? 'Disallow: /' : 'Allow: /';
      const group = (agent: string) => `User-agent: ${agent}\nContent-Signal: ${signals}\n${rule}\n`;
      const sitemap = site.noIndex ? [] : [`Sitemap: ${url('/sitemap.xml')}\n`];
      const terms = site.rsl ? [`License: ${url(termsPath)}\n`] : [];
      return [...['*', ...site.aiCrawlers].map(group), ...sitemap, ...terms, meaning(site)].join('\n');
    },
  };
}

/** Meaning of the signals for people, as comments: contentsignals.org leaves it to the publisher. */
function meaning(site: Site): string {
  const language = languageByTag(site.language);
  const lines = [
    `search: ${translate(language, 'wire.aiSearch')}`,
    `ai-input: ${translate(language, 'wire.aiInput')}`,
    `ai-train: ${translate(language, 'wire.aiTrain')}`,
    preferenceNote(site),
  ];
  return lines.map((line) => `# ${line}\n`).join('');
}
