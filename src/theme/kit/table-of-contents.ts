import { type Html, html, trustedHtml } from '../../core/html.ts';

/** Minimum of second-level headings for a table of contents. */
const enough = 3;

/** Table of contents of HTML under a title, from its second-level headings; false if there are few. */
export function renderTableOfContents(text: string, title: string): Html | false {
  const headings = [...text.matchAll(/<h2( lang="\w+")? id="([^"]*)">(.*?)<\/h2>/g)];
  if (headings.length < enough) return false;
  return html`<nav class="contents" aria-label="${title}">
<p class="contents-title" aria-hidden="true">${title}</p>
<ul>
${headings.map(
  // Rendered HTML: headings lose their markup, as links must not nest.
  ([
    ,
    language = '',
    id,
    name,
  ]) => html`<li><a href="#${trustedHtml(id!)}"${trustedHtml(language)}>${trustedHtml(name!.replace(/<[^>]*>/g, ''))}</a></li>
`,
)}</ul>
</nav>`;
}
