import { findFieldValues, parseSitemap } from '../../../checks/published/fields.ts';
import { findListMember, findTextMember } from '../../../checks/published/members.ts';
import type { ReleaseOrigin } from '../origin.ts';
import { createRowFactory, type Requirement } from '../requirement.ts';
import { exemptByDesign, exemptUnstated, fail, leaveUnknown, pass } from '../verdict.ts';
import { createDocumentRowFactory, servedRowId } from './service/documents.ts';

const row = createRowFactory('agentready');
const guideRow = createDocumentRowFactory('agentready', 'auth');
const robotsRow = createDocumentRowFactory('agentready', 'robots');
const robots = '/robots.txt';

/** Relations that the scanner seems to count. */
const useful = /rel="(?:api-catalog|service-desc|service-doc|describedby|alternate)"/;

const said = ({ text }: ReleaseOrigin, field: string): string[] => findFieldValues(text(robots), field);

/** A check of commerce, not scored without a shop. */
const commerce = (id: string, what: string): Requirement =>
  row(id, id, `${what} is offered to agents that buy.`, {
    needs: ['discovery-documents'],
    look: ({ release }) => {
      const path = [`/.well-known/${id}`, `/.well-known/${id}.json`].find((each) => release.routes.has(each));
      return path === undefined
        ? exemptByDesign('no-shop', 'Nothing can be bought here; the scanner counts it for shops alone.')
        : leaveUnknown('reader', `${path} is served; what it says is not read here.`);
    },
  });

/**
 * isitagentready.com: 22 checks by their ids; its program is not public, so that these rules come from observation. A row
 * that asks nothing is decided by those that it comes after.
 */
