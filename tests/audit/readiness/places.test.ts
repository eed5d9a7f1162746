import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Audit } from '../../../src/audit/audit.ts';
import type { Cause } from '../../../src/audit/diagnose/causes.ts';
import type { Difference } from '../../../src/audit/difference.ts';
import type { AppliedException } from '../../../src/audit/exceptions/exceptions.ts';
import type { Exchange } from '../../../src/audit/probes/probe.ts';
import { openReleaseOrigin } from '../../../src/audit/readiness/origin.ts';
import {
  createHostPlace,
  createLivePlace,
  filesOnlyPlace,
  isDecidedByFiles,
  liveOnlyCapabilities,
  type PlaceRequirement,
  type ReadinessPlace,
} from '../../../src/audit/readiness/place.ts';
import { toPlaceRequirement } from '../../../src/audit/readiness/requirement.ts';
import { requirements as table } from '../../../src/audit/readiness/requirements/index.ts';
import { exemptUnstated, fail, pass } from '../../../src/audit/readiness/verdict.ts';
import { type Capability, capabilities } from '../../../src/core/capabilities.ts';
import type { Host, HostOutput } from '../../../src/hosts/host.ts';

const all = Object.keys(capabilities) as Capability[];
const emitted: HostOutput = { files: [], unmet: [], exceeded: [] };
const placeOf = (host: Partial<Host>, output: Partial<HostOutput>, isChosen = false): ReadinessPlace =>
  createHostPlace(
    { name: 'fake', title: 'A fake', instructions: '', emit: () => emitted, ...host },
    { ...emitted, ...output },
    { isChosen },
  );
const row = (more: Partial<PlaceRequirement>): PlaceRequirement => ({ needs: ['api-documents'], ...more });
const nothing = openReleaseOrigin(
  {
    ...{ baseUrl: 'https://example.com', files: new Map(), routes: new Map(), redirects: new Map() },
    ...{ notFound: { file: '404.html', headers: {} }, bareHeaders: {} },
  },
  '2026-11-21',
);
/** THE TABLE, as places look at it. */
const requirements = table.map((each) => ({ id: each.id, ...toPlaceRequirement(each, nothing) }));
const lacks = (capability: Capability, affected = ['every path'], only?: string): HostOutput => ({
  ...emitted,
  unmet: [{ capability, reason: 'It cannot.', affected, ...(only !== undefined && { only }) }],
});

it('the documentation tells how many requirements there are', () => {
  expect(readFileSync('docs/pages/how-to/prove.md', 'utf8')).toContain(`says of ${requirements.length} requirements`);
});

