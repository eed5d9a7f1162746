import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../../src/audit/probes/probe.ts';
import {
  createHostPlace,
  createLivePlace,
  filesOnlyPlace,
  type ReadinessPlace,
} from '../../../src/audit/readiness/place.ts';
import { judgeReadiness, type Readiness } from '../../../src/audit/readiness/readiness.ts';
import { renderReadinessHtml } from '../../../src/audit/readiness/report/html.ts';
import {
  countVerdicts,
  groupBySource,
  listFailures,
  listReasons,
  renderReadinessJson,
} from '../../../src/audit/readiness/report/summary.ts';
import { renderReadinessText } from '../../../src/audit/readiness/report/text.ts';
import type { Requirement } from '../../../src/audit/readiness/requirement.ts';
import { claimRows } from '../../../src/audit/readiness/requirements/service/rules.ts';
import { exemptUnstated, fail, failIfAny, pass, type RequirementResult } from '../../../src/audit/readiness/verdict.ts';
import type { Capability } from '../../../src/core/capabilities.ts';
import type { PublishedClaim, Release } from '../../../src/core/release.ts';
import { terminalStyle } from '../../../src/terminal/style.ts';

const accept: PublishedClaim = { id: 'accept-markdown', needs: ['negotiation'], text: 'Pages answer to `Accept`.' };
const release = (claims?: readonly PublishedClaim[]): Release => ({
  ...{ baseUrl: 'https://example.com', files: new Map(), routes: new Map(), redirects: new Map() },
  ...{ notFound: { file: '404.html', headers: {} }, bareHeaders: {} },
  ...(claims && { claims }),
});
const fake = (name: string, ...lacks: Capability[]): ReadinessPlace =>
  createHostPlace(
    { name, title: `The ${name}`, instructions: '', emit: () => ({ files: [], unmet: [], exceeded: [] }) },
    {
      ...{ files: [], exceeded: [] },
      unmet: lacks.map((capability) => ({ capability, reason: `no ${capability}`, affected: ['every path'] })),
    },
    { isChosen: false },
  );
const row = (id: string, judged: RequirementResult, more: Partial<Requirement> = {}): Requirement => ({
  ...{ id, source: 'llms', clause: '§1', says: `It is \`${id}\`.`, needs: ['pages'], look: () => judged },
  ...more,
});
const of = (
  requirements: readonly Requirement[],
  places: readonly ReadinessPlace[],
  claims?: readonly PublishedClaim[],
): Readiness =>
  judgeReadiness(release(claims), {
    ...{ today: '2026-11-21', places, requirements },
    owners: [{ files: ['content/'], owners: ['@a', '@b'] }],
  });

const mixed = of(
  [
    row('llms-a', pass('line 1')),
    row('llms-b', fail('<script>alert(1)</script>')),
    row('llms-c', exemptUnstated('c', 'Nothing.')),
    row('ard-d', pass('seen'), { source: 'ard', needs: ['negotiation'] }),
    row('llms-e', pass('never'), { after: ['llms-b'] }),
    ...claimRows,
  ],
  [fake('one'), fake('two', 'negotiation')],
  [accept],
);
const verdictsOf = ({ rows }: Readiness) =>
  Object.fromEntries(
    rows.map(({ requirement, found }) => [requirement.id, found.map(({ verdict }) => verdict).join()]),
  );