export const agentReadyRows: readonly Requirement[] = [
  row('robotsTxt', 'robotsTxt', 'robots.txt is text with at least one User-agent.', {
    needs: ['discovery-documents', 'media-types'],
    paths: [robots],
    after: [servedRowId('robots')],
    look(origin) {
      const agents = said(origin, 'user-agent');
      return agents.length > 0 ? pass(`${agents.length} lines of User-agent`) : fail('no User-agent');
    },
  }),
  row('sitemap', 'sitemap', 'A sitemap is found by robots.txt, and is XML with addresses.', {
    needs: ['discovery-documents'],
    paths: [robots, '/sitemap.xml'],
    after: [servedRowId('sitemap'), servedRowId('robots')],
    look(origin) {
      const [address = ''] = said(origin, 'sitemap');
      const path = origin.pathOf(address);
      if (path === undefined) return fail(`robots.txt: ${address === '' ? 'no Sitemap line' : `Sitemap: ${address}`}`);
      const count = parseSitemap(origin.text(path)).length;
      return count > 0 ? pass(`${path}: ${count} addresses`) : fail(`${path} has no address`);
    },
  }),
  row('linkHeaders', 'linkHeaders', 'The Link field of the homepage has a relation that agents use.', {
    needs: ['homepage-links'],
    paths: ['/'],
    look({ ask }) {
      const link = ask('/').headers.link ?? 'absent';
      const [found] = useful.exec(link) ?? [];
      return found === undefined ? fail(`Link: ${link}`) : pass(`Link of /: ${found}`);
    },
  }),
  row('dnsAid', 'dnsAid', 'Records of the DNS lead agents to the site.', {
    needs: [],
    look: () =>
      leaveUnknown(
        'dns',
        'The DNS of the domain is not in the built files, and an audit does not ask it; deploy/dns/ has the records.',
      ),
  }),
  row('markdownNegotiation', 'markdownNegotiation', 'The homepage answers Accept: text/markdown with Markdown.', {
    needs: ['pages', 'negotiation'],
    paths: ['/'],
    after: ['service-markdown'],
    look: ({ ask }) =>
      pass(`Content-Type: ${ask('/', { headers: { accept: 'text/markdown' } }).headers['content-type']}`),
  }),
  row('robotsTxtAiRules', 'robotsTxtAiRules', 'robots.txt has rules for AI crawlers: by name, or for all.', {
    needs: ['discovery-documents'],
    paths: [robots],
    after: [servedRowId('robots'), 'agentready-robotsTxt'],
    look(origin) {
      const names = said(origin, 'user-agent');
      const found = names.filter(
        (name) => name === '*' || /bot|claude|applebot|google-extended|meta-|ccbot|gpt/i.test(name),
      );
      return found.length > 0 ? pass(found.slice(0, 5).join(', ')) : fail(`User-agent: ${names.join(', ')}`);
    },
  }),
  robotsRow(
    'contentSignals',
    'contentSignals',
    'robots.txt says with Content-Signal what AI systems may do.',
    (origin) => {
      const signal = said(origin, 'content-signal').find((value) => /^[a-z-]+=(?:yes|no)/i.test(value));
      return signal === undefined ? fail('no Content-Signal') : pass(`Content-Signal: ${signal}`);
    },
  ),
  row('webBotAuth', 'webBotAuth', 'Keys of bots that the site sends out are published.', {
    needs: ['discovery-documents'],
    look: ({ release }) =>
      release.routes.has('/.well-known/http-message-signatures-directory')
        ? leaveUnknown('reader', 'A directory of keys is served; what is in it is not read here.')
        : exemptByDesign('no-bots', 'The site sends no bot, so it has no key; the scanner does not count that.'),
  }),
  row('apiCatalog', 'apiCatalog', 'The API catalog is a linkset with something in it.', {
    needs: ['discovery-documents', 'media-types'],
    paths: ['/.well-known/api-catalog'],
    after: [servedRowId('api-catalog'), 'catalog-linkset'],
    look: ({ json, ask }) => {
      const type = ask('/.well-known/api-catalog', { headers: { accept: 'application/linkset+json' } }).headers;
      return pass(
        `${type['content-type']}: ${findListMember(json('/.well-known/api-catalog'), 'linkset').length} contexts`,
      );
    },
  }),
  row('oauthDiscovery', 'oauthDiscovery', 'OAuth metadata name the endpoints of an authorization server.', {
    needs: ['discovery-documents'],
    paths: ['/.well-known/oauth-authorization-server'],
    after: [servedRowId('authorization-server'), 'service-server-closed'],
    look: () =>
      exemptByDesign(
        'no-authorization-server',
        'There is none, and the metadata say so: an endpoint would be invented.',
      ),
  }),
  row(
    'oauthProtectedResource',
    'oauthProtectedResource',
    'The metadata of the resource name the origin that is scanned.',
    {
      needs: ['discovery-documents', 'media-types'],
      paths: ['/.well-known/oauth-protected-resource'],
      after: [servedRowId('protected-resource'), 'service-resource-resource'],
      look: ({ url }) => pass(`resource: ${url}`),
    },
  ),
  guideRow('authMd', 'authMd', 'auth.md describes a way for agents to register.', ({ text }) => {
    const [heading = ''] = text('/auth.md').split('\n');
    if (!/^# .*auth\.md/i.test(heading)) return fail(`line 1: ${heading}`);
    return exemptByDesign('no-registration', `It begins with "${heading}" and says that no registration is offered.`);
  }),
  row('mcpServerCard', 'mcpServerCard', 'A server card names the server and its version, and an endpoint.', {
    needs: ['discovery-documents', 'media-types'],
    paths: ['/.well-known/mcp/server-card.json'],
    after: [servedRowId('card')],
    look: ({ json }) => {
      const card = json('/.well-known/mcp/server-card.json');
      const [name, version] = [findTextMember(card, 'name'), findTextMember(card, 'version')];
      if (name === undefined || version === undefined) return fail(`name: ${name}, version: ${version}`);
      const remotes = findListMember(card, 'remotes').length;
      if (remotes > 0) return fail(`${remotes} remotes, and nothing runs behind them`);
      return exemptByDesign('no-mcp-endpoint', `${name} ${version}: it says that there is no endpoint to connect to.`);
    },
  }),
  row('a2aAgentCard', 'a2aAgentCard', 'An A2A agent describes itself.', {
    needs: ['discovery-documents'],
    look: ({ release }) =>
      release.routes.has('/.well-known/agent-card.json')
        ? fail('/.well-known/agent-card.json is served, and no agent answers here')
        : exemptByDesign('no-agent', 'No agent answers on this origin, so it has no card.'),
  }),
  row('agentSkills', 'agentSkills', 'The index of skills has one at least, with a digest.', {
    needs: ['discovery-documents', 'media-types'],
    paths: ['/.well-known/agent-skills/index.json'],
    after: [servedRowId('skills'), servedRowId('skill'), 'skills-some', 'skills-digests'],
    look(origin) {
      const path = '/.well-known/agent-skills/index.json';
      if (!origin.release.routes.has(path)) return exemptUnstated('skills', 'content/skills/ has none.');
      return pass(`${findListMember(origin.json(path), 'skills').length} skills`);
    },
  }),
  row('webMcp', 'webMcp', 'The page registers a tool in a browser.', {
    needs: ['pages'],
    look: (origin) => {
      const ships = /src="\/assets\/webmcp\./.test(origin.text('/'));
      return ships
        ? leaveUnknown('browser', 'The homepage ships a script that registers tools; whether it does, a browser sees.')
        : exemptUnstated('web-mcp', 'features.webMcp is off in content/site.ts.');
    },
  }),
  row('ard', 'ard', 'ai-catalog.json has a version, and entries with a name, a type and an address.', {
    needs: ['discovery-documents', 'media-types'],
    paths: ['/.well-known/ai-catalog.json'],
    after: ['ard-served', 'ard-version', 'ard-names', 'ard-targets', 'ard-identifiers', 'ard-twin'],
    look: ({ json, release }) => {
      const path = '/.well-known/ai-catalog.json';
      if (!release.routes.has(path)) return exemptUnstated('ard', 'features.ard is off in content/site.ts.');
      return pass(`${findListMember(json(path), 'entries').length} entries`);
    },
  }),
  commerce('x402', 'Payment by x402'),
  commerce('mpp', 'Payment by the Machine Payments Protocol'),
  commerce('ucp', 'The Universal Commerce Protocol'),
  commerce('acp', 'The Agentic Commerce Protocol'),
  commerce('ap2', 'The Agent Payments Protocol'),
];
