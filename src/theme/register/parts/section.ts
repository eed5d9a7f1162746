import { type Html, html } from '../../../core/html.ts';
import { number } from '../../../language/formats/numbers.ts';
import type { Language } from '../../../language/language.ts';
import { say, sayParts } from '../../../language/say.ts';
import { labelled } from '../../kit/labelled.ts';
import { inline } from '../../kit/line.ts';
import type { Block, Section } from '../../model/view.ts';
import { blockOf } from './blocks.ts';
import type { EntryLevel } from './entry-heading.ts';
import { headingClass } from './heading-class.ts';

/** A section: with a title in the margin, or without one only its blocks. */
export function sectionOf(section: Section, language: Language): Html {
  return html`${section.title === undefined ? untitled(section, language) : titled(section, section.title, language)}
`;
}

function titled(section: Section, title: string, language: Language): Html {
  const { id, blocks } = section;
  const heading = `${id.replaceAll('/', '')}-heading`;
  return html`<section id="${id}" class="numbered" aria-labelledby="${heading}">
<div class="section-head">
<h2 id="${heading}"${headingClass(title, 'margin')}>${title}</h2>
${notesOf(section, language)}${anchorsOf(section)}</div>
<div class="section-body">
${blocksOf(blocks, language, 3)}</div>
</section>`;
}

/** Calls to action span the page. */
function untitled(section: Section, language: Language): Html {
  const bands = section.blocks.filter(({ kind }) => kind === 'call-to-action');
  const others = section.blocks.filter(({ kind }) => kind !== 'call-to-action');
  return html`${
    others.length > 0 &&
    html`<div class="loose">
${anchorsOf(section)}${blocksOf(others, language, 2)}</div>
`
  }${blocksOf(bands, language, 2)}`;
}

const blocksOf = (blocks: readonly Block[], language: Language, level: EntryLevel): Html[] =>
  blocks.map(
    (block) => html`${blockOf(block, language, level)}
`,
  );

/** Date of the facts, and link to all of them. */
function notesOf({ source, all, count }: Section, language: Language): Html {
  const label = all && html`<a href="${all.to}">${all.label}</a>`;
  const counted =
    label && count !== undefined
      ? sayParts<'text.noted', Html>(language, 'text.noted', {
          text: label,
          note: html`${number(language.table, count)}`,
        })
      : label;
  return html`${
    source &&
    html`<p class="section-note">${labelled(language, say(language, 'docs.updated'), inline(source[1], language))}</p>
`
  }${
    counted &&
    html`<p class="section-note">${counted}</p>
`
  }`;
}

/** Anchors of entries that have pages of their own now. */
function anchorsOf({ anchors = [] }: Section): Html[] {
  return anchors.map(
    (anchor) => html`<span id="${anchor}"></span>
`,
  );
}