describe('a host', () => {
  it.each(all)('that does not keep %s says no to what needs it, and to nothing else', (capability) => {
    const place = placeOf({}, lacks(capability));
    const flipped = requirements.filter((each) => place.judge(each, pass('seen')).reason === `host/${capability}`);
    const needing = requirements.filter(({ needs }) => needs.includes(capability));
    expect(flipped.map(({ id }) => id)).toEqual(needing.map(({ id }) => id));
    expect(needing.length).toBeGreaterThan(0);
    const no = { verdict: 'no', evidence: 'It cannot.', reason: `host/${capability}` };
    for (const each of needing) expect(place.judge(each, pass('seen'))).toEqual(no);
  });

  it('lacks something at the paths that it names', () => {
    const at = (affected: string[]) => placeOf({}, lacks('media-types', affected));
    const asked = row({ needs: ['media-types'], paths: ['/llms.txt', '/robots.txt'] });
    expect(at(['/.well-known/api-catalog']).judge(asked, pass('seen')).verdict).toBe('pass');
    expect(at(['/.well-known/api-catalog', '/robots.txt']).judge(asked, pass('seen')).verdict).toBe('no');
    expect(at(['every path']).judge(asked, pass('seen')).verdict).toBe('no');
    expect(at(['/other']).judge(row({ needs: ['media-types'] }), pass('seen')).verdict).toBe('no');
  });

  it('counts what one of its files cannot do where that file is used', () => {
    const output = { ...lacks('methods', ['every path'], '.htaccess'), uploaded: [{ file: '.htaccess', text: '' }] };
    const asked = row({ needs: ['methods'] });
    const [server, folder] = [placeOf({}, output), placeOf({}, output, true)];
    expect(server.judge(asked, pass('seen')).verdict).toBe('pass');
    expect(server.notes).toEqual(['With .htaccess alone: It cannot.']);
    expect(server.lacks).toEqual([]);
    expect(folder.judge(asked, pass('seen')).reason).toBe('host/methods');
    expect(folder.notes).toEqual([]);
    expect(folder.lacks).toEqual(['methods']);
  });

  it('that was never run is unknown, but for what files alone decide', () => {
    const place = placeOf({ unrun: 'nobody had one.' }, {});
    expect(place.judge(row({ needs: ['pages', 'assets'] }), pass('seen'))).toEqual(pass('seen'));
    expect(place.judge(row({ needs: ['pages', 'caching'] }), pass('seen'))).toMatchObject({
      ...{ verdict: 'unknown', reason: 'needs/run', evidence: 'seen' },
      why: 'The files are ready for it, but nobody had one.',
    });
    expect(place.notes).toEqual(['Not run: nobody had one.']);
  });

  it('that takes no such site fails all, with the limit', () => {
    const place = placeOf({}, { exceeded: [{ limit: 'files', allowed: 10, got: 11 }] });
    const found = { verdict: 'fail', reason: 'host/limit', evidence: 'A fake does not take the site: files, 11 of 10' };
    expect(place.judge(row({}), pass('seen'))).toEqual(found);
    expect(place.notes).toEqual(['Exceeds a limit: files, 11 of 10']);
    expect(placeOf({}, { plans: [{ limit: 'files', allowed: 10, got: 11 }] }).notes).toEqual([
      'Its smaller plan takes 10 files, not 11',
    ]);
  });

  it('that answers otherwise as a standard allows says so where that is asked for', () => {
    const place = placeOf({ quirks: [{ capability: 'preconditions', reason: 'It answers 412.' }] }, {});
    const asked = row({ isOdd: true, needs: ['preconditions'] });
    const no = { verdict: 'no', evidence: 'It answers 412.', reason: 'quirk/preconditions' };
    expect(place.judge(asked, pass('seen'))).toEqual(no);
    expect(place.judge(row({ isOdd: true, needs: ['ranges'] }), pass('seen')).verdict).toBe('pass');
    expect(place.judge(row({ needs: ['preconditions'] }), pass('seen')).verdict).toBe('pass');
    const odd = requirements.filter(({ isOdd }) => isOdd).map(({ id }) => id);
    expect(odd).toEqual(['wire-accept-lines', 'wire-ranges', 'wire-preconditions']);
    const ofFile = placeOf({ quirks: [{ capability: 'preconditions', reason: 'It does.', only: 'x.conf' }] }, {});
    expect(ofFile.judge(asked, pass('seen')).verdict).toBe('pass');
    expect(ofFile.notes).toEqual(['With x.conf: It does.']);
  });

  it('cannot say what only the live origin shows', () => {
    for (const capability of ['https', 'certificate', 'http2'] as const)
      expect(placeOf({}, {}).judge(row({ needs: [capability] }), pass('seen')).reason).toBe('needs/origin');
    expect([...liveOnlyCapabilities]).toEqual(['https', 'certificate', 'http2']);
  });

  it('changes nothing of what the files show to be otherwise', () => {
    const place = placeOf({ unrun: 'x' }, lacks('caching'));
    for (const shown of [fail('broken'), exemptUnstated('x', 'nothing')]) {
      expect(place.judge(row({ needs: ['caching'] }), shown)).toEqual(shown);
      expect(filesOnlyPlace.judge(row({ needs: ['caching'] }), shown)).toEqual(shown);
    }
  });
});

describe('no host in particular', () => {
  it('passes what files alone decide, and knows nothing of the rest', () => {
    for (const each of requirements) {
      const judged = filesOnlyPlace.judge(each, pass('seen'));
      expect(judged.verdict, each.id).toBe(isDecidedByFiles(each) ? 'pass' : 'unknown');
    }
    expect(requirements.filter(isDecidedByFiles).length).toBeGreaterThan(90);
    expect(filesOnlyPlace.judge(row({ needs: ['pages', 'vary'] }), pass('seen')).reason).toBe('needs/host');
  });
});

