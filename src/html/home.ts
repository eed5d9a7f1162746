import type { Site } from '../content/site.ts';
import type { RenderContext } from '../document.ts';
import { officeHoursText } from '../documents/office-hours.ts';
import { renderMarkdown } from '../markdown/render.ts';
import { contactAnchor, questionAnchor } from '../url.ts';
import { contactForm } from './contact-form.ts';
import { type Html, html, trusted } from './html.ts';

/** The homepage's main element: the same facts as homeMarkdown(), in the same order. */
export function homeHtml(site: Site, _context: RenderContext): Html {
  const { company } = site;
  return html`<h1>${site.home.title}</h1>
${trusted(renderMarkdown(site.home.markdown).html)}
${section('company', 'The company', theCompany(site))}
${section(
  'solutions',
  'Solutions',
  cards(
    site.solutions.map((s) =>
      card(
        `solution-${s.id}`,
        s.name,
        html`<p>${s.summary}</p>
<p class="meta">For: ${s.audience}</p>
${s.workflows.length > 0 && html`<p class="meta">Workflows: ${join(s.workflows.map((id) => html`<a href="#workflow-${id}">${site.workflows.find((w) => w.id === id)?.name ?? id}</a>`))}</p>`}`,
      ),
    ),
  ),
)}
${section(
  'workflows',
  'Workflows',
  cards(
    site.workflows.map((w) =>
      card(
        `workflow-${w.id}`,
        w.name,
        html`<p>${w.summary}</p>
<ol>${w.steps.map((step) => html`<li>${step}</li>`)}</ol>
<p class="meta">Where a person decides: ${w.humanOversight}</p>`,
      ),
    ),
  ),
)}
${section('technology', 'Technology', definitions(site.technologyStack.map((layer) => [layer.name, html`${layer.summary}`])))}
${section(
  'industries',
  'Industries',
  cards(
    site.industries.map((i) =>
      card(
        `industry-${i.id}`,
        i.name,
        html`<p>${i.summary}</p>
${i.regulators.length > 0 && html`<p class="meta">Regulators: ${i.regulators.join(', ')}</p>`}`,
      ),
    ),
  ),
)}
${section(
  'products',
  'Products',
  html`${definitions(company.products.map((p) => [html`${p.name} <small>(${p.access})</small>`, html`${p.summary}`]))}
<p>Gated products have no endpoint on this origin. The <a href="/auth/">authentication guide</a> tells how access is requested.</p>`,
)}
${section('compliance', 'Compliance', definitions(company.compliance.map((c) => [html`${c.name} <small>(${c.status}${c.reviewed !== undefined && `, reviewed ${c.reviewed}`})</small>`, html`${c.summary}${readMore(c.evidence)}`])))}
${company.publicRecords.length > 0 && section('public-record', 'Public record', definitions(company.publicRecords.map((r) => [html`${r.title} <small><time datetime="${r.date}">${r.date}</time>, ${r.recipient}</small>`, html`${r.summary}${readMore(r.link)}`])))}
${section(
  'questions',
  'Questions',
  html`${site.questions.map(
    (q) => html`<details id="${questionAnchor(q.id).slice(1)}">
<summary>${q.question}</summary>
${trusted(renderMarkdown(q.markdown).html)}
</details>
`,
  )}`,
)}
${section(
  contactAnchor.slice(1),
  'Contact',
  html`${definitions(company.contactRoutes.map((route) => [route.name, html`${join(contactDetails(route))}. ${route.description}`]))}
${contactForm(site)}
<p>A response is given ${site.access.responseTime.text}. Office hours: ${officeHoursText(company.officeHours)}.</p>`,
)}`;
}

function section(id: string, title: string, content: Html): Html {
  const heading = `${id.replaceAll('/', '')}-heading`;
  return html`<section id="${id}" aria-labelledby="${heading}">
<h2 id="${heading}">${title}</h2>
${content}
</section>`;
}

function theCompany({ company }: Site): Html {
  const { streetAddress, locality, region, postalCode, country } = company.registeredAddress;
  const rows: (readonly [string, string | undefined])[] = [
    ['Legal name', company.legalName],
    ['Trading name', company.tradingName],
    ['Company number', `${company.companyNumber} (${company.registry.name})`],
    ['Jurisdiction', `${company.jurisdiction.name} (${company.jurisdiction.country})`],
    ['Incorporated', company.incorporated],
    [
      'Registered address',
      [...streetAddress, locality, region, postalCode, country].filter((part) => part !== undefined).join(', '),
    ],
    ['Office hours', officeHoursText(company.officeHours)],
  ];
  return html`${definitions(rows.filter(([, value]) => value !== undefined).map(([name, value]) => [name, html`${value}`]))}
<p>${company.summary}</p>`;
}

const cards = (items: readonly Html[]) => html`<ul class="cards">
${items}</ul>`;

const card = (id: string, title: string, content: Html) => html`<li id="${id}">
<h3>${title}</h3>
${content}
</li>
`;

const definitions = (rows: readonly (readonly [string | Html, Html])[]) => html`<dl>
${rows.map(
  ([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>
`,
)}</dl>`;

const join = (items: readonly Html[]) => items.map((item, i) => html`${i > 0 && ', '}${item}`);

const readMore = (to: string | undefined) => to !== undefined && html` <a href="${to}">Read more</a>`;

function contactDetails(route: Site['company']['contactRoutes'][number]): Html[] {
  return [
    ...(route.email ? [html`<a href="mailto:${route.email}">${route.email}</a>`] : []),
    ...(route.phone ? [html`<a href="tel:${route.phone}">${route.phone}</a>`] : []),
    ...(route.link ? [html`<a href="${route.link}">${route.name}</a>`] : []),
  ];
}
