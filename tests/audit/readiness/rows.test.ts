import { afterAll, describe, expect, it } from 'vitest';
import { openReleaseOrigin } from '../../../src/audit/readiness/origin.ts';
import { filesOnlyPlace, isDecidedByFiles } from '../../../src/audit/readiness/place.ts';
import { judgeReadiness } from '../../../src/audit/readiness/readiness.ts';
import { toPlaceRequirement } from '../../../src/audit/readiness/requirement.ts';
import { requirements } from '../../../src/audit/readiness/requirements/index.ts';
import { requiredDocuments, servedRowId } from '../../../src/audit/readiness/requirements/service/documents.ts';
import { capabilityOf } from '../../../src/audit/target.ts';
import type { Release } from '../../../src/core/release.ts';
import { today } from '../../support/organisations.ts';
import { byTurn, thoroughness } from '../../support/runs.ts';
import { all, type Change, fewPages, field, json, onlyJson, replaced, set, text, unset } from './changed.ts';
import { changes } from './changes.ts';
import { further } from './further-changes.ts';

const whole = fewPages();

/** Rules that respond() keeps with every release: only a host can break them. places.test.ts takes the rule away. */
const ofHosts = [
  ...['service-open', 'service-query', 'service-methods', 'service-claims', 'security-https'],
  ...['wire-accept-lines', 'wire-long-headers', 'wire-targets', 'wire-ranges', 'wire-preconditions', 'wire-preflight'],
  ...['wire-compression', 'wire-http2', 'wire-as-built'],
];

/** Rows of others that say what rows before them say: they fail with these, and never alone. */
const followers = [
  ...['agentready-markdownNegotiation', 'agentready-apiCatalog', 'agentready-oauthDiscovery'],
  ...['agentready-oauthProtectedResource', 'agentready-agentSkills', 'agentready-ard', 'oauth-server-endpoints'],
  ...['oauth-server-values', 'lighthouse-llms-txt', 'lighthouse-ard-schema'],
];

/** Requirements that the files cannot break: no, or for a browser, the DNS or a shop to say. */
const neverFail = [
  ...['agentready-dnsAid', 'agentready-webBotAuth', 'agentready-webMcp', 'security-signature'],
  ...['agentready-x402', 'agentready-mpp', 'agentready-ucp', 'agentready-acp', 'agentready-ap2'],
  ...['lighthouse-agent-accessibility-tree', 'lighthouse-cumulative-layout-shift'],
  ...['lighthouse-webmcp-registered-tools', 'lighthouse-webmcp-form-coverage', 'lighthouse-webmcp-schema-validity'],
];

const security = '/.well-known/security.txt';

/** Releases that differ from the example's and are as good. */
const fine: Readonly<Record<string, Change>> = {
  'facts on customers and events': all(
    json('/api/v1/releases.json', set({ customers: 12, events: [], subscriptions: [] })),
    json('/api/v1/company.json', set({ customerCount: 12 })),
  ),
  'no number': json('/api/v1/company.json', unset('companyNumber')),
  'a signed security.txt': text(
    security,
    (body) =>
      `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n${body}-----BEGIN PGP SIGNATURE-----\n\niQ=\n-----END PGP SIGNATURE-----\n`,
  ),
  'a contact by telephone, and a comment': replaced(
    security,
    'Contact: ',
    '# Us\nContact: tel:+44-20-7946-0000\nContact: ',
  ),
  'no languages and no policy': replaced(security, /^(?:Policy|Preferred-Languages):.*\n/gm, ''),
  'a name in two languages': onlyJson(
    '/.well-known/oauth-protected-resource',
    set({ 'resource_name#cy': 'Llais Tarrowfen' }),
  ),
  'an Agentmap': text('/robots.txt', (body) => `${body}Agentmap: https://example.com/.well-known/ard.json\n`),
  'robots for all, and none by name': text(
    '/robots.txt',
    (body) => `${body.split('\n\n')[0]}\n\nSitemap: https://example.com/sitemap.xml\n`,
  ),
  'a topic with an apostrophe': all(
    replaced('/', 'value="Partnership"', 'value="Children&#39;s &gt; services"', 'html'),
    json('/api/v1/access.json', set({ topics: [{ id: 'x', name: "Children's > services" }] })),
  ),
  'a header field of the host': field('/llms.txt', 'X-Served-By', 'y'),
};

