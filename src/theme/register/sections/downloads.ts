import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import { date } from '../../kit/date.ts';
import { fileSize, fileType } from '../../model/file-size.ts';
import type { Download } from '../../model/sections.ts';
import { titled } from './titled.ts';

/** Downloads, each with type, size and date. */
export function downloadsOf(downloads: readonly Download[], language: Language): Html | false {
  if (downloads.length === 0) return false;
  const { comma } = language.table;
  return titled(
    say(language, 'sections.downloads'),
    html`<ul class="downloads">
${downloads.map(
  ({
    path,
    title,
    description,
    date: day,
    size,
  }) => html`<li><p><a href="${path}">${title}</a> <span class="source"><bdi>${fileType(path)}</bdi>${size !== undefined && html`${comma}${fileSize(language, size)}`}${comma}${date(language, day)}</span></p>
${
  description !== undefined &&
  html`<p>${description}</p>
`
}</li>
`,
)}</ul>`,
  );
}
