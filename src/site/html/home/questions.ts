import { faq } from '../../../api/v1/faq.ts';
import type { Site } from '../../../content/site.ts';
import { type Html, html, trusted } from '../../../core/html.ts';
import { questionAnchor } from '../../../core/url.ts';
import { questionGroups } from '../../facts/question-groups.ts';
import { dataNote, section } from '../parts.ts';

/**
 * The questions by category. The anchor is inside of what opens: browsers open the <details> around the target of an
 * address by themselves (HTML Standard §7.4.6.4, ancestor revealing), so that deep links need no script.
 */
export function questions(site: Site): Html {
  return section(
    { id: 'questions', title: 'Questions', note: dataNote(faq.path, faq.updated(site)) },
    html`<div class="search" data-search></div>
${questionGroups(site).map(
  ({ id, name, questions }) => html`<div class="group" data-group>
<h3 id="questions-${id}">${name}</h3>
<div>
${questions.map((question) => {
  const anchor = questionAnchor(question.id);
  return html`<details>
<summary>${question.question}</summary>
<div class="answer prose" id="${anchor.slice(1)}">
${trusted(question.html)}
<p class="permalink"><a href="${anchor}">Link to this answer</a></p>
</div>
</details>
`;
})}</div>
</div>
`,
)}`,
  );
}