describe('readiness', () => {
  it('judges each row in each place', () => {
    expect(verdictsOf(mixed)).toEqual({
      ...{ 'llms-a': 'pass,pass', 'llms-b': 'fail,fail', 'llms-c': 'no,no', 'ard-d': 'pass,no', 'llms-e': 'fail,fail' },
      'service-claims': 'pass,fail',
    });
    expect(mixed.rows[4]?.found[0]).toEqual(fail('<script>alert(1)</script>', 'after/llms-b'));
  });

  it('names the first of a chain of mistakes', () => {
    const chain = [row('llms-1', fail('x')), row('llms-2', pass(''), { after: ['llms-1'] })];
    const { rows } = of([row('llms-3', pass(''), { after: ['llms-2'] }), ...chain], [filesOnlyPlace]);
    expect(rows[0]?.found[0]?.reason).toBe('after/llms-1');
    expect(() => of([row('llms-4', pass(''), { after: ['llms-none'] })], [filesOnlyPlace])).toThrow('llms-none');
  });

  it('fails a sentence that a host does not keep, and knows nothing of it without one', () => {
    const claims = (place: ReadinessPlace, said?: readonly PublishedClaim[]) =>
      of(claimRows, [place], said).rows[0]?.found[0];
    expect(claims(fake('two', 'negotiation'), [accept])).toMatchObject({
      ...{ verdict: 'fail', reason: 'claim/accept-markdown' },
      evidence: 'The site says, and two does not keep: "Pages answer to `Accept`."',
    });
    expect(claims(fake('two', 'caching'), [accept])?.verdict).toBe('pass');
    expect(claims(filesOnlyPlace, [accept])?.verdict).toBe('unknown');
    expect(claims(fake('one'))?.reason).toBe('needs/build');
  });

  it('lists the sentences of Gazette with what becomes of each in each place', () => {
    const known = mixed.claims.find(({ id }) => id === 'accept-markdown');
    expect(known?.said).toBe('Pages answer to `Accept`.');
    expect(known?.places.map(({ verdict }) => verdict)).toEqual(['pass', 'fail']);
    expect(known?.places[1]?.text).toContain('rel="alternate"');
    const unsaid = of([], [fake('two', 'caching'), filesOnlyPlace]).claims.find(({ id }) => id === 'keep-posture');
    expect(unsaid).toMatchObject({ said: undefined, places: [{ verdict: 'no' }, { verdict: 'unknown' }] });
    expect(mixed.claims.length).toBeGreaterThan(20);
  });

  it('fails no sentence that the site does not say, at a live origin either', () => {
    const probe = { role: 'get', path: '/', request: { method: 'GET', path: '/', headers: {} } } as const;
    const exchange: Exchange = {
      ...{ probe, expected: { status: 200, headers: {}, body: new Uint8Array() }, expectedSha256: undefined },
      actual: { error: 'x' },
    };
    const difference = { exchange, what: 'variant', capability: 'negotiation', expected: 'a', actual: 'b' } as const;
    const live = createLivePlace('https://example.com', {
      ...{ accepted: [], ok: false, exchanges: [exchange] },
      findings: [{ cause: 'no-negotiation', differences: [difference] }],
    });
    const verdictOf = (said: readonly PublishedClaim[]) =>
      of([], [live], said).claims.find(({ id }) => id === 'accept-markdown')?.places[0]?.verdict;
    expect(verdictOf([accept])).toBe('fail');
    expect(verdictOf([])).toBe('no');
  });

  it('counts, sorts and groups', () => {
    expect(countVerdicts([pass(''), fail(''), fail(''), exemptUnstated('x', '')])).toEqual({
      pass: 1,
      fail: 2,
      no: 1,
      unknown: 0,
    });
    expect(groupBySource(mixed).map(({ id, rows }) => `${id} ${rows.length}`)).toEqual([
      'service 1',
      'llms 4',
      'ard 1',
    ]);
    expect(listFailures(mixed).map(({ requirement }) => requirement.id)).toEqual([
      'llms-b',
      'llms-e',
      'service-claims',
    ]);
    expect(listReasons(mixed, 'no')).toEqual([
      { reason: 'host/negotiation', evidence: 'no negotiation', rows: ['ard-d'], places: [1] },
      { reason: 'not-stated/c', evidence: 'Nothing.', rows: ['llms-c'], places: [0, 1] },
    ]);
  });

  it('says of several mistakes the first, and how many more', () => {
    expect(failIfAny([], 'all')).toEqual(pass('all'));
    expect(failIfAny(['a'], 'all')).toEqual(fail('a'));
    expect(failIfAny(['a', 'b', 'c'], 'all')).toEqual(fail('a, and 2 more'));
  });
});

