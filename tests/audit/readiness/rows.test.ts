import { afterAll, describe, expect, it } from 'vitest';
import { nowhere } from '../../../src/audit/readiness/place.ts';
import { readinessOf } from '../../../src/audit/readiness/readiness.ts';
import { requirements } from '../../../src/audit/readiness/requirements/index.ts';
import type { Release } from '../../../src/core/release.ts';
import { today } from '../../support/organisations.ts';
import { fewPages } from './changed.ts';
import { changes } from './changes.ts';

const whole = fewPages();

/** What respond() does with every release: only a host can break it. places.test.ts takes it away. */
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

/** What the files cannot break: no, or for a browser, the DNS or a shop to say. */
const neverFail = [
  ...['agentready-dnsAid', 'agentready-webBotAuth', 'agentready-webMcp', 'security-signature'],
  ...['agentready-x402', 'agentready-mpp', 'agentready-ucp', 'agentready-acp', 'agentready-ap2'],
  ...['lighthouse-agent-accessibility-tree', 'lighthouse-cumulative-layout-shift'],
  ...['lighthouse-webmcp-registered-tools', 'lighthouse-webmcp-form-coverage', 'lighthouse-webmcp-schema-validity'],
];

/** Ids of rows that fail by themselves, and of those that fail with another, with its id. */
function failures(release: Release): { own: string[]; after: (readonly [string, string])[] } {
  const { rows } = readinessOf(release, { today, places: [nowhere] });
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

  it.each(Object.entries(changes))('%s fails alone where it is broken', (id, change) => {
    const { own, after } = failures(change(whole));
    expect(own).toEqual([id]);
    for (const [follower, reason] of after) {
      expect(reason).toBe(`after/${id}`);
      followed.add(follower);
    }
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

  afterAll(() => expect(followers.filter((id) => !followed.has(id))).toEqual([]));
});