/** Ids of rows that fail by themselves, and of those that fail with another, with its id. */
function failures(release: Release): { own: string[]; after: (readonly [string, string])[] } {
  const { rows } = judgeReadiness(release, { today, places: [filesOnlyPlace] });
  const failed = rows.flatMap(({ requirement: { id }, found: [judged] }) =>
    judged?.verdict === 'fail' ? [[id, judged.reason ?? ''] as const] : [],
  );
  return {
    own: failed.filter(([, reason]) => !reason.startsWith('after/')).map(([id]) => id),
    after: failed.filter(([, reason]) => reason.startsWith('after/')),
  };
}

const followed = new Set<string>();

describe('a requirement that the files decide', () => {
  it('passes for the example, as all others', () => {
    expect(failures(whole)).toEqual({ own: [], after: [] });
  });

  it.each(byTurn([...Object.entries(changes), ...further], 3))('%s fails alone where it is broken', (id, change) => {
    const { own, after } = failures(change(whole));
    expect(own).toEqual([id]);
    for (const [follower, reason] of after) {
      expect(reason).toBe(`after/${id}`);
      followed.add(follower);
    }
  });

  it.each(Object.entries(fine))('none fails on %s', (_, change) => {
    expect(failures(change(whole))).toEqual({ own: [], after: [] });
  });

  it('is every one but those that only a host, a browser or the DNS decides', () => {
    const others = requirements.map(({ id }) => id).filter((id) => !(id in changes));
    expect(others.sort()).toEqual([...ofHosts, ...followers, ...neverFail].sort());
  });

  it('has an id of its own, a sentence and what a host must do for it', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
    for (const { id, source, says } of requirements) {
      expect(id.startsWith(`${source}-`)).toBe(true);
      expect(says).toMatch(/^[A-Za-z`_].*\.$/);
    }
  });

  it('on one document is kept where a host or an origin lacks others', () => {
    for (const { id, after = [], needs, paths } of requirements) {
      const known = requiredDocuments.find((each) => after.length === 1 && after[0] === servedRowId(each.id));
      // A document that is not to be there has no paths.
      if (!known || !needs.includes(capabilityOf(known.path)) || needs.includes('missing-paths')) continue;
      expect(paths, id).toBeDefined();
    }
  });

  it('needs what an audit says is missing where a document of its own is', () => {
    const origin = openReleaseOrigin(whole, today);
    for (const each of requirements) {
      const { needs, paths = [] } = toPlaceRequirement(each, origin);
      if (!needs.some((need) => isDecidedByFiles({ needs: [need] }))) continue;
      const wanted = paths.filter((path) => origin.release.routes.has(path)).map(capabilityOf);
      expect(
        [...new Set(wanted)].filter((need) => !needs.includes(need)),
        each.id,
      ).toEqual([]);
    }
  });

  it('of a manifest that is off is no, and not unknown', () => {
    const manifest = '/.well-known/ard.json';
    const off = { ...whole, routes: new Map([...whole.routes].filter(([path]) => path !== manifest)) };
    const schema = requirements.find(({ id }) => id === 'lighthouse-ard-schema');
    expect(schema?.look(openReleaseOrigin(off, today)).reason).toBe('not-stated/ard');
  });

  it('knows its paths where they depend on the site', () => {
    const origin = openReleaseOrigin(
      { ...whole, redirects: new Map([...whole.redirects, ['/old', '/company/']]) },
      today,
    );
    const pathsOf = (id: string) =>
      requirements.filter((each) => each.id === id).flatMap((each) => toPlaceRequirement(each, origin).paths ?? []);
    expect(pathsOf('wire-redirects')).toContain('/company');
    expect(pathsOf('wire-redirects')).not.toContain('/old');
    expect(pathsOf('wire-redirects').filter((path) => path === '' || path.endsWith('/'))).toEqual([]);
    const skills = origin.paths.filter((path) => path.endsWith('/SKILL.md'));
    expect(skills.length).toBeGreaterThan(0);
    expect(pathsOf('service-served-skill')).toEqual(skills);
    expect(pathsOf('skills-digests')).toEqual(['/.well-known/agent-skills/index.json', ...skills]);
    expect(pathsOf('service-mirror')).toEqual(expect.arrayContaining(['/', '/index.md', '/company/', '/company.md']));
  });

  if (thoroughness === 3) afterAll(() => expect(followers.filter((id) => !followed.has(id))).toEqual([]));
});
