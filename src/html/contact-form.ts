import type { Site } from '../content/site.ts';
import { type Html, html } from './html.ts';

/**
 * The request form (service.md 5.4). It works without scripts and posts to no endpoint of this origin: the
 * browser hands the fields to the visitor's own mail program, or sends them to the form service of content/site.ts.
 */
export function contactForm(site: Site): Html {
  const { access, contactForm: endpoint } = site;
  const target =
    endpoint === undefined
      ? html`action="mailto:${site.contactEmail}" method="post" enctype="text/plain"`
      : html`action="${endpoint}" method="post"`;
  return html`<form ${target} class="request" aria-labelledby="request-heading"${tool(site)}>
<h3 id="request-heading">Write a request</h3>
<p class="warning" id="contact-warning"><strong>${access.mustNotContain}</strong></p>
<div class="field">
<label>Topic
<select name="topic" aria-describedby="hint-topic"${parameter(site, 'What the request is about.')}>
${access.topics.map(
  (topic) => html`<option value="${topic.name}">${topic.name}</option>
`,
)}</select></label>
<ul class="hint" id="hint-topic">
${access.topics.map(
  (topic) => html`<li><b>${topic.name}:</b> ${topic.description}</li>
`,
)}</ul>
</div>
${access.requestIncludes.map(
  (item) => html`<div class="field">
<label>${item.name}
<textarea name="${item.id}" rows="2" required autocomplete="off" aria-describedby="hint-${item.id} contact-warning"${parameter(site, item.description)}></textarea></label>
<p class="hint" id="hint-${item.id}">${item.description}</p>
</div>
`,
)}<p class="hint">${
    endpoint === undefined
      ? html`The button opens your mail program with these answers, addressed to ${site.contactEmail}. Nothing is sent before you send it there.`
      : html`The button sends these answers to ${new URL(endpoint).host}. If you prefer email, write to ${site.contactEmail}.`
  }</p>
<button type="submit">${endpoint === undefined ? 'Write the email' : 'Send the request'}</button>
</form>`;
}

/**
 * The form as a tool of a browser's agent (WebMCP, declarative form). Without toolautosubmit: an agent may fill it in,
 * and a person sends it.
 */
function tool(site: Site): Html | false {
  return (
    site.features.webMcp &&
    html` toolname="write_request" tooldescription="${`Fills in a request for access or a briefing, for a person to read and send. ${site.access.mustNotContain}`}"`
  );
}

function parameter(site: Site, description: string): Html | false {
  return site.features.webMcp && html` toolparamdescription="${description}"`;
}
