import type { Question, Site } from '../../content/site.ts';
import { contactAnchor, questionAnchor } from '../../core/url.ts';
import { andList } from '../../core/words.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { isGated } from '../facts/gated.ts';
import { namedPages } from '../facts/named-pages.ts';
import { officeHoursText } from '../facts/office-hours.ts';
import { questionGroups } from '../facts/question-groups.ts';

/** The homepage as Markdown: the same facts as homeHtml(), in the same order. */
export function homeMarkdown(site: Site): string {
  const { company, access } = site;
  const { streetAddress, locality, region, postalCode, country } = company.registeredAddress;
  const address = [...streetAddress, locality, region, postalCode, country].filter((part) => part !== undefined);
  const link = (to: string | undefined) => (to === undefined ? '' : ` [Read more](${to})`);
  const parts: (string | false | undefined)[] = [
    `# ${e(site.home.title)}`,
    `> ${e(site.home.description)}`,
    site.home.markdown.trim(),
    '## The company',
    [
      `- Legal name: ${e(company.legalName)}`,
      company.tradingName && `- Trading name: ${e(company.tradingName)}`,
      `- Company number: ${e(company.companyNumber)} (${company.registry.url === undefined ? e(company.registry.name) : `[${e(company.registry.name)}](${company.registry.url})`})`,
      `- Jurisdiction: ${e(company.jurisdiction.name)} (${company.jurisdiction.country})`,
      company.incorporated && `- Incorporated: ${company.incorporated}`,
      `- Registered address: ${e(address.join(', '))}`,
      `- Office hours: ${e(officeHoursText(company.officeHours))}`,
      `- Website: ${company.website === undefined ? `[${site.baseUrl}/](/)` : `[${company.website}](${company.website})`}`,
      `- Policies: [Privacy policy](${site.privacyPage}), [Terms of use](${site.termsPage})`,
      company.sameAs && company.sameAs.length > 0 && `- Elsewhere: ${company.sameAs.map((to) => `<${to}>`).join(', ')}`,
    ]
      .filter(Boolean)
      .join('\n'),
    e(company.summary),
    site.solutions.length > 0 && '## Solutions',
    site.solutions
      .map(
        (s) =>
          `### ${e(s.name)}\n\n${e(s.summary)}\n\nFor: ${e(s.audience)}${named('Workflows', s.workflows, site.workflows)}`,
      )
      .join('\n\n'),
    site.workflows.length > 0 && '## Workflows',
    site.workflows
      .map(
        (w) =>
          `### ${e(w.name)}\n\n${e(w.summary)}\n\n${w.steps.map((step, i) => `${i + 1}. ${e(step)}`).join('\n')}\n\nWhere a person decides: ${e(w.humanOversight)}`,
      )
      .join('\n\n'),
    site.technologyStack.length > 0 && '## Technology',
    site.technologyStack.map((layer) => `- **${e(layer.name)}**: ${e(layer.summary)}`).join('\n'),
    site.industries.length > 0 && '## Industries',
    site.industries
      .map(
        (i) =>
          `### ${e(i.name)}\n\n${e(i.summary)}${i.regulators.length ? `\n\nRegulators: ${e(i.regulators.join(', '))}` : ''}${named('Solutions', i.solutions, site.solutions)}`,
      )
      .join('\n\n'),
    company.products.length > 0 && '## Products',
    company.products.map((p) => `- **${e(p.name)}** (${p.access}): ${e(p.summary)}`).join('\n'),
    company.products.some(isGated) &&
      'Gated products have no endpoint on this origin. The [authentication guide](/auth/) tells how access is requested.',
    company.compliance.length > 0 && '## Compliance',
    company.compliance
      .map(
        (c) =>
          `- **${e(c.name)}** (${c.status}${c.reviewed ? `, reviewed ${c.reviewed}` : ''}): ${e(c.summary)}${link(c.evidence)}`,
      )
      .join('\n'),
    company.publicRecords.length > 0 && '## Public record',
    company.publicRecords
      .map((r) => `- ${r.date}, ${e(r.recipient)}: **${e(r.title)}**. ${e(r.summary)}${link(r.link)}`)
      .join('\n'),
    site.questions.length > 0 && '## Questions',
    questionGroups(site)
      .map(({ name, questions }) => `### ${e(name)}\n\n${questions.map(answered).join('\n\n')}`)
      .join('\n\n'),
    '## Contact',
    company.contactRoutes
      .map((route) => `- **${e(route.name)}**: ${contactDetails(route)}. ${e(route.description)}`)
      .join('\n'),
    company.contactRoutes.length === 0 && `[${site.contactEmail}](mailto:${site.contactEmail})`,
    [
      access.topics.length > 0 &&
        `The [contact form](/${contactAnchor}) offers the ${access.topics.length > 1 ? 'topics' : 'topic'} ${andList(access.topics.map((t) => `"${e(t.name)}"`))}.`,
      access.requestIncludes.length > 0 && 'A request includes:',
    ]
      .filter(Boolean)
      .join(' '),
    access.requestIncludes.map((item) => `- **${e(item.name)}**: ${e(item.description)}`).join('\n'),
    `**What a request must not contain:** ${e(access.mustNotContain)}`,
    `A response is given ${e(access.responseTime.text)}. Office hours: ${e(officeHoursText(company.officeHours))}.`,
    site.pages.length > 0 && '## Pages',
    namedPages(site)
      .map(([path, title]) => `- [${e(title)}](${path})`)
      .join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function answered(question: Question): string {
  return `#### ${e(question.question)}\n\n${question.markdown.trim()}\n\n[Link to this answer](/${questionAnchor(question.id)})`;
}

/** `Workflows: a, b` as a paragraph of its own; nothing for no ids. */
function named(title: string, ids: readonly string[], items: readonly { id: string; name: string }[]): string {
  const names = ids.map((id) => items.find((item) => item.id === id)?.name ?? id);
  return names.length === 0 ? '' : `\n\n${title}: ${e(names.join(', '))}`;
}

function contactDetails(route: Site['company']['contactRoutes'][number]): string {
  return [
    route.email && `[${route.email}](mailto:${route.email})`,
    route.phone && `[${route.phone}](tel:${route.phone})`,
    route.link && `[${route.name}](${route.link})`,
  ]
    .filter(Boolean)
    .join(', ');
}
