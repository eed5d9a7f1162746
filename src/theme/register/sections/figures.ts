import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import { date } from '../../kit/date.ts';
import type { Figure } from '../../model/sections.ts';
import { titled } from './titled.ts';

/** Figures in large type, each with its label, source and date. */
export function figuresOf(figures: readonly Figure[], language: Language): Html | false {
  if (figures.length === 0) return false;
  return titled(
    say(language, 'sections.figures'),
    html`<dl class="figures">
${figures.map(
  ({ value, label, source, date: day, to }) => html`<div><dt>${label}</dt>
<dd class="figure">${value}</dd>
<dd class="source">${to === undefined ? source : html`<a href="${to}">${source}</a>`}${language.table.comma}${date(language, day)}</dd></div>
`,
)}</dl>`,
  );
}
