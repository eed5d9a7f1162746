import { type Html, html } from '../../../core/html.ts';
import { formatNumber } from '../../../language/formats/numbers.ts';
import type { Language } from '../../../language/language.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import { renderLabelledValue } from '../../kit/labelled-value.ts';
import { renderInline } from '../../kit/line.ts';
import type { ViewBlock, ViewSection } from '../../model/view.ts';
import { renderBlock } from './blocks.ts';
import type { EntryLevel } from './entry-heading.ts';
import { renderHeadingClass } from './heading-class.ts';

/** A section: with a title in the margin, or without one only its blocks. */
export function renderSection(section: ViewSection, language: Language): Html {
  return html`${section.title === undefined ? untitled(section, language) : titled(section, section.title, language)}
`;
}

function titled(section: ViewSection, title: string, language: Language): Html {
  const { id, blocks } = section;
  const heading = `${id.replaceAll('/', '')}-heading`;
  return html`<section id="${id}" class="numbered" aria-labelledby="${heading}">
<div class="section-head">
<h2 id="${heading}"${renderHeadingClass(title, 'margin')}>${title}</h2>
${notesOf(section, language)}${anchorsOf(section)}</div>
<div class="section-body">
${blocksOf(blocks, language, 3)}</div>
</section>`;
}

/** Calls to action span the page. */
function untitled(section: ViewSection, language: Language): Html {
  const bands = section.blocks.filter(({ kind }) => kind === 'call-to-action');
  const others = section.blocks.filter(({ kind }) => kind !== 'call-to-action');
  return html`${
    others.length > 0 &&
    html`<div class="loose">
${anchorsOf(section)}${blocksOf(others, language, 2)}</div>
`
  }${blocksOf(bands, language, 2)}`;
}

const blocksOf = (blocks: readonly ViewBlock[], language: Language, level: EntryLevel): Html[] =>
  blocks.map(
    (block) => html`${renderBlock(block, language, level)}
`,
  );

/** Date of the facts, and link to all of them. */
function notesOf({ source, all, count }: ViewSection, language: Language): Html {
  const label = all && html`<a href="${all.to}">${all.label}</a>`;
  const counted =
    label && count !== undefined
      ? translateToParts<'text.noted', Html>(language, 'text.noted', {
          text: label,
          note: html`${formatNumber(language.table, count)}`,
        })
      : label;
  return html`${
    source &&
    html`<p class="section-note">${renderLabelledValue(language, translate(language, 'docs.updated'), renderInline(source[1], language))}</p>
`
  }${
    counted &&
    html`<p class="section-note">${counted}</p>
`
  }`;
}

/** Anchors of entries that have pages of their own now. */
function anchorsOf({ anchors = [] }: ViewSection): Html[] {
  return anchors.map(
    (anchor) => html`<span id="${anchor}"></span>
`,
  );
}
