import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { renderDate } from '../../kit/date.ts';
import type { KeyFigure } from '../../model/sections.ts';
import { renderTitledSection } from './titled-section.ts';

/** Figures in large type, each with its label, source and date. */
export function renderFigures(figures: readonly KeyFigure[], language: Language): Html | false {
  if (figures.length === 0) return false;
  return renderTitledSection(
    translate(language, 'sections.figures'),
    html`<dl class="figures">
${figures.map(
  ({ value, label, source, date: day, to }) => html`<div><dt>${label}</dt>
<dd class="figure">${value}</dd>
<dd class="source">${to === undefined ? source : html`<a href="${to}">${source}</a>`}${language.table.comma}${renderDate(language, day)}</dd></div>
`,
)}</dl>`,
  );
}
