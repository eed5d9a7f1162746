import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { renderLabelledValue } from '../../kit/labelled-value.ts';
import { renderInline, renderLine } from '../../kit/line.ts';
import type { ContactBlock } from '../../model/view.ts';
import { renderContactForm, renderRequestWarning } from '../contact-form.ts';

/** Contact: every route, then the form. */
export function renderContact({ routes, mailbox, response, hours, request }: ContactBlock, language: Language): Html {
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
