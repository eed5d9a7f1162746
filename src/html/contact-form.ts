import type { Site } from '../content/site.ts';
import { type Html, html } from './html.ts';

/**
 * The request form (service.md 5.4). It works without scripts and posts to no endpoint of this origin: the
 * browser hands the fields to the visitor's own mail program.
 */
export function contactForm(site: Site): Html {
  const { access } = site;
  return html`<form action="mailto:${site.contactEmail}" method="post" enctype="text/plain" aria-label="Contact">
<p id="contact-warning"><strong>${access.mustNotContain}</strong></p>
<label>Topic
<select name="topic" required>
${access.topics.map(
  (topic) => html`<option value="${topic.name}">${topic.name}</option>
`,
)}</select></label>
${access.requestIncludes.map(
  (item) => html`<label>${item.name}
<input name="${item.id}" required aria-describedby="request-${item.id} contact-warning" autocomplete="off">
<small id="request-${item.id}">${item.description}</small></label>
`,
)}<p>The button opens your mail program with these answers, addressed to ${site.contactEmail}.</p>
<button type="submit">Write the email</button>
</form>`;
}
