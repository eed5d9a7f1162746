import { type Html, html, trusted } from '../../../core/html.ts';
import { questionAnchor } from '../../../core/url.ts';
import type { Language } from '../../../language/language.ts';
import { inline, lineOf } from '../../kit/line.ts';
import type { Answer, Answers, Block, Items } from '../../model/view.ts';
import { callToActionOf } from './call-to-action.ts';
import { contactOf } from './contact.ts';
import { entriesOf } from './entries.ts';
import type { EntryLevel } from './entry-heading.ts';
import { evidenceOf } from './evidence.ts';
import { fieldList } from './fields.ts';
import { rowsOf } from './rows.ts';
import { teasersOf } from './teasers.ts';

/** A block as HTML, its entries at heading `level`. */
export function blockOf(block: Block, language: Language, level: EntryLevel): Html {
  switch (block.kind) {
    case 'prose':
      return html`<div class="prose">
${trusted(block.html)}
</div>`;
    case 'paragraph':
      return html`<p class="${block.role === 'summary' ? 'standfirst' : 'after'}">${lineOf(block.line, language)}</p>`;
    case 'fields':
      return fieldList(block.fields, 'facts', language);
    case 'entries':
      return entriesOf(block, language, level);
    case 'answers':
      return answersOf(block, language);
    case 'contact':
      return contactOf(block, language);
    case 'teasers':
      return teasersOf(block, language, level);
    case 'evidence':
      return evidenceOf(block, language, level);
    case 'call-to-action':
      return callToActionOf(block);
    case 'rows':
      return rowsOf(block, language);
    case 'items':
      return itemsOf(block, language);
  }
}

function itemsOf({ isLong, items }: Items, language: Language): Html {
  return html`${isLong && html`<div class="search" data-list-search></div>\n`}<ul class="register items">
${items.map(
  ({ anchor, heading, fields }) => html`<li id="${anchor}">
<h2>${heading}</h2>
${fields.length > 0 && fieldList(fields, 'facts', language)}
</li>
`,
)}</ul>`;
}

function answersOf({ groups }: Answers, language: Language): Html {
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
function answerOf({ id, question, answer, permalink }: Answer, language: Language): Html {
  return html`<details>
<summary>${inline(question, language)}</summary>
<div class="answer prose" id="${questionAnchor(id.text).slice(1)}">
${trusted(answer.html)}
<p class="permalink">${inline(permalink, language)}</p>
</div>
</details>
`;
}
