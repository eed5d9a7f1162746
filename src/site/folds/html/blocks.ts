import { type Html, html, trusted } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import type { Fact } from '../../view/fact.ts';
import type { Answer, Answers, Block } from '../../view/model.ts';
import { contactOf } from './contact.ts';
import { entriesOf } from './entries.ts';
import { fieldList } from './fields.ts';
import { inline, lineOf } from './line.ts';

/** A block in a language as HTML. */
export function blockOf(block: Block<Fact>, language: Language): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="${block.role === 'summary' ? 'standfirst' : 'after'}">${lineOf(block.line, language)}</p>`;
    case 'fields':
      return fieldList(block.fields, 'facts', language);
    case 'entries':
      return entriesOf(block, language);
    case 'answers':
      return answersOf(block, language);
    case 'contact':
      return contactOf(block);
  }
}

function answersOf({ groups }: Answers<Fact>, language: Language): Html {
  return html`<div class="search" data-search></div>
${groups.map(
  ({ id, name, answers }) => html`<div class="group" data-group>
<h3 id="questions-${id.text}">${name}</h3>
<div>
${answers.map((answer) => answerOf(answer, language))}</div>
</div>
`,
)}`;
}

/**
 * The anchor is inside of what opens: browsers open the <details> around the target of an address by themselves (HTML
 * Standard §7.4.6.4, ancestor revealing), so that deep links need no script.
 */
function answerOf({ question, answer, permalink }: Answer<Fact>, language: Language): Html {
  return html`<details>
<summary>${inline(question, language)}</summary>
<div class="answer prose" id="${permalink.to.slice(1)}">
${trusted(answer.html)}
<p class="permalink">${inline(permalink, language)}</p>
</div>
</details>
`;
}
