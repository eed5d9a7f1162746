import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { renderDate } from '../../kit/date.ts';
import { formatFileSize, formatFileType } from '../../model/file-size.ts';
import type { Download } from '../../model/sections.ts';
import { renderTitledSection } from './titled-section.ts';

/** Downloads, each with type, size and date. */
export function renderDownloads(downloads: readonly Download[], language: Language): Html | false {
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
