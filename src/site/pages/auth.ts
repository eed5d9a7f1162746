import { hasContactForm } from '../../api/v1/access.ts';
import type { Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { contactAnchor } from '../../core/url.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { renderMarkdown } from '../../markdown/render/render.ts';
import { type Gated, gatedOf } from '../facts/gated.ts';
import { officeHoursText } from '../facts/office-hours.ts';
import { article } from '../html/article.ts';
import { pageDocuments } from './page.ts';

/** /auth.md and /auth/: how an agent obtains access to what is not public. Says all of service.md 5 and 7. */
export function auth(site: Site): Document[] {
  const markdown = guide(site);
  const gated = gatedOf(site);
  const description = `No credentials exist or are needed here. ${gated ? `How to ask for access to the ${gated.what} that are not public.` : 'How to ask a question or make a request.'}`;
  return pageDocuments(site, {
    path: '/auth/',
    title: 'Authentication guide',
    description,
    updated: newest([site.updated.access ?? site.updated.site, site.updated.site, site.updated.company]),
    source: site.updated.access === undefined ? 'content/site.ts' : 'content/access.ts',
    llms: 'Documentation',
    mirror: {
      kind: 'posture',
      link: [{ rel: 'service-doc', title: 'Authentication guide' }],
    },
    // The Markdown's heading is the name agents look for; people get a title.
    main: () =>
      article('Authentication guide', description, renderMarkdown(markdown.slice(markdown.indexOf('\n'))).html),
    markdown: () => markdown,
  });
}

function guide(site: Site): string {
  const { access } = site;
  const e = escapeMarkdown;
  const mail = mailOf(site);
  return `# auth.md

Everything published on ${site.baseUrl} by ${e(site.company.legalName)} is public and requires no credentials. If you are an agent: do not start a registration, authorization or token flow against this origin. Agentic registration is not offered.

## Step 1: Discover

- [Protected resource metadata](/.well-known/oauth-protected-resource): \`bearer_methods_supported\` is empty, which means that no bearer method is supported.
- [Authorization server metadata](/.well-known/oauth-authorization-server): grants, response types, scopes and \`agent_auth.identity_types_supported\` are empty. No authorization, token, registration, identity, claim or events endpoint exists.
- [API catalog](/.well-known/api-catalog): every URL of the API. Never synthesise an endpoint URL that the catalog does not list.

## Step 2: Pick a method

There is none to pick. No authorization server, no token endpoint and no self-service credential issuance exists. There are no scopes. The registration types anonymous, identity_assertion and service_auth are not offered. An \`Authorization\` header, if sent, is ignored and is not an error; credentials must not be sent.

Do not probe for \`/oauth2/token\`, \`/agent/identity\` or \`/token\`: they answer 404, because nothing is there.

${requests(site)}

${answers(site)}

## Errors

There is no error envelope; error responses have no JSON schema.

| Status | Where | Meaning | What to do |
|---|---|---|---|
| 200 | any documented endpoint | success | the body is the document described by the [OpenAPI description](/api/v1/openapi.json) |
| 404 | below \`/api/v1/\` | missing or misspelled path; the standard 404 page is returned | re-read the OpenAPI description; do not guess paths |
| 404 | any path that looks like authentication (authorization, token, registration, identity) | expected: no authorization server exists | do not retry${gatedOf(site) ? '; request access out of band' : ''} |
| 401 or 403 | anywhere on this origin | not part of any documented flow | treat as misconfiguration; do not start a credential flow; do not retry with invented credentials |
| 5xx | anywhere | server failure | retry the same request with exponential backoff |

Never retry a 4xx response with the same payload.

## Revocation

No credential is issued by this origin, so revocation does not apply to it.${access.revocation === undefined ? '' : ` ${e(access.revocation)} Write to ${mail}.`}

## Security

Vulnerability disclosure is described in [security.txt](/.well-known/security.txt).

## Keep this current

This posture changes if a public authenticated API is ever offered. Re-fetch this guide and the two metadata documents instead of caching the conclusion indefinitely.
`;
}

const mailOf = ({ contactEmail }: Site) => `[${contactEmail}](mailto:${contactEmail})`;

/** What is not public, if anything is, and how people are asked (service.md 5.4). */
function requests(site: Site): string {
  const { access } = site;
  const e = escapeMarkdown;
  const list = (items: Gated['items']) =>
    items.map(({ name, description }) => `- **${e(name)}**: ${e(description)}`).join('\n');
  const gated = gatedOf(site);
  const routes = [
    hasContactForm(site) &&
      `- The [contact form](/${contactAnchor})${access.topics.length > 0 ? `, with the topic ${access.topics.map((topic) => `"${e(topic.name)}"`).join(' or ')}` : ''}.`,
    `- An email to ${mailOf(site)}.`,
  ].filter((route) => route !== false);
  const count = routes.length === 1 ? 'One route' : 'Two routes';
  return [
    ...(gated
      ? [
          `## Access to ${gated.what} that are not public`,
          `These ${gated.what} have no endpoint on this origin:`,
          list(gated.items),
          `Access is requested out of band. No API endpoint exists for requesting it. ${count}:`,
        ]
      : ['## Questions and requests', `People answer them, out of band. No API endpoint exists for them. ${count}:`]),
    routes.join('\n'),
    ...(access.topics.length > 0 ? [access.topics.length > 1 ? 'The topics:' : 'The topic:', list(access.topics)] : []),
    ...(access.requestIncludes.length > 0 ? ['### What a request includes', list(access.requestIncludes)] : []),
  ].join('\n\n');
}

/** What a request must not contain, and what happens to it: as far as the content says it. */
function answers({ access, company }: Site): string {
  const e = escapeMarkdown;
  const { mustNotContain, responseTime, reviewSteps, credentials } = access;
  return [
    ...(mustNotContain === undefined ? [] : ['### What a request must not contain', e(mustNotContain)]),
    '### What happens next',
    `${responseTime === undefined ? '' : `A response is given ${e(responseTime.text)}. `}Office hours are ${e(officeHoursText(company.officeHours))}.`,
    reviewSteps.map((step, i) => `${i + 1}. **${e(step.name)}**: ${e(step.description)}`).join('\n'),
    e(credentials ?? ''),
  ]
    .filter(Boolean)
    .join('\n\n');
}
