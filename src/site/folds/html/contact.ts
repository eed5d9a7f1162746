import { hasContactForm } from '../../../api/v1/access.ts';
import { type Html, html } from '../../../core/html.ts';
import { say } from '../../../language/say.ts';
import { spoken } from '../../../language/spoken.ts';
import { contactForm, requestWarning } from '../../html/contact-form.ts';
import { labelled } from '../../html/labelled.ts';
import type { Fact } from '../../view/fact.ts';
import { commas } from '../../view/make.ts';
import type { Contact } from '../../view/model.ts';
import { inline, lineOf } from './line.ts';

/** How to reach a person: every route, then the form. */
export function contactOf({ routes, mailbox, response, hours, request }: Contact<Fact>): Html {
  const language = spoken(request.language);
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
${hasContactForm(request) ? contactForm(request) : requestWarning(request)}
</div>`;
}
