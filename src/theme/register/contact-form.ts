import { type Html, html } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import { renderBoldLabelledValue } from '../kit/line.ts';
import type { FormService, RequestForm, RequestTopic } from '../model/request.ts';

/**
 * The request form (service.md 5.4). Nothing is sent to this origin: the script hands the answers to the visitor's own
 * mail program, or the form service of content/site.ts receives them.
 */
export function renderContactForm(request: RequestForm, language: Language): Html {
  return request.service === undefined ? mailForm(request, language) : serviceForm(request, request.service, language);
}

/**
 * Without script, links with a template replace the hidden fields. A `mailto:` action would garble all but ASCII;
 * method=dialog does nothing without a script.
 */
function mailForm(request: RequestForm, language: Language): Html {
  const { template, email: to, points } = request;
  const topics: readonly Partial<RequestTopic>[] = request.topics.length > 0 ? request.topics : [{ template }];
  const hasPoints = points.length > 0;
  const email = { email: to };
  return html`<form method="dialog" class="request" aria-labelledby="${request.anchor}" data-mail="${request.mail}" data-longest="${request.longestMailUrl}"${tool(request, language)}>
${head(request, language)}
<div class="ways">
<div class="request-fields" data-fields hidden>
${topicField(request, language)}
${requestFields(request, language)}
<p class="hint">${translate(language, hasPoints ? 'contact.opensAnswers' : 'contact.opensTopic', email)}</p>
<div class="actions"><button type="submit">${translate(language, 'contact.writeEmail')}</button> <button type="button" class="second" data-copy>${translate(language, 'contact.copyAsText')}</button></div>
<p class="hint said" role="status"></p>
</div>
<div class="by-mail" data-by-mail>
<p>${translate(language, hasPoints ? 'contact.byMailPoints' : 'contact.byMailTopic', email)}</p>
<ul class="mail-links">
${topics.map(
  ({ name, description, template: to = '' }) =>
    html`<li><a href="${to}">${name === undefined ? translate(language, 'contact.writeEmail') : translate(language, 'contact.writeEmailOn', { topic: name })}</a>${description !== undefined && html`<br>${description}`}</li>
`,
)}</ul>
${
  hasPoints &&
  html`<p>${translate(language, 'contact.includes')}</p>
<ul>
${points.map(
  ({ name, description }) => html`<li>${renderBoldLabelledValue(language, name, description)}</li>
`,
)}</ul>`
}
</div>
</div>
</form>`;
}

/** A form service does not know the sender, unlike a mail program: two more fields ask for name and email. */
function serviceForm(request: RequestForm, service: FormService, language: Language): Html {
  const { endpoint, fixed, honeypot } = service;
  const { host } = new URL(endpoint);
  return html`<form action="${endpoint}" method="post" class="request" aria-labelledby="${request.anchor}"${tool(request, language)}>
${head(request, language)}
${fixed.map(
  ({ name, value }) => html`<input type="hidden" name="${name}" value="${value}">
`,
)}${honeypot !== undefined && honeypotField(honeypot, language)}
<div class="request-fields">
<div class="sender">
${senderField('name', service.name, request, language)}
${senderField('email', service.email, request, language)}
<p class="hint" id="hint-sender">${translate(language, 'contact.senderHint')}${request.mustNotContain !== undefined && ` ${translate(language, 'contact.senderException')}`}</p>
</div>
${topicField(request, language)}
${request.points.length > 0 ? requestFields(request, language) : messageField(request, language)}
<p class="hint">${translate(language, 'contact.sentTo', { host, email: request.email })} ${translate(language, 'contact.serviceTells', { host })}</p>
<div class="actions"><button type="submit">${request.send}</button></div>
</div>
</form>`;
}

function senderField(what: 'name' | 'email', name: string, request: RequestForm, language: Language): Html {
  const hint = translate(language, `contact.${what}Hint`);
  const type = what === 'name' ? 'text' : 'email';
  return html`<div class="field">
<label>${labelOf(translate(language, `contact.${what}`), language)}
<input type="${type}" name="${name}" required autocomplete="${what}" aria-describedby="hint-sender"${parameter(request, hint)}></label>
</div>`;
}

