import { type Html, html } from '../../core/html.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { longestMailUrl, mailUrl, type RequestSettings, requestSubject, requestTemplate } from '../request-mail.ts';
import { boldLabelled } from './labelled.ts';

/**
 * The request form (service.md 5.4). Nothing is sent to this origin: the script hands the answers to the visitor's own
 * mail program, or the form service of content/site.ts receives them.
 */
export function contactForm(site: RequestSettings): Html {
  return site.contactForm === undefined ? mailForm(site) : serviceForm(site, site.contactForm);
}

/**
 * Without the script the fields stay hidden and links with a template stand there. A form with a `mailto:` action is
 * never right: it garbles all but ASCII. Without a script, method=dialog does nothing at all.
 */
function mailForm(site: RequestSettings): Html {
  const { contactEmail, access } = site;
  const topics: readonly Partial<RequestSettings['access']['topics'][number]>[] =
    access.topics.length > 0 ? access.topics : [{}];
  const points = access.requestIncludes.length > 0;
  const language = spoken(site.language);
  const email = { email: contactEmail };
  return html`<form method="dialog" class="request" aria-labelledby="request-heading" data-mail="${mailUrl(contactEmail, requestSubject(site, undefined))}" data-longest="${longestMailUrl}"${tool(site)}>
${head(site)}
<div class="ways">
<div class="request-fields" data-fields hidden>
${topicField(site)}
${requestFields(site)}
<p class="hint">${say(language, points ? 'contact.opensAnswers' : 'contact.opensTopic', email)}</p>
<div class="actions"><button type="submit">${say(language, 'contact.writeEmail')}</button> <button type="button" class="second" data-copy>${say(language, 'contact.copyAsText')}</button></div>
<p class="hint said" role="status"></p>
</div>
<div class="by-mail" data-by-mail>
<p>${say(language, points ? 'contact.byMailPoints' : 'contact.byMailTopic', email)}</p>
<ul class="mail-links">
${topics.map(
  ({ name, description }) =>
    html`<li><a href="${requestTemplate(site, name)}">${name === undefined ? say(language, 'contact.writeEmail') : say(language, 'contact.writeEmailOn', { topic: name })}</a>${description !== undefined && html`<br>${description}`}</li>
`,
)}</ul>
${
  points &&
  html`<p>${say(language, 'contact.includes')}</p>
<ul>
${access.requestIncludes.map(
  ({ name, description }) => html`<li>${boldLabelled(language, name, description)}</li>
`,
)}</ul>`
}
</div>
</div>
</form>`;
}

/** Names of fields that are not the content's, so that no field of a request takes one. */
const senderFields = [
  { name: 'name', label: 'contact.name', hint: 'contact.nameHint', type: 'text', autocomplete: 'name' },
  { name: 'email', label: 'contact.email', hint: 'contact.emailHint', type: 'email', autocomplete: 'email' },
] as const;

/** A form service knows no sender, whom a mail program knows: hence the two fields more. */
function serviceForm(site: RequestSettings, endpoint: string): Html {
  const language = spoken(site.language);
  const { host } = new URL(endpoint);
  return html`<form action="${endpoint}" method="post" class="request" aria-labelledby="request-heading"${tool(site)}>
${head(site)}
<div class="request-fields">
${senderFields.map(
  ({ name, label, hint, type, autocomplete }) => html`<div class="field">
<label><span>${say(language, label)}</span>
<input type="${type}" name="${name}" required autocomplete="${autocomplete}" aria-describedby="hint-sender"${parameter(site, say(language, hint))}></label>
</div>
`,
)}<p class="hint" id="hint-sender">${say(language, 'contact.senderHint')}</p>
${topicField(site)}
${site.access.requestIncludes.length > 0 ? requestFields(site) : messageField(site)}
<p class="hint">${say(language, 'contact.sentTo', { host, email: site.contactEmail })}</p>
<div class="actions"><button type="submit">${say(spokenBy(site), 'contact.send')}</button></div>
</div>
</form>`;
}

function head(site: RequestSettings): Html {
  return html`<h3 id="request-heading">${say(spokenBy(site), 'contact.write')}</h3>
${requestWarning(site)}`;
}

/** Named, as it may be no sentence: "Bank details, as many read the inbox." alone would ask for them. */
export function requestWarning({ access, language }: RequestSettings): Html | false {
  const label = say(spoken(language), 'contact.mustNotContain');
  return (
    access.mustNotContain !== undefined &&
    html`<p class="warning" id="contact-warning">${boldLabelled(spoken(language), label, access.mustNotContain)}</p>`
  );
}

function topicField(site: RequestSettings): Html | false {
  const { contactEmail, contactForm, access } = site;
  if (access.topics.length === 0) return false;
  const language = spoken(site.language);
  const mail = (topic: string) =>
    contactForm === undefined && html` data-mail="${mailUrl(contactEmail, requestSubject(site, topic))}"`;
  return html`<div class="field">
<label><span>${say(language, 'contact.topic')}</span>
<select name="topic" aria-describedby="hint-topic"${parameter(site, say(language, 'contact.topicHint'))}>
${access.topics.map(
  ({ name }) => html`<option value="${name}"${mail(name)}>${name}</option>
`,
)}</select></label>
<ul class="hint" id="hint-topic">
${access.topics.map(
  ({ name, description }) => html`<li>${boldLabelled(language, name, description)}</li>
`,
)}</ul>
</div>`;
}

function requestFields(site: RequestSettings): Html[] {
  return site.access.requestIncludes.map(
    ({ id, name, description }) => html`<div class="field">
<label><span>${name}</span>
<textarea name="${fieldName(id)}" rows="2" required autocomplete="off" aria-describedby="hint-${id}${warned(site)}"${parameter(site, description)}></textarea></label>
<p class="hint" id="hint-${id}">${description}</p>
</div>
`,
  );
}

/** Where no point of a request is named, a form service would receive nothing but a topic. */
function messageField(site: RequestSettings): Html {
  const language = spoken(site.language);
  return html`<div class="field">
<label><span>${say(language, 'contact.message')}</span>
<textarea name="message" rows="4" required autocomplete="off"${site.access.mustNotContain !== undefined && html` aria-describedby="contact-warning"`}${parameter(site, say(language, 'contact.messageHint'))}></textarea></label>
</div>`;
}

/** The id of the warning, after those of other hints. */
const warned = ({ access }: RequestSettings): string => (access.mustNotContain === undefined ? '' : ' contact-warning');

function fieldName(id: string): string {
  return ['topic', ...senderFields.map(({ name }) => name)].includes(id) ? `request-${id}` : id;
}

/**
 * The form as a tool of a browser's agent (WebMCP, declarative form). Without toolautosubmit: an agent may fill it in,
 * and a person sends it.
 */
function tool(site: RequestSettings): Html | false {
  const language = spoken(site.language);
  const { mustNotContain: text } = site.access;
  const does = text === undefined ? say(language, 'contact.write') : say(language, 'contact.tool', { text });
  return site.features.webMcp && html` toolname="write_request" tooldescription="${does}"`;
}

function parameter(site: RequestSettings, description: string): Html | false {
  return site.features.webMcp && html` toolparamdescription="${description}"`;
}
