import { type Html, html, trustedHtml } from '../../../core/html.ts';
import { questionAnchor } from '../../../core/url.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { renderLabelledValue } from '../../kit/labelled-value.ts';
import { renderInline, renderLine } from '../../kit/line.ts';
import type {
  AnswerItem,
  AnswersBlock,
  ContactBlock,
  EvidenceBlock,
  ItemsBlock,
  RowsBlock,
  TeaserItem,
  TeasersBlock,
  ViewBlock,
} from '../../model/view.ts';
import { renderContactForm, renderRequestWarning } from '../contact-form.ts';
import { renderCallToAction } from './call-to-action.ts';
import { renderEntries } from './entries.ts';
import type { EntryLevel } from './entry-heading.ts';
import { renderEntryHeading } from './entry-heading.ts';
import { renderFieldList } from './fields.ts';

/** A block as HTML, its entries at heading `level`. */
export function renderBlock(block: ViewBlock, language: Language, level: EntryLevel): Html {
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
    case 'call-to-action':
      return renderCallToAction(block);
    case 'rows':
      return renderRows(block, language);
    case 'items':
      return itemsOf(block, language);
  }
}

function itemsOf({ isLong, items }: ItemsBlock, language: Language): Html {
  return html`${isLong && html`<div class="search" data-list-search></div>\n`}<ul class="register items">
${items.map(
  ({ anchor, heading, fields }) => html`<li id="${anchor}">
<h2>${heading}</h2>
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
  return html`<ul class="${form}">
${teasers.map((teaser) => (form === 'cards' ? cardOf(teaser, language, level) : nameOf(teaser, language)))}</ul>`;
}

const idOf = ({ anchor }: TeaserItem): Html | false => anchor !== undefined && html` id="${anchor}"`;

const nameOf = (
  teaser: TeaserItem,
  language: Language,
): Html => html`<li${idOf(teaser)}>${renderInline(teaser.name, language)}</li>
`;

function cardOf(teaser: TeaserItem, language: Language, level: EntryLevel): Html {
  const { name, summary, note } = teaser;
  return html`<li${idOf(teaser)}>
${renderEntryHeading(renderInline(name, language), level)}
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
  return html`<div class="contact${hasForm && ' beside'}">
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
