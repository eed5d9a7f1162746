import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import { labelled } from '../../kit/labelled.ts';
import { inline, lineOf } from '../../kit/line.ts';
import { type Contact, commas } from '../../model/view.ts';
import { contactForm, requestWarning } from '../contact-form.ts';

/** How to reach a person: every route, then the form. */
export function contactOf({ routes, mailbox, response, hours, request }: Contact, language: Language): Html {
  const hasForm = request.topics.length > 0 || request.points.length > 0;
  return html`<div class="contact">
<div>
${
  routes.length > 0
    ? html`<ul class="routes">
${routes.map(
  ({ id, name, ways, description }) => html`<li id="route-${id.text}"><h3>${inline(name, language)}</h3>
<p class="reach">${lineOf(commas(ways), language)}</p>
<p>${inline(description, language)}</p></li>
`,
)}</ul>`
    : html`<p class="reach">${inline(mailbox, language)}</p>`
}
${(response !== undefined || hours) && html`<p class="promise">${response !== undefined && labelled(language, say(language, 'label.responseTime'), response)}${response !== undefined && hours && html`<br>`}${hours && labelled(language, hours.term, lineOf(hours.line, language))}</p>`}
</div>
${hasForm ? contactForm(request, language) : requestWarning(request, language)}
</div>`;
}
