import type { Site } from '../../content/site.ts';
import { type Html, html } from '../../core/html.ts';

/** A term and what stands for it. */
export type Fact = readonly [term: string, value: Html | string | undefined | false];

/** Terms and values under hairlines; facts without a value are left out. */
export function factList(facts: readonly Fact[], className = 'facts'): Html {
  const rows = facts.filter(([, value]) => value !== undefined && value !== false);
  return html`<dl class="${className}">
${rows.map(
  ([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>
`,
)}</dl>`;
}

/** One entry of a register: what it is called, what is said of it, and the facts beside it. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly body: Html;
  readonly facts: readonly Fact[];
}

/** A register: entries under rules, each a row of name, text and facts where there is room. */
export function register(entries: readonly Entry[]): Html {
  return html`<ul class="register">
${entries.map(
  ({ id, name, body, facts }) => html`<li id="${id}">
<h3>${name}</h3>
<div class="entry">${body}</div>
${facts.some(([, value]) => value !== undefined && value !== false) && factList(facts, 'notes')}
</li>
`,
)}</ul>`;
}

/** What heads a section: its title, how much there is of it, and where the same data is for programs. */
export interface SectionHead {
  readonly id: string;
  readonly title: string;
  readonly note?: Html | string | undefined;
}

/** A numbered section of the homepage with a landmark of its own. */
export function section({ id, title, note }: SectionHead, content: Html): Html {
  const heading = `${id.replaceAll('/', '')}-heading`;
  return html`<section id="${id}" class="numbered" aria-labelledby="${heading}">
<div class="section-head">
<h2 id="${heading}">${title}</h2>
${note !== undefined && html`<p class="section-note">${note}</p>`}
</div>
<div class="section-body">
${content}
</div>
</section>`;
}

/** `a, b, c` */
export function commaList(items: readonly Html[]): Html[] {
  return items.map((item, i) => html`${i > 0 && ', '}${item}`);
}

/** A link to another place that tells more, or nothing; on what, is said to those who hear links without their text. */
export function readMore(to: string | undefined, name: string): Html | false {
  return to !== undefined && html` <a href="${to}">Read more<span class="unseen"> on ${name}</span></a>`;
}

/** `<time>` of a date. */
export function date(value: string): Html {
  return html`<time datetime="${value}">${value}</time>`;
}

/** Where a section's data is as JSON, and of when. */
export function dataNote(path: string, updated: string): Html {
  return html`<a href="${path}">${path.slice(path.lastIndexOf('/') + 1)}</a> ${date(updated)}`;
}

/** The address on one line, parts that are absent left out. */
export function addressText({ registeredAddress }: Site['company']): string {
  const { streetAddress, locality, region, postalCode, country } = registeredAddress;
  return [...streetAddress, locality, region, postalCode, country].filter((part) => part !== undefined).join(', ');
}
