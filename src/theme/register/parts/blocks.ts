import { type Html, html, trustedHtml } from '../../../core/html.ts';
import { questionAnchor } from '../../../core/url.ts';
import type { Language } from '../../../language/language.ts';
import { renderInline, renderLine } from '../../kit/line.ts';
import type { AnswerItem, AnswersBlock, ItemsBlock, ViewBlock } from '../../model/view.ts';
import { renderCallToAction } from './call-to-action.ts';
import { renderContact } from './contact.ts';
import { renderEntries } from './entries.ts';
import type { EntryLevel } from './entry-heading.ts';
import { renderEvidence } from './evidence.ts';
import { renderFieldList } from './fields.ts';
import { renderRows } from './rows.ts';
import { renderTeasers } from './teasers.ts';

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
