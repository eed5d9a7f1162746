import { type Html, html, trustedHtml } from '../../../core/html.ts';
import { entryAnchor, questionAnchor } from '../../../core/url.ts';
import type { Language } from '../../../language/language.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import { renderBoldLabelledValue, renderInline, renderLabelledValue, renderLine } from '../../kit/line.ts';
import type { LabelledLink } from '../../model/frame.ts';
import type { PictureWithAlt } from '../../model/sections.ts';
import type {
  AnswerItem,
  AnswersBlock,
  ContactBlock,
  EntriesBlock,
  EntryItem,
  EvidenceBlock,
  InlineLink,
  ItemsBlock,
  RowsBlock,
  TeaserItem,
  TeasersBlock,
  ViewBlock,
  ViewField,
} from '../../model/view.ts';
import { renderContactForm, renderRequestWarning } from '../contact-form.ts';
import { type EntryLevel, renderCardPicture, renderEntryHeading, renderSectionBlock } from '../sections/sections.ts';

type BlockRenderer = (block: ViewBlock, language: Language, level: EntryLevel) => Html;
let renderer: BlockRenderer = renderOwnBlock;

/** A block as HTML, its entries at heading `level`. */
export const renderBlock: BlockRenderer = (block, language, level) => renderer(block, language, level);

/** Result of an action during which blocks are rendered by another function: whoever asks for one need not pass it on. */
export function withBlockRenderer<T>(other: BlockRenderer, action: () => T): T {
  const before = renderer;
  renderer = other;
  try {
    return action();
  } finally {
    renderer = before;
  }
}

/** A block as Gazette renders it. */
export function renderOwnBlock(block: ViewBlock, language: Language, level: EntryLevel): Html {
  switch (block.kind) {
    case 'prose':
      return html`<div class="prose">
${trustedHtml(block.html)}
</div>`;
    case 'paragraph':
      return html`<p class="${block.role === 'summary' ? 'standfirst' : 'after'}">${renderLine(block.line, language)}</p>`;
    case 'fields':
      return renderFieldList(block.fields, 'facts', language);
    case 'entries':
      return renderEntries(block, language, level);
    case 'answers':
      return answersOf(block, language);
    case 'contact':
      return renderContact(block, language);
    case 'teasers':
      return renderTeasers(block, language, level);
    case 'evidence':
      return renderEvidence(block, language, level);
    case 'rows':
      return renderRows(block, language);
    case 'items':
      return itemsOf(block, language);
    default:
      return renderSectionBlock(block, language, level);
  }
}

function itemsOf({ isLong, items }: ItemsBlock, language: Language): Html {
  return html`${isLong && html`<div class="search" data-list-search></div>\n`}<ul class="register items">
${items.map(
  ({ anchor, heading, to, fields, picture }) => html`<li id="${anchor}">
${renderPictured(html`<h2>${to === undefined ? heading : html`<a href="${to}">${heading}</a>`}</h2>`, picture)}
${fields.length > 0 && renderFieldList(fields, 'facts', language)}
</li>
`,
)}</ul>`;
}

function answersOf({ groups }: AnswersBlock, language: Language): Html {
  return html`<div class="search" data-search></div>
${groups.map(
  ({ id, name, answers }) => html`<div class="group" data-group>
<h2 id="questions-${id.text}">${name}</h2>
<div>
${answers.map((answer) => answerOf(answer, language))}</div>
</div>
`,
)}`;
}

/**
 * The anchor is inside <details>: browsers open it for the target of an address (HTML Standard §7.4.6.4, ancestor
 * revealing), so that deep links need no script.
 */
function answerOf({ id, question, answer, permalink }: AnswerItem, language: Language): Html {
  return html`<details>
<summary>${renderInline(question, language)}</summary>
<div class="answer prose" id="${questionAnchor(id.text).slice(1)}">
${trustedHtml(answer.html)}
<p class="permalink">${renderInline(permalink, language)}</p>
</div>
</details>
`;
}

/** Lists in short, each after its title. */
const renderRows = ({ rows }: RowsBlock, language: Language): Html => html`<dl class="facts rows">
${rows.map((row) => rowOf(row, language))}</dl>`;

const rowOf = ({ anchors: [own, ...others], title, line }: RowsBlock['rows'][number], language: Language): Html =>
  html`<div${own !== undefined && html` id="${own}"`}><dt${own !== undefined && html` id="${own}-heading"`}><a href="${title.to}">${title.label}</a></dt><dd>${others.map((id) => html`<span id="${id}"></span>`)}${renderLine(line, language)}</dd></div>
`;

/** Compliance as a register, with the status under each name. */
function renderEvidence({ items }: EvidenceBlock, language: Language, level: EntryLevel): Html {
  return html`<ul class="register evidence">
${items.map(
  ({ anchor, name, status, summary, fields }) => html`<li id="${anchor}">
<div>${renderEntryHeading(renderInline(name, language), level)}
<p>${renderInline(status, language)}</p></div>
<p>${renderInline(summary, language)}</p>
${fields.length > 0 && renderFieldList(fields, 'notes', language)}
</li>
`,
)}</ul>`;
}

