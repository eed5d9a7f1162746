import { beforeAll, expect, it } from 'vitest';
import { createNodeListener } from '../../src/http/node-listener.ts';
import { respond } from '../../src/http/respond.ts';
import { describeWith } from '../hosts/servers.ts';
import { example } from '../support/organisations.ts';
import { byTurn } from '../support/runs.ts';
import { failures, foundLighthouse, inapplicable, lighthouse, type Report, type Run } from './lighthouse.ts';

const solution = '/solutions/appointment-line/';
const runs = byTurn<Run>([{ path: '/' }, { path: '/', desktop: true }, { path: solution }, { path: '/docs/api/' }], 4);
const nameOf = ({ path, desktop }: Run) => `${path}${desktop ? ', on a desktop' : ''}`;

/**
 * Types of the catalog that Lighthouse does not list: it warns of them with 0.9 points, from where on an audit passes.
 * Those that it lists are of agents, skills and catalogs; the description of an API and its reference are none.
 */
const unlisted = ['application/vnd.oai.openapi+json;version=3.1', 'text/markdown'];

/** Looked at last: from this request on the origin answers with mistakes, so that one browser is enough. */
const spoilt: Run = { path: '/?spoilt' };
const mistakes: Record<string, [RegExp, string][]> = {
  '/': [
    [/<meta name="description"[^>]*>/, ''],
    [/(<main[^>]*>)/, '$1<img src="/favicon.svg" width="9" height="9"><script src="/none.js"></script>'],
    [/(<fieldset[^>]*) toolparamdescription="[^"]*"/, '$1'],
  ],
  '/llms.txt': [[/^# /m, '']],
  '/.well-known/ai-catalog.json': [[/T00:00:00Z/g, '']],
};

describeWith(foundLighthouse, 'Lighthouse', 'npm run test:tools; apt-get install chromium openssl', () => {
  let reports: Map<Run, Report>;
  beforeAll(async () => {
    const { release } = example.site;
    const answer = createNodeListener(() => release);
    let spoils = false;
    const all = [...runs, spoilt];
    const made = await lighthouse(
      example.site.origin,
      (req, res) => {
        spoils ||= req.url === spoilt.path;
        const path = (req.url ?? '').split('?')[0] ?? '';
        const changes = spoils && mistakes[path];
        if (!changes) return answer(req, res);
        const { status, headers, body } = respond(release, { method: 'GET', path, headers: { accept: 'text/html' } });
        const edited = changes.reduce((text, [from, to]) => text.replace(from, to), new TextDecoder().decode(body));
        const { 'Content-Length': _, ...others } = headers;
        res.writeHead(status, others).end(edited);
      },
      all,
    );
    reports = new Map(all.map((run, i) => [run, made[i]!]));
  }, 300_000);

  it.each(runs.map((run) => [nameOf(run), run] as const))('%s has all points', (_, run) => {
    const report = reports.get(run)!;
    expect([report.runtimeError, report.finalDisplayedUrl]).toEqual([undefined, example.site.origin + run.path]);
    for (const category of ['accessibility', 'best-practices', 'seo'])
      expect([category, failures(report, category), report.categories[category]?.score]).toEqual([category, [], 1]);
  });

  it.each(runs.map((run) => [nameOf(run), run] as const))('%s is ready for agents', (_, run) => {
    const report = reports.get(run)!;
    // A busy machine has no figure of layout shift (null); tests/browser/shifts.ts measures it.
    const others = failures(report, 'agentic-browsing').filter(
      (failure) => !/^(?:ard-schema |cumulative-layout-shift [(]null)/.test(failure),
    );
    expect(others).toEqual([]);
    const { score, details } = report.audits['ard-schema']!;
    expect(score).toBe(0.9);
    expect(details?.items).toEqual(
      unlisted.map((type) =>
        expect.objectContaining({ severity: 'Low', issue: expect.stringContaining(`Media type '${type}' is not one`) }),
      ),
    );
    expect(inapplicable(report, 'agentic-browsing')).toEqual(run.path === '/' ? [] : ['webmcp-form-coverage']);
  });

  it('sees what is wrong', () => {
    const report = reports.get(spoilt)!;
    const ids = (category: string) => failures(report, category).map((failure) => failure.split(' ')[0]);
    expect(ids('accessibility')).toEqual(['image-alt']);
    expect(ids('best-practices')).toEqual(['errors-in-console']);
    expect(ids('seo')).toEqual(['meta-description', 'image-alt']);
    // On a busy machine the spoilt page may shift too.
    const agentic = ids('agentic-browsing').filter((id) => id !== 'cumulative-layout-shift');
    expect(agentic).toEqual(['webmcp-schema-validity', 'llms-txt', 'ard-schema']);
    expect(report.audits['ard-schema']!.score).toBe(0);
  });
});