/** Honeypot: hidden from people, filled in by programs. */
function honeypotField(name: string, language: Language): Html {
  return html`<p class="unseen" aria-hidden="true"><label>${translate(language, 'contact.leaveEmpty')} <input type="text" name="${name}" tabindex="-1" autocomplete="off"></label></p>`;
}

/** Label of a field, marked as required. */
const labelOf = (name: string, language: Language): Html =>
  html`<span>${name}</span> <small aria-hidden="true">${translate(language, 'text.noted', { text: '', note: translate(language, 'contact.required') }).trim()}</small>`;

function head(request: RequestForm, language: Language): Html {
  return html`<h3 id="${request.anchor}">${request.title}</h3>
${renderRequestWarning(request, language)}`;
}

/** Labelled: "Bank details, as many read the inbox." alone would ask for them. */
export function renderRequestWarning({ mustNotContain }: RequestForm, language: Language): Html | false {
  const label = translate(language, 'contact.mustNotContain');
  return (
    mustNotContain !== undefined &&
    html`<p class="warning" id="contact-warning">${renderBoldLabelledValue(language, label, mustNotContain)}</p>`
  );
}

/** The chosen topic carries the mail subject. Chromium reads what a group of buttons is about at its fieldset alone. */
function topicField(request: RequestForm, language: Language): Html | false {
  const { service, topics } = request;
  if (topics.length === 0) return false;
  return html`<fieldset class="topics"${parameter(request, translate(language, 'contact.topicHint'))}>
<legend><span>${translate(language, 'contact.topic')}</span></legend>
${topics.map(
  ({ name, description, mail }, i) =>
    html`<label><input type="radio" name="topic" value="${name}" required${i === 0 && html` checked`}${!service && html` data-mail="${mail}"`}> <span><b>${name}</b>
<small>${description}</small></span></label>
`,
)}</fieldset>`;
}

function requestFields(request: RequestForm, language: Language): Html[] {
  return request.points.map(({ id, name, description, isLine }) => {
    const attributes = html`name="${fieldName(request, id)}" required autocomplete="off" aria-describedby="hint-${id}${warned(request)}"${parameter(request, description)}`;
    return html`<div class="field">
<label>${labelOf(name, language)}
${isLine ? html`<input type="text" ${attributes}>` : html`<textarea rows="2" ${attributes}></textarea>`}</label>
<p class="hint" id="hint-${id}">${description}</p>
</div>
`;
  });
}

/** A message for form services, if the content names no points. */
function messageField(request: RequestForm, language: Language): Html {
  return html`<div class="field">
<label>${labelOf(translate(language, 'contact.message'), language)}
<textarea name="message" rows="4" required autocomplete="off"${request.mustNotContain !== undefined && html` aria-describedby="contact-warning"`}${parameter(request, translate(language, 'contact.messageHint'))}></textarea></label>
</div>`;
}

/** Id of the warning, for `aria-describedby`. */
const warned = ({ mustNotContain }: RequestForm): string => (mustNotContain === undefined ? '' : ' contact-warning');

/** Field names that no field of a request may take. */
const ownNames = ['topic', 'message', 'name', 'email'];

function fieldName({ service }: RequestForm, id: string): string {
  const taken = service
    ? [service.honeypot, ...service.fixed.map(({ name }) => name), service.name, service.email]
    : [];
  return [...ownNames, ...taken].includes(id) ? `request-${id}` : id;
}

/**
 * Attributes for a browser's agent (WebMCP, declarative form). Without toolautosubmit: an agent may fill in the form,
 * and a person sends it.
 */
function tool({ isTool, mustNotContain: text }: RequestForm, language: Language): Html | false {
  const does =
    text === undefined ? translate(language, 'contact.write') : translate(language, 'contact.tool', { text });
  return isTool && html` toolname="write_request" tooldescription="${does}"`;
}

function parameter({ isTool }: RequestForm, description: string): Html | false {
  return isTool && html` toolparamdescription="${description}"`;
}
