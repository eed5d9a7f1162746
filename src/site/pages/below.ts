import type { Site } from '../../content/site.ts';
import { html } from '../../core/html.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { labelled } from '../../theme/kit/labelled.ts';
import type { ListedPage } from '../facts/folders.ts';

type InLanguage = Pick<Site, 'language'>;

/** Pages as an HTML list, with descriptions. */
export function belowHtml(site: InLanguage, below: readonly ListedPage[]): string {
  const language = spoken(site.language);
  return html`<ul>
${below.map(
  ({
    path,
    title,
    description,
  }) => html`<li>${labelled(language, html`<a href="${path}">${title}</a>`, description)}</li>
`,
)}</ul>`.text;
}

/** Pages as a Markdown list, site links as paths. */
export function belowMarkdown(site: InLanguage, below: readonly ListedPage[]): string {
  const language = spoken(site.language);
  return below
    .map(
      ({ path, title, description }) =>
        `- ${say(language, 'text.labelled', { label: `[${e(title)}](${path})`, value: e(description) })}`,
    )
    .join('\n');
}

/** HTML of a page with a list of its folder's pages; no heading id of an author has two hyphens. */
export function withBelowHtml(site: InLanguage, body: string, below: readonly ListedPage[]): string {
  if (below.length === 0) return body;
  const title = html`<h2 id="pages--below">${say(spoken(site.language), 'frame.pages')}</h2>`;
  return `${body}${body === '' || body.endsWith('\n') ? '' : '\n'}${title.text}\n${belowHtml(site, below)}`;
}

export function withBelowMarkdown(site: InLanguage, markdown: string, below: readonly ListedPage[]): string {
  if (below.length === 0) return markdown;
  return `${markdown.trim()}\n\n## ${say(spoken(site.language), 'frame.pages')}\n\n${belowMarkdown(site, below)}`.trim();
}
