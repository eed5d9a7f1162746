import type { Site } from '../../content/site.ts';
import { html } from '../../core/html.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { renderLabelledValue } from '../../theme/kit/line.ts';
import type { ListedPage } from '../facts/folders.ts';

type InLanguage = Pick<Site, 'language'>;

/** Pages as an HTML list, with descriptions. */
export function renderSubpagesHtml(site: InLanguage, below: readonly ListedPage[]): string {
  const language = languageByTag(site.language);
  return html`<ul>
${below.map(
  ({
    path,
    title,
    description,
  }) => html`<li>${renderLabelledValue(language, html`<a href="${path}">${title}</a>`, description)}</li>
`,
)}</ul>`.text;
}

/** Pages as a Markdown list, site links as paths. */
export function renderSubpagesMarkdown(site: InLanguage, below: readonly ListedPage[]): string {
  const language = languageByTag(site.language);
  return below
    .map(
      ({ path, title, description }) =>
        `- ${translate(language, 'text.labelled', { label: `[${e(title)}](${path})`, value: e(description) })}`,
    )
    .join('\n');
}

/** HTML of a page with a list of its folder's pages; no heading id of an author has two hyphens. */
export function appendSubpagesHtml(site: InLanguage, body: string, below: readonly ListedPage[]): string {
  if (below.length === 0) return body;
  const title = html`<h2 id="pages--below">${translate(languageByTag(site.language), 'frame.pages')}</h2>`;
  return `${body}${body === '' || body.endsWith('\n') ? '' : '\n'}${title.text}\n${renderSubpagesHtml(site, below)}`;
}

export function appendSubpagesMarkdown(site: InLanguage, markdown: string, below: readonly ListedPage[]): string {
  if (below.length === 0) return markdown;
  return `${markdown.trim()}\n\n## ${translate(languageByTag(site.language), 'frame.pages')}\n\n${renderSubpagesMarkdown(site, below)}`.trim();
}
