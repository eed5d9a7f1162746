import { hasContactForm } from '../../api/v1/access.ts';
import { openapiPath } from '../../api/v1/version.ts';
import { openingHoursOf } from '../../content/opening-hours.ts';
import { responseTimeOf } from '../../content/response-time.ts';
import type { Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { contactAnchor } from '../../core/url.ts';
import { claimed } from '../../language/claims.ts';
import { commaList } from '../../language/formats/lists.ts';
import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { renderMarkdown } from '../../markdown/render/render.ts';
import { type Gated, gatedOf, howToAsk } from '../facts/gated.ts';
import { usualHoursIn, weekAtHome } from '../facts/opening-hours.ts';
import { homeCrumb } from '../facts/section-pages.ts';
import { pageDocuments } from './page.ts';

/** /auth.md and /auth/: how an agent obtains access to what is not public. Covers service.md 5 and 7. */
export function auth(site: Site): Document[] {
  const language = spoken(site.language);
  const markdown = guide(site, language);
  const title = say(language, 'auth.title');
  const description = `${say(language, 'auth.nothingNeeded')} ${howToAsk(site)}`;
  return pageDocuments(site, {
    path: '/auth/',
    title,
    description,
    updated: newest([site.updated.access ?? site.updated.site, site.updated.site, site.updated.company]),
    source: site.updated.access === undefined ? 'content/site.ts' : 'content/access.ts',
    llms: 'Documentation',
    mirror: {
      kind: 'posture',
      link: [{ rel: 'service-doc', title }],
    },
    // Agents look for the Markdown's heading; people get a title.
    main: () => ({
      kind: 'article',
      crumbs: [homeCrumb(site)],
      title,
      description,
      body: stepsMarked(language, bodyOf(markdown)),
    }),
    markdown: () => markdown,
  });
}

const bodyOf = (markdown: string) => renderMarkdown(markdown.slice(markdown.indexOf('\n'))).html;

/** English headings that agents look for: those of the steps are upstream's, and stay. */
const steps = ['Step 1: Discover', 'Step 2: Pick a method'] as const;

/** Marks English step headings with `lang` in other languages. */
function stepsMarked({ tag }: Language, html: string): string {
  if (tag.split('-', 1)[0] === 'en') return html;
  return html.replace(/<h2(?= id="[^"]*">([^<]*)<\/h2>)/g, (start, name: string) =>
    steps.some((step) => step === name) ? `${start} lang="en"` : start,
  );
}

function guide(site: Site, language: Language): string {
  const metadata = '/.well-known/oauth-protected-resource';
  const server = '/.well-known/oauth-authorization-server';
  const { revocation } = site.access;
  const lines = [
    '# auth.md',
    say(language, 'auth.everything', { origin: site.baseUrl }),
    say(language, 'auth.publisher', { name: e(site.company.legalName) }),
    `## ${steps[0]}`,
    [
      `- ${say(language, 'auth.resource', { metadata })}`,
      `- ${say(language, 'auth.server', { metadata: server })}`,
      `- ${say(language, 'auth.catalog', { catalog: '/.well-known/api-catalog' })}`,
      `- ${say(language, 'rules.deviationCard', { card: '/.well-known/mcp/server-card.json' })}`,
    ].join('\n'),
    ...claimed(site, 'metadata-types'),
    `## ${steps[1]}`,
    [say(language, 'auth.none'), ...claimed(site, 'ignored-in-guide'), say(language, 'auth.sendNone')].join(' '),
    ...claimed(site, 'no-token-paths'),
    ...requests(site, language),
    ...answers(site, language),
    `## ${say(language, 'rules.errorsHeading')}`,
    say(language, 'rules.noEnvelope'),
    [
      say(language, 'rules.tableHead'),
      '|---|---|---|---|',
      say(language, 'auth.row200', { openapi: openapiPath }),
      ...claimed(site, 'status-404'),
      ...claimed(site, gatedOf(site) ? 'status-404-login-gated' : 'status-404-login'),
      say(language, 'auth.row401'),
      say(language, 'rules.row5xx'),
    ].join('\n'),
    `${say(language, 'auth.neverRetry')} ${say(language, 'rules.noLimit')}`,
    `## ${say(language, 'auth.revocationHeading')}`,
    say(language, 'auth.revocation'),
    ...(revocation === undefined ? [] : [e(revocation), byEmail(site, language)]),
    `## ${say(language, 'auth.securityHeading')}`,
    say(language, 'auth.security', { security: '/.well-known/security.txt' }),
    `## ${say(language, 'auth.currentHeading')}`,
    say(language, 'auth.current'),
  ];
  return `${lines.join('\n\n')}\n`;
}

const byEmail = ({ contactEmail }: Site, language: Language) =>
  say(language, 'auth.byEmail', { email: contactEmail, mailto: `mailto:${contactEmail}` });

/** The form, and its topics. */
function byForm({ access }: Site, language: Language): string {
  const form = `/${contactAnchor}`;
  if (access.topics.length === 0) return say(language, 'auth.byForm', { form });
  const topics = access.topics.map(({ name }) => say(language, 'text.quoted', { text: e(name) }));
  return say(language, 'contact.formTopics', { form, topics: commaList(language.table, topics) });
}

const listOf = (items: Gated['items']) =>
  items.map(({ name, description }) => `- **${e(name)}**: ${e(description)}`).join('\n');

/** Gated items, if any, and how to request them (service.md 5.4). */
function requests(site: Site, language: Language): string[] {
  const { topics, requestIncludes } = site.access;
  const gated = gatedOf(site);
  return [
    ...(gated
      ? [
          `## ${say(language, `auth.${gated.what}Heading`)}`,
          say(language, `auth.${gated.what}`),
          listOf(gated.items),
          say(language, 'auth.outOfBand'),
        ]
      : [`## ${say(language, 'auth.questionsHeading')}`, say(language, 'auth.peopleAnswer')]),
    [...(hasContactForm(site) ? [`- ${byForm(site, language)}`] : []), `- ${byEmail(site, language)}`].join('\n'),
    ...(topics.length > 0 ? [say(language, 'auth.topics'), listOf(topics)] : []),
    ...(requestIncludes.length > 0 ? [`### ${say(language, 'auth.includesHeading')}`, listOf(requestIncludes)] : []),
  ];
}

/** Excluded content and review of requests, as far as stated. */
function answers(site: Site, language: Language): string[] {
  const { access, company } = site;
  const { mustNotContain, reviewSteps, credentials } = access;
  const labelled = (key: 'label.responseTime' | 'label.officeHours', value: string) =>
    `- ${say(language, 'text.labelled', { label: say(language, key), value: e(value) })}`;
  const inTime = responseTimeOf(site)?.text;
  const hours = openingHoursOf(company);
  const next = [
    [
      ...(inTime ? [labelled('label.responseTime', inTime)] : []),
      ...(hours ? [labelled('label.officeHours', usualHoursIn(weekAtHome(language, site), hours))] : []),
    ].join('\n'),
    reviewSteps.map((step, i) => `${i + 1}. **${e(step.name)}**: ${e(step.description)}`).join('\n'),
    e(credentials ?? ''),
  ].filter(Boolean);
  return [
    ...(mustNotContain === undefined ? [] : [`### ${say(language, 'contact.mustNotContain')}`, e(mustNotContain)]),
    ...(next.length > 0 ? [`### ${say(language, 'auth.nextHeading')}`] : []),
    ...next,
  ];
}