/** Short entries that lead to pages of their own. */
function renderTeasers({ form, teasers }: TeasersBlock, language: Language, level: EntryLevel): Html {
  return html`<ul class="${form}" data-part="${form}">
${teasers.map((teaser) => (form === 'cards' ? cardOf(teaser, language, level) : nameOf(teaser, language)))}</ul>`;
}

const idOf = ({ anchor }: TeaserItem): Html | false => anchor !== undefined && html` id="${anchor}"`;

const nameOf = (
  teaser: TeaserItem,
  language: Language,
): Html => html`<li${idOf(teaser)}>${renderInline(teaser.name, language)}</li>
`;

function cardOf(teaser: TeaserItem, language: Language, level: EntryLevel): Html {
  const { name, summary, note, picture } = teaser;
  return html`<li${idOf(teaser)}>
${picture && html`${renderCardPicture(picture)}\n`}${renderEntryHeading(renderInline(name, language), level)}
${summary && html`<p>${renderInline(summary, language)}</p>\n`}${note && html`<p class="note">${renderLine(note, language)}</p>\n`}</li>
`;
}

/** Contact: every route, then the form. */
function renderContact({ routes, mailbox, response, hours, request }: ContactBlock, language: Language): Html {
  const promises = [
    ...(response === undefined
      ? []
      : [renderLabelledValue(language, translate(language, 'label.responseTime'), response)]),
    ...hours.map(({ term, line }) => renderLabelledValue(language, term, renderLine(line, language))),
  ];
  const hasForm = request.topics.length > 0 || request.points.length > 0;
  return html`<div class="contact${hasForm && ' beside'}" data-part="contact">
<div>
${
  routes.length > 0
    ? html`<ul class="routes">
${routes.map(
  ({ id, name, ways, description }) => html`<li id="route-${id.text}"><h3>${renderInline(name, language)}</h3>
<p class="reach">${ways.map((way, i) => html`${i > 0 && html`<br>`}${renderInline(way, language)}`)}</p>
<p>${renderInline(description, language)}</p></li>
`,
)}</ul>`
    : html`<p class="reach">${renderInline(mailbox, language)}</p>`
}
${promises.length > 0 && html`<p class="promise">${promises.map((each, i) => html`${i > 0 && html`<br>`}${each}`)}</p>`}
</div>
${hasForm ? renderContactForm(request, language) : renderRequestWarning(request, language)}
</div>`;
}

/** Terms and values in a language, under hairlines, or as notes beside an entry. */
export function renderFieldList(fields: readonly ViewField[], className: 'facts' | 'notes', language: Language): Html {
  return html`<dl class="${className}">
${fields.map(
  ({ term, line }) => html`<div><dt>${term}</dt><dd>${renderLine(line, language)}</dd></div>
`,
)}</dl>`;
}

/** Breadcrumbs: pages above, and the title; false without pages above. */
export function renderBreadcrumbs(crumbs: readonly LabelledLink[], title: string, language: Language): Html | false {
  if (crumbs.length === 0) return false;
  return html`<nav class="crumbs" data-part="breadcrumbs" aria-label="${translate(language, 'frame.crumbs')}">
<ol>
${crumbs.map(
  ({ label, to }) => html`<li><a href="${to}">${label}</a></li>
`,
)}<li aria-current="page">${title}</li>
</ol>
</nav>`;
}

/** A register, entries under rules, each a row of name, text and facts where there is room; processes in columns. */
function renderEntries({ of, form, entries }: EntriesBlock, language: Language, level: EntryLevel): Html {
  const process = form === 'process';
  return html`<ul class="${process ? 'columns' : 'register'}">
${entries.map(
  (entry) => html`<li id="${entryAnchor(of, entry.id.text).slice(1)}">
${renderPictured(renderEntryHeading(renderInline(entry.name, language), level), entry.picture)}
${process ? processOf(entry, language) : entryRowOf(entry, language)}
</li>
`,
)}</ul>`;
}

const renderPictured = (heading: Html, picture: PictureWithAlt | undefined): Html =>
  picture ? html`<div class="pictured">${renderCardPicture(picture)}\n${heading}</div>` : heading;

function entryRowOf({ name, summary, more, lead = [], fields }: EntryItem, language: Language): Html {
  const notes = [...lead, ...fields];
  const readMore = more && html` ${moreOn(more, name.text, language)}`;
  return html`${summary && html`<div class="entry"><p>${renderInline(summary, language)}${readMore}</p></div>`}
${notes.length > 0 && renderFieldList(notes, 'notes', language)}`;
}

/** Names the entry for screen readers, as the link text alone is vague. */
function moreOn({ text, to }: InlineLink, name: string, language: Language): Html {
  const label = html`${text}`;
  const parts = translateToParts<'text.labelled', string | Html>(language, 'text.labelled', { label, value: name });
  const end = parts.indexOf(label) + 1;
  return html`<a href="${to}">${parts.slice(0, end)}<span class="unseen">${parts.slice(end)}</span></a>`;
}

function processOf({ summary, steps = [], fields }: EntryItem, language: Language): Html {
  return html`${summary && html`<p>${renderInline(summary, language)}</p>`}
<ol class="steps">${steps.map((step) => html`<li>${renderInline(step, language)}</li>`)}</ol>
${fields.map(({ term, line }) => html`<p class="oversight">${renderBoldLabelledValue(language, term, renderLine(line, language))}</p>`)}`;
}
