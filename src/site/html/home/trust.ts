import { company as companyResource } from '../../../api/v1/company.ts';
import type { Site } from '../../../content/site.ts';
import { type Html, html } from '../../../core/html.ts';
import { isGated } from '../../facts/gated.ts';
import { dataNote, date, readMore, register, section } from '../parts.ts';

/** What can be had and how, what is complied with, and what was said in public. */
export function trustSections(site: Site): Html {
  const note = dataNote(companyResource.path, site.updated.company);
  const { products, compliance, publicRecords } = site.company;
  return html`${products.length > 0 && section({ id: 'products', title: 'Products', note }, productRegister(products))}
${
  compliance.length > 0 &&
  section(
    { id: 'compliance', title: 'Compliance', note },
    register(
      compliance.map((item) => ({
        id: `compliance-${item.id}`,
        name: item.name,
        body: html`<p>${item.summary}${readMore(item.evidence, item.name)}</p>`,
        facts: [
          ['Status', html`<span class="status status-${item.status}">${item.status}</span>`],
          ['Reviewed', item.reviewed !== undefined && date(item.reviewed)],
        ],
      })),
    ),
  )
}
${
  publicRecords.length > 0 &&
  section(
    { id: 'public-record', title: 'Public record', note },
    register(
      publicRecords.map((record) => ({
        id: `record-${record.id}`,
        name: record.title,
        body: html`<p>${record.summary}${readMore(record.link, record.title)}</p>`,
        facts: [
          ['Date', date(record.date)],
          ['To', record.recipient],
        ],
      })),
    ),
  )
}`;
}

function productRegister(products: Site['company']['products']): Html {
  return html`${register(
    products.map((product) => ({
      id: `product-${product.id}`,
      name: product.name,
      body: html`<p>${product.summary}</p>`,
      facts: [['Access', html`<span class="status status-${product.access}">${product.access}</span>`]],
    })),
  )}
${
  products.some(isGated) &&
  html`<p class="after">Gated products have no endpoint on this origin. The <a href="/auth/">authentication guide</a> tells how access is requested.</p>`
}`;
}
