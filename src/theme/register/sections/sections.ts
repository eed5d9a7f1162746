import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import { renderDate } from '../../kit/date.ts';
import { formatFileSize, formatFileType } from '../../model/file-size.ts';
import type { Download, Quotation, Sections, Team } from '../../model/sections.ts';
import { renderCallToAction } from '../parts/call-to-action.ts';
import { renderFigures } from './figures.ts';
import { renderPicture } from './picture.ts';
import { renderTitledSection } from './titled-section.ts';

/** All sections after a page's text: all but the hero (opening.ts). */
export function renderSections(sections: Sections, language: Language): Html {
  return html`${renderFigures(sections.figures, language)}${renderSectionsAfterFigures(sections, language)}`;
}

/** Sections without the figures, which a homepage shows before evidence. */
export function renderSectionsAfterFigures(
  { quotation, team, downloads, callToAction }: Sections,
  language: Language,
): Html {
  return html`${quotation && renderQuotation(quotation, language)}${team && renderTeam(team)}${renderDownloads(downloads, language)}${
    callToAction &&
    html`${renderCallToAction(callToAction)}
`
  }`;
}

/** A quotation, with its speaker and the date of consent. */
function renderQuotation(quotation: Quotation, language: Language): Html {
  const { text, name, role, organisation, permission, source } = quotation;
  const speaker = [name, role, organisation].filter((part) => part !== undefined).join(language.table.comma);
  return html`<figure class="quotation">
<blockquote${source !== undefined && html` cite="${source}"`}>
<p>${text}</p>
</blockquote>
<figcaption><p>${speaker}</p>
<p class="source">${translateToParts(language, 'sections.permission', { date: renderDate(language, permission) })}${source !== undefined && html` <a href="${source}">${translate(language, 'sections.source')}</a>`}</p></figcaption>
</figure>
`;
}

/** People with their roles, and with their pictures where there are any. */
function renderTeam({ title, members }: Team): Html {
  const loading = { sizes: '(min-width: 40rem) 14rem, 45vw', isLate: true };
  return renderTitledSection(
    title,
    html`<ul class="team">
${members.map(
  ({ name, role, picture }) => html`<li>${picture && renderPicture(picture, loading)}<h3>${name}</h3>
<p>${role}</p></li>
`,
)}</ul>`,
  );
}

/** Downloads, each with type, size and date. */
function renderDownloads(downloads: readonly Download[], language: Language): Html | false {
  if (downloads.length === 0) return false;
  const { comma } = language.table;
  return renderTitledSection(
    translate(language, 'sections.downloads'),
    html`<ul class="downloads">
${downloads.map(
  ({
    path,
    title,
    description,
    date: day,
    size,
  }) => html`<li><p><a href="${path}">${title}</a> <span class="source"><bdi>${formatFileType(path)}</bdi>${size !== undefined && html`${comma}${formatFileSize(language, size)}`}${comma}${renderDate(language, day)}</span></p>
${
  description !== undefined &&
  html`<p>${description}</p>
`
}</li>
`,
)}</ul>`,
  );
}
