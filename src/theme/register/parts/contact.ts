import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import { labelled } from '../../kit/labelled.ts';
import { inline, lineOf } from '../../kit/line.ts';
import type { Contact } from '../../model/view.ts';
import { contactForm, requestWarning } from '../contact-form.ts';

/** Contact: every route, then the form. */
export function contactOf({ routes, mailbox, response, hours, request }: Contact, language: Language): Html {
  const promises = [
    ...(response === undefined ? [] : [labelled(language, say(language, 'label.responseTime'), response)]),
    ...hours.map(({ term, line }) => labelled(language, term, lineOf(line, language))),
  ];
  const hasForm = request.topics.length > 0 || request.points.length > 0;
  return html`<div class="contact${hasForm && ' beside'}">
<div>
${
  routes.length > 0
    ? html`<ul class="routes">
${routes.map(
  ({ id, name, ways, description }) => html`<li id="route-${id.text}"><h3>${inline(name, language)}</h3>
<p class="reach">${ways.map((way, i) => html`${i > 0 && html`<br>`}${inline(way, language)}`)}</p>
<p>${inline(description, language)}</p></li>
`,
)}</ul>`
    : html`<p class="reach">${inline(mailbox, language)}</p>`
}
${promises.length > 0 && html`<p class="promise">${promises.map((each, i) => html`${i > 0 && html`<br>`}${each}`)}</p>`}
</div>
${hasForm ? contactForm(request, language) : requestWarning(request, language)}
</div>`;
}
