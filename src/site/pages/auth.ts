import { hasContactForm } from '../../api/v1/access.ts';
import { openapiPath } from '../../api/v1/version.ts';
import { resolveResponseTime } from '../../content/response-time.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { contactAnchor } from '../../core/url.ts';
import { claimTexts } from '../../language/claims.ts';
import { joinListWithCommas } from '../../language/formats/lists.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { renderMarkdown } from '../../markdown/render/render.ts';
import { accessRequestSentence, findGatedItems, type GatedItems } from '../facts/gated-access.ts';
import { homeBreadcrumb } from '../facts/section-pages.ts';
import { openingHoursFields } from '../page-model/home/company.ts';
import { fieldListToMarkdown } from '../renderers/markdown/line.ts';
import { pageDocuments } from './page.ts';

/** /auth.md and /auth/: how an agent obtains access to what is not public. Covers service.md 5 and 7. */
export function auth(site: Site): Document[] {
  const language = languageByTag(site.language);
  const markdown = guide(site, language);
  const title = translate(language, 'auth.title');
  const description = `${translate(language, 'auth.nothingNeeded')} ${accessRequestSentence(site)}`;
  return pageDocuments(site, {
    path: '/auth/',
    title,
    description,
    updated: latestDate([site.updated.access ?? site.updated.site, site.updated.site, site.updated.company]),
    source: site.updated.access === undefined ? 'content/site.ts' : 'content/access.ts',
    llms: 'Documentation',
    mirror: {
      kind: 'posture',
      link: [{ rel: 'service-doc', title }],
    },
    // Agents look for the Markdown's heading; people get a title.
    main: () => ({
      kind: 'article',
      crumbs: [homeBreadcrumb(site)],
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
    translate(language, 'auth.everything', { origin: site.baseUrl }),
    translate(language, 'auth.publisher', { name: e(site.company.legalName) }),
    `## ${steps[0]}`,
    [
      `- ${translate(language, 'auth.resource', { metadata })}`,
      `- ${translate(language, 'auth.server', { metadata: server })}`,
      `- ${translate(language, 'auth.catalog', { catalog: '/.well-known/api-catalog' })}`,
      `- ${translate(language, 'rules.deviationCard', { card: '/.well-known/mcp/server-card.json' })}`,
    ].join('\n'),
    ...claimTexts(site, 'metadata-types'),
    `## ${steps[1]}`,
    [
      translate(language, 'auth.none'),
      ...claimTexts(site, 'ignored-in-guide'),
      translate(language, 'auth.sendNone'),
    ].join(' '),
    ...claimTexts(site, 'no-token-paths'),
    ...requests(site, language),
    ...answers(site, language),
    `## ${translate(language, 'rules.errorsHeading')}`,
    translate(language, 'rules.noEnvelope'),
    [
      translate(language, 'rules.tableHead'),
      '|---|---|---|---|',
      translate(language, 'auth.row200', { openapi: openapiPath }),
      ...claimTexts(site, 'status-404'),
      ...claimTexts(site, findGatedItems(site) ? 'status-404-login-gated' : 'status-404-login'),
      translate(language, 'auth.row401'),
      translate(language, 'rules.row5xx'),
    ].join('\n'),
    `${translate(language, 'auth.neverRetry')} ${translate(language, 'rules.noLimit')}`,
    `## ${translate(language, 'auth.revocationHeading')}`,
    translate(language, 'auth.revocation'),
    ...(revocation === undefined ? [] : [e(revocation), byEmail(site, language)]),
    `## ${translate(language, 'auth.securityHeading')}`,
    translate(language, 'auth.security', { security: '/.well-known/security.txt' }),
    `## ${translate(language, 'auth.currentHeading')}`,
    translate(language, 'auth.current'),
  ];
  return `${lines.join('\n\n')}\n`;
}

const byEmail = ({ contactEmail }: Site, language: Language) =>
  translate(language, 'auth.byEmail', { email: contactEmail, mailto: `mailto:${contactEmail}` });

/** The form, and its topics. */
function byForm({ access }: Site, language: Language): string {
  const form = `/${contactAnchor}`;
  if (access.topics.length === 0) return translate(language, 'auth.byForm', { form });
  const topics = access.topics.map(({ name }) => translate(language, 'text.quoted', { text: e(name) }));
  return translate(language, 'contact.formTopics', { form, topics: joinListWithCommas(language.table, topics) });
}

const listOf = (items: GatedItems['items']) =>
  items.map(({ name, description }) => `- **${e(name)}**: ${e(description)}`).join('\n');

/** Gated items, if any, and how to request them (service.md 5.4). */
function requests(site: Site, language: Language): string[] {
  const { topics, requestIncludes } = site.access;
  const gated = findGatedItems(site);
  return [
    ...(gated
      ? [
          `## ${translate(language, `auth.${gated.what}Heading`)}`,
          translate(language, `auth.${gated.what}`),
          listOf(gated.items),
          translate(language, 'auth.outOfBand'),
        ]
      : [`## ${translate(language, 'auth.questionsHeading')}`, translate(language, 'auth.peopleAnswer')]),
    [...(hasContactForm(site) ? [`- ${byForm(site, language)}`] : []), `- ${byEmail(site, language)}`].join('\n'),
    ...(topics.length > 0 ? [translate(language, 'auth.topics'), listOf(topics)] : []),
    ...(requestIncludes.length > 0
      ? [`### ${translate(language, 'auth.includesHeading')}`, listOf(requestIncludes)]
      : []),
  ];
}

/** Excluded content and review of requests, as far as stated. */
function answers(site: Site, language: Language): string[] {
  const { mustNotContain, reviewSteps, credentials } = site.access;
  const inTime = resolveResponseTime(site)?.text;
  const hours = openingHoursFields(site);
  const next = [
    [
      ...(inTime === undefined
        ? []
        : [
            `- ${translate(language, 'text.labelled', { label: translate(language, 'label.responseTime'), value: e(inTime) })}`,
          ]),
      ...(hours ? [fieldListToMarkdown([hours.usual, ...hours.others], language)] : []),
    ].join('\n'),
    reviewSteps.map((step, i) => `${i + 1}. **${e(step.name)}**: ${e(step.description)}`).join('\n'),
    e(credentials ?? ''),
  ].filter(Boolean);
  return [
    ...(mustNotContain === undefined
      ? []
      : [`### ${translate(language, 'contact.mustNotContain')}`, e(mustNotContain)]),
    ...(next.length > 0 ? [`### ${translate(language, 'auth.nextHeading')}`] : []),
    ...next,
  ];
}