describe('a live origin', () => {
  const exchange = (path: string, role: Exchange['probe']['role'] = 'get'): Exchange => ({
    probe: { role, path, request: { method: 'GET', path, headers: {} } },
    expected: { status: 200, headers: {}, body: new Uint8Array() },
    expectedSha256: undefined,
    actual: { error: 'x' },
  });
  const differs = (path: string, capability: Capability, role?: Exchange['probe']['role']): Difference => ({
    ...{ exchange: exchange(path, role), what: 'status', capability, expected: '200', actual: '404' },
  });
  const found = (cause: Cause, ...differences: Difference[]): Audit => ({
    ...{ findings: [{ cause, differences }], accepted: [], ok: false },
    exchanges: [exchange('/'), ...differences.map(({ exchange: each }) => each)],
  });

  it('fails what needs what an audit found missing, at its paths, with the cause', () => {
    const place = createLivePlace(
      'https://example.com',
      found('file-missing', differs('/llms.txt', 'discovery-documents')),
    );
    const asked = row({ needs: ['discovery-documents'], paths: ['/llms.txt'] });
    expect(place.judge(asked, pass('seen'))).toMatchObject({
      ...{ verdict: 'fail', reason: 'audit/file-missing' },
      evidence: '/llms.txt: expected 200, got 404 (Discovery documents)',
    });
    expect(place.judge(row({ needs: ['discovery-documents'], paths: ['/robots.txt'] }), pass('seen')).verdict).toBe(
      'pass',
    );
    expect(place.judge(row({ needs: ['pages'] }), pass('seen')).verdict).toBe('pass');
    const asBuilt = requirements.find(({ id }) => id === 'wire-as-built');
    expect(asBuilt && place.judge(asBuilt, pass('seen')).verdict).toBe('fail');
    expect(place.judge(row({ needs: ['discovery-documents'] }), fail('broken'))).toEqual(fail('broken'));
    expect(place.notes).toHaveLength(1);
  });

  it('passes what is asked over TLS, and knows HTTP/2 where it is offered', () => {
    const audit: Audit = { findings: [], accepted: [], ok: true, exchanges: [exchange('/')] };
    const over = (origin: string, more: Exchange[] = []) =>
      createLivePlace(origin, { ...audit, exchanges: [...audit.exchanges, ...more] });
    const [https, http2] = [row({ needs: ['https', 'certificate'] }), row({ needs: ['http2'] })];
    expect(over('https://example.com').judge(https, pass('seen')).verdict).toBe('pass');
    expect(over('http://127.0.0.1:80').judge(https, pass('seen')).reason).toBe('needs/https');
    expect(over('https://example.com').judge(http2, pass('seen')).reason).toBe('needs/http2');
    expect(over('https://example.com', [exchange('/', 'http2')]).judge(http2, pass('seen')).verdict).toBe('pass');
    expect(over('http://127.0.0.1:80').judge(row({}), pass('seen')).verdict).toBe('pass');
  });

  it('says no to what is accepted, with the reason that was given, and fails what is not', () => {
    const covered = (code: Cause, path: string, expires = 'never', ...more: Difference[]): AppliedException => ({
      exception: {
        code,
        paths: [path],
        reason: `Because of ${path}.`,
        expires,
        at: { file: 'known.yaml', line: 1, col: 1 },
      },
      differences: more,
    });
    const place = createLivePlace('https://example.com', {
      ...found('file-missing', differs('/robots.txt', 'discovery-documents')),
      accepted: [
        covered('file-missing', '/llms.txt', '2027-01-01', differs('/llms.txt', 'discovery-documents')),
        covered('trace-allowed', '/auth.md', 'never', differs('/auth.md', 'discovery-documents')),
        covered('no-negotiation', '/', 'never', differs('/', 'pages'), differs('/', 'negotiation')),
        covered('caching-changed', '/assets/*'),
      ],
    });
    const at = (need: Capability, path?: string) =>
      place.judge(row({ needs: [need], ...(path !== undefined && { paths: [path] }) }), pass('seen'));
    expect(at('discovery-documents', '/llms.txt')).toEqual({
      ...{ verdict: 'no', reason: 'accepted/file-missing', evidence: 'Because of /llms.txt.' },
    });
    expect(at('discovery-documents', '/robots.txt').reason).toBe('audit/file-missing');
    // One of several documents is missing that nobody excuses.
    expect(at('discovery-documents').verdict).toBe('fail');
    expect(at('discovery-documents', '/auth.md').verdict).toBe('pass');
    expect(at('negotiation', '/').reason).toBe('accepted/no-negotiation');
    // HTML came where Markdown was asked for: the page is there.
    expect(at('pages', '/').verdict).toBe('pass');
    expect(at('caching').verdict).toBe('pass');
    expect(place.judge(row({ needs: ['negotiation'] }), fail('broken'))).toEqual(fail('broken'));
    expect(place.lacks).toEqual([]);
    expect(place.notes.slice(1)).toEqual([
      'Accepted until 2027-01-01: Documents are missing: Because of /llms.txt. [file-missing]',
      expect.stringMatching(/^Accepted for good: .*: Because of \/auth\.md\. \[trace-allowed\]$/),
      expect.stringMatching(/^Accepted for good: .*: Because of \/\. \[no-negotiation\]$/),
      'An exception covers nothing: Because of /assets/*. [caching-changed]',
    ]);
  });

  it('knows nothing but the certificate where that is refused', () => {
    const difference = differs('/', 'certificate', 'certificate');
    const audit = { ...found('certificate-untrusted', difference), exchanges: [difference.exchange] };
    const place = createLivePlace('https://example.com', audit);
    expect(place.judge(row({ needs: ['certificate'] }), pass('seen')).verdict).toBe('fail');
    expect(place.judge(row({}), pass('seen')).reason).toBe('needs/certificate');
  });
});
