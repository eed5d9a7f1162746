import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { lineOf } from '../../kit/line.ts';
import type { Rows } from '../../model/view.ts';

/** Lists in short, each after its title. */
export const rowsOf = ({ rows }: Rows, language: Language): Html => html`<dl class="facts rows">
${rows.map((row) => rowOf(row, language))}</dl>`;

const rowOf = ({ anchors: [own, ...others], title, line }: Rows['rows'][number], language: Language): Html =>
  html`<div${own !== undefined && html` id="${own}"`}><dt${own !== undefined && html` id="${own}-heading"`}><a href="${title.to}">${title.label}</a></dt><dd>${others.map((id) => html`<span id="${id}"></span>`)}${lineOf(line, language)}</dd></div>
`;
