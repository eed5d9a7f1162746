import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { renderLine } from '../../kit/line.ts';
import type { RowsBlock } from '../../model/view.ts';

/** Lists in short, each after its title. */
export const renderRows = ({ rows }: RowsBlock, language: Language): Html => html`<dl class="facts rows">
${rows.map((row) => rowOf(row, language))}</dl>`;

const rowOf = ({ anchors: [own, ...others], title, line }: RowsBlock['rows'][number], language: Language): Html =>
  html`<div${own !== undefined && html` id="${own}"`}><dt${own !== undefined && html` id="${own}-heading"`}><a href="${title.to}">${title.label}</a></dt><dd>${others.map((id) => html`<span id="${id}"></span>`)}${renderLine(line, language)}</dd></div>
`;