describe('what is told', () => {
  it('is a line for each row, with why and why not, and the verdict last', () => {
    const text = renderReadinessText(mixed, 7, terminalStyle(false, {}));
    expect(text).toContain('✓ – It is `ard-d`.  [ard-d]');
    expect(text).toContain('    one: <script>alert(1)</script>  [differs]');
    expect(text).toContain('  → Name the host in content/site.ts');
    expect(text).toContain('  host/negotiation  two: 1 row\n    no negotiation');
    expect(text).toContain('✓ ✗ Pages answer to `Accept`.  [accept-markdown]\n    two: ');
    expect(text).toContain('  content/  → @a, @b');
    expect(text).toMatch(/ {2}one +3 pass +2 fail +1 no +0 unknown\n {2}two +1 pass +3 fail +2 no +0 unknown\n/);
    expect(text).toMatch(/✗ 3 requirements of https:\/\/example\.com fail {3}6 requirements, 2 places in 7 ms\n$/);
    const good = renderReadinessText(of([row('llms-a', pass(''))], [filesOnlyPlace]), 7, terminalStyle(false, {}));
    expect(good).toMatch(/✓ No requirement fails for https:\/\/example\.com {3}1 requirement, 1 place in 7 ms\n$/);
  });

  it('is an object a line for programs', () => {
    const lines = renderReadinessJson(mixed, 6.6)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, Record<string, unknown>>);
    const rows = lines.flatMap(({ requirement }) => requirement ?? []);
    expect(rows).toHaveLength(6);
    expect(rows[3]).toEqual({
      ...{ id: 'ard-d', source: 'Agentic resource discovery', clause: '§1', says: 'It is `ard-d`.' },
      needs: ['negotiation'],
      verdicts: [
        { place: 'one', verdict: 'pass', evidence: 'seen', reason: null },
        { place: 'two', verdict: 'no', evidence: 'no negotiation', reason: 'host/negotiation' },
      ],
    });
    expect(lines.find(({ claim }) => claim?.id === 'accept-markdown')?.claim?.said).toBe('Pages answer to `Accept`.');
    expect(lines.filter(({ owners }) => owners)).toEqual([{ owners: { files: ['content/'], owners: ['@a', '@b'] } }]);
    expect(lines.at(-1)?.summary).toMatchObject({
      ...{ ok: false, origin: 'https://example.com', today: '2026-11-21', requirements: 6, ms: 7 },
      places: [
        { name: 'one', pass: 3, fail: 2, no: 1, unknown: 0 },
        { name: 'two', title: 'The two', pass: 1, fail: 3, no: 2, unknown: 0 },
      ],
    });
  });

  it('is one page that asks nobody for anything, and runs nothing', () => {
    const page = renderReadinessHtml(mixed);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:\/\/(?!example\.com)/);
    expect(page).toContain('<summary class="line"><span>It is <code>ard-d</code>.');
    expect(page.match(/<details class="row/g)).toHaveLength(6);
    expect(page).toContain('<details class="row has-pass has-no" id="ard-d">');
    expect(page).toContain('aria-label="two: no"');
    expect(page).toContain('<code>host/negotiation</code>');
    expect(page).toContain('<b>3</b> pass');
    expect(page).toContain('3 of them fail.');
    expect(page).toContain('class="few"');
    expect(page).toContain('<code>content/</code><br>@a, @b');
    expect(renderReadinessHtml(of([row('llms-b', fail('x'))], [filesOnlyPlace]))).toContain('One of them fails.');
    expect(renderReadinessHtml(of([row('llms-a', pass('x'))], [filesOnlyPlace]))).toMatch(
      /class="one"[\s\S]*None fails\./,
    );
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => fake(name));
    expect(renderReadinessHtml(of([], five))).toContain('class="many"');
  });
});
