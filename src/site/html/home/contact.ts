import type { Site } from '../../../content/site.ts';
import { type Html, html } from '../../../core/html.ts';
import { contactAnchor } from '../../../core/url.ts';
import { hasContactForm } from '../../facts/gated.ts';
import { officeHoursText } from '../../facts/office-hours.ts';
import { contactForm, requestWarning } from '../contact-form.ts';
import { commaList, section } from '../parts.ts';

/** How to reach a person (service.md 5.4): every route, then the form. */
export function contact(site: Site): Html {
  const { company, access } = site;
  return section(
    { id: contactAnchor.slice(1), title: 'Contact' },
    html`<div class="contact">
<div>
${
  company.contactRoutes.length > 0
    ? html`<ul class="routes">
${company.contactRoutes.map(
  (route) => html`<li id="route-${route.id}"><h3>${route.name}</h3>
<p class="reach">${commaList(detailsOf(route))}</p>
<p>${route.description}</p></li>
`,
)}</ul>`
    : html`<p class="reach"><a href="mailto:${site.contactEmail}">${site.contactEmail}</a></p>`
}
<p class="promise">A response is given ${access.responseTime.text}.<br>Office hours: ${officeHoursText(company.officeHours)}.</p>
</div>
${hasContactForm(site) ? contactForm(site) : requestWarning(site)}
</div>`,
  );
}

function detailsOf(route: Site['company']['contactRoutes'][number]): Html[] {
  return [
    ...(route.email ? [html`<a href="mailto:${route.email}">${route.email}</a>`] : []),
    ...(route.phone ? [html`<a class="number" href="tel:${route.phone}">${route.phone}</a>`] : []),
    ...(route.link ? [html`<a href="${route.link}">${route.name}</a>`] : []),
  ];
}
