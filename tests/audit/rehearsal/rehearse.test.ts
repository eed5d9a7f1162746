import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../../src/audit/connection/client.ts';
import { UnreachableError } from '../../../src/audit/exchange.ts';
import { filesOnlyPlace } from '../../../src/audit/readiness/place.ts';
import { judgeReadiness } from '../../../src/audit/readiness/readiness.ts';
import { listFailures } from '../../../src/audit/readiness/report/summary.ts';
import {
  createLiveSource,
  createReleaseSource,
  type DocumentMap,
  openDocumentMap,
  parseCrawledDocument,
} from '../../../src/audit/rehearsal/document.ts';
import { parseOwnQuestions, questionBank } from '../../../src/audit/rehearsal/questions.ts';
import { type Rehearsal, rehearse, rehearseDocuments } from '../../../src/audit/rehearsal/rehearse.ts';
import { renderRehearsalJson, renderRehearsalText } from '../../../src/audit/rehearsal/report/text.ts';
import { entryPoints } from '../../../src/audit/rehearsal/walk.ts';
import type { Release } from '../../../src/core/release.ts';
import { guardLocalServer, stripCorsHeaders } from '../../../src/http/local-guard.ts';
import { createNodeListener } from '../../../src/http/node-listener.ts';
import { terminalStyle } from '../../../src/terminal/style.ts';
import { example, organisations, today } from '../../support/organisations.ts';
import { byTurn } from '../../support/runs.ts';

const wholly = (release: Release): Promise<Rehearsal> =>
  rehearse(createReleaseSource(release), { asked: release.baseUrl });

let known: Promise<DocumentMap> | undefined;

/** Documents of a release that differs from the example's in a few: only these are read again. */
async function mapOf(release: Release): Promise<DocumentMap> {
  const { release: whole } = example.site;
  if (release.baseUrl !== whole.baseUrl) return openDocumentMap(createReleaseSource(release), release.baseUrl);
  known ??= openDocumentMap(createReleaseSource(whole), whole.baseUrl);
  const [same, own] = [await known, await openDocumentMap(createReleaseSource(release), release.baseUrl)];
  const isSame = (path: string) => {
    const [before, now] = [whole.routes.get(path), release.routes.get(path)];
    return (
      before === now && (now?.variants ?? []).every(({ file }) => whole.files.get(file) === release.files.get(file))
    );
  };
  return { origin: own.origin, get: (path, accept) => (isSame(path) ? same : own).get(path, accept) };
}

/** Without what hangs on a single document. */
const ofRelease = async (release: Release, own: readonly unknown[] = []): Promise<Rehearsal> =>
  rehearseDocuments(await mapOf(release), {
    ...{ asked: release.baseUrl, own: parseOwnQuestions({ questionsToRehearse: own }), isBrief: true },
  });

/** The release without a path. */
function without(release: Release, ...paths: readonly string[]): Release {
  return { ...release, routes: new Map([...release.routes].filter(([path]) => !paths.includes(path))) };
}

/** The release with another text in a file. */
function withText(release: Release, file: string, change: (text: string) => string): Release {
  const known = release.files.get(file);
  if (!known) throw new Error(`no ${file}`);
  const bytes = new TextEncoder().encode(change(Buffer.from(known.bytes).toString('utf8')));
  return { ...release, files: new Map([...release.files, [file, { ...known, bytes, size: bytes.byteLength }]]) };
}

const kinds = ({ failures }: Rehearsal) => [...new Set(failures.map(({ kind }) => kind))].sort();
const style = terminalStyle(false, {});

describe('a rehearsal', () => {
  it('has eight entry points and at least 27 questions', () => {
    expect(entryPoints).toHaveLength(8);
    expect(questionBank.length).toBeGreaterThanOrEqual(27);
    expect(new Set(questionBank.map(({ id }) => id)).size).toBe(questionBank.length);
  });

  it.each(byTurn(organisations, 2))('of $name passes', async ({ site }) => {
    const { failures, asked, leftOut, walks } = await ofRelease(site.release);
    expect(failures).toEqual([]);
    expect(asked.length + leftOut.length).toBe(questionBank.length);
    expect(asked.length).toBeGreaterThanOrEqual(14);
    expect(walks.length).toBeGreaterThanOrEqual(7);
    for (const { ways, entry } of walks) {
      expect(ways).toHaveLength(asked.length);
      for (const { documents, hops } of ways) {
        expect(documents[0]).toBe(entry.path);
        expect(documents).toHaveLength(hops + 1);
      }
    }
  });

  // Here, because these sites are built here: readiness has a walk of its own over the example alone.
  it.each(byTurn(organisations, 2))('of $name finds a site of which no requirement fails', ({ site }) => {
    const failed = listFailures(judgeReadiness(site.release, { today, places: [filesOnlyPlace] }));
    expect(failed.map(({ requirement: { id }, found: [judged] }) => `${id}: ${judged?.evidence}`)).toEqual([]);
  });

  it('asks of the example all that is in the bank, and of a sole trader what is stated', async () => {
    expect((await ofRelease(example.site.release)).leftOut).toEqual([]);
    const least = organisations.at(-1)?.site.release;
    const { leftOut } = await ofRelease(least ?? example.site.release);
    expect(leftOut.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['address', 'hours', 'phone', 'request', 'response', 'offers']),
    );
  });

  it('asks questions of the organisation', async () => {
    const { release } = example.site;
    const own = [
      { question: 'Who supervises the agents?', words: ['supervised by people'] },
      { question: 'What is its name?', at: '/api/v1/company.json#/legalName' },
    ];
    expect((await ofRelease(release, own)).failures).toEqual([]);
    const wrong = [
      { question: 'What does it cost?', words: ['one pound a minute'] },
      { question: 'What is the hundredth solution?', at: '/api/v1/solutions.json#/solutions/99/name' },
    ];
    const { failures } = await ofRelease(release, wrong);
    expect(failures.map(({ kind, question }) => `${kind} ${question}`).sort()).toEqual([
      ...entryPoints.map(() => 'unanswered own-1'),
      ...entryPoints.map(() => 'unanswered own-2'),
    ]);
    expect(failures[0]?.message).toContain('What does it cost?');
  });
});

describe('a lost document', () => {
  const { release } = example.site;

  it.each([
    '/.well-known/api-catalog',
    '/.well-known/oauth-protected-resource',
    '/.well-known/agent-skills/index.json',
    '/llms.txt',
    '/robots.txt',
    '/api/v1/openapi.json',
  ])('that is an entry point is told as one: %s', async (path) => {
    const { failures } = await ofRelease(without(release, path));
    const entry = entryPoints.find((each) => each.path === path);
    expect(failures.filter(({ kind }) => kind === 'no-entry').map((failure) => [failure.entry, failure.path])).toEqual([
      [entry?.id, path],
    ]);
    expect(failures.some((failure) => failure.kind === 'unpublished' && failure.path === path)).toBe(true);
  });

  it('breaks what the rehearsal of the whole release said of it, and nothing else', { timeout: 240_000 }, async () => {
    const map = await openDocumentMap(createReleaseSource(release), release.baseUrl);
    const whole = await rehearseDocuments(map, { asked: release.baseUrl });
    const missing = async (path: string) =>
      parseCrawledDocument(path, { status: 404, headers: {}, text: '', bytes: 0 }, release.baseUrl, []);
    const lost = [...new Set(whole.walks.flatMap(({ ways }) => ways.flatMap(({ documents }) => documents)))];
    const isEntry = (path: string) => entryPoints.some((entry) => entry.path === path);
    expect(lost.length).toBeGreaterThan(12);
    for (const path of lost.filter((each) => !isEntry(each))) {
      const lostMap: DocumentMap = { ...map, get: (at, accept) => (at === path ? missing(at) : map.get(at, accept)) };
      const { failures, asked } = await rehearseDocuments(lostMap, { asked: release.baseUrl, isBrief: true });
      const stillAsked = new Set(asked.map(({ id }) => id));
      const said = whole.losses
        .filter((loss) => loss.path === path)
        .flatMap(({ entry, questions }) => questions.filter((id) => stillAsked.has(id)).map((id) => `${entry} ${id}`));
      const found = failures.flatMap(({ kind, entry, question }) =>
        kind === 'unanswered' ? [`${entry} ${question}`] : [],
      );
      expect(found.sort(), path).toEqual(said.sort());
      // Whoever links to it is named too.
      expect(
        failures.filter(({ kind }) => kind === 'unpublished').map((failure) => failure.path),
        path,
      ).toContain(path);
    }
  });

  it('is found where all hangs on it', async () => {
    const { losses, asked } = await wholly(release);
    const skill = losses.find(({ path, entry }) => path.endsWith('/SKILL.md') && entry === 'skills');
    expect(skill?.questions).toHaveLength(asked.length);
    expect(losses.filter(({ path }) => path === '/sitemap.xml').map(({ entry }) => entry)).toEqual(['robots']);
  });
});

describe('a rehearsal fails', () => {
  const { release } = example.site;

  it.each([
    ['a login', 'auth.md', (text: string) => text, { 'WWW-Authenticate': 'Bearer' }],
    ['a password', 'about/index.html', (text: string) => text.replace('</main>', '<input type="password"></main>'), {}],
    [
      'a link to a login',
      'about/index.html',
      (text: string) => text.replace('</main>', '<a href="/login/">x</a></main>'),
      {},
    ],
    [
      'a token endpoint',
      '.well-known/oauth-authorization-server',
      (text: string) => text.replace('{', '{ "token_endpoint": "https://example.com/token",'),
      {},
    ],
  ])('on %s', async (_, file, change, fields) => {
    const changed = withText(release, file, change);
    const routes = new Map(
      [...changed.routes].map(([path, route]) => [
        path,
        {
          ...route,
          variants: route.variants.map((each) =>
            each.file === file ? { ...each, headers: { ...each.headers, ...fields } } : each,
          ),
        },
      ]),
    );
    expect(kinds(await ofRelease({ ...changed, routes }))).toContain('login');
  });

  it('on a link to what is not published', async () => {
    const changed = withText(
      release,
      'llms.txt',
      (text) => `${text}\n- [Prices](https://example.com/prices.md): What it costs.\n`,
    );
    const { failures } = await ofRelease(changed);
    expect(failures.map(({ kind, path, message }) => [kind, path, message])).toEqual([
      ['unpublished', '/prices.md', '/llms.txt leads to /prices.md, which answers 404'],
    ]);
  });

  it('on documents that disagree, both named', async () => {
    const { failures } = await ofRelease(
      withText(release, 'robots.txt', (text) => text.replaceAll('ai-train=no', 'ai-train=yes')),
    );
    expect(failures.map(({ kind }) => kind)).toEqual(['disagree']);
    expect(failures[0]?.message).toContain('/robots.txt (line 2)');
    expect(failures[0]?.message).toContain('/api/v1/index.json (#/aiPreferences/aiTrain)');
  });

  it('on an answer that costs too much', async () => {
    const long = withText(release, 'llms.txt', (text) => text + 'One more word. '.repeat(3000));
    const { failures } = await ofRelease(long);
    expect(new Set(failures.map(({ kind, entry }) => `${kind} ${entry}`))).toEqual(new Set(['over-budget llms']));
    expect(failures[0]?.message).toMatch(/tokens, 6000 allowed/);
  });

  it('on documents that name another origin', async () => {
    const { failures } = await rehearse(createReleaseSource(release), { asked: 'https://other.example' });
    expect(failures.map(({ kind }) => kind)).toEqual(['other-origin']);
  });
});

describe('over HTTP', () => {
  const { release } = example.site;

  it('finds the same as in the release', { timeout: 60_000 }, async () => {
    const server = createServer(guardLocalServer(createNodeListener(() => release, stripCorsHeaders)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const { send, close } = createHttpClient({ origin, timeout: 10_000, concurrency: 8, maxBytes: 2 ** 24 });
    try {
      const live = await rehearse(createLiveSource(send), { asked: origin.origin, isBrief: true });
      expect(renderRehearsalJson(live, 0)).toBe(renderRehearsalJson(await ofRelease(release), 0));
    } finally {
      close();
      server.close();
    }
  });

  it('says that an origin cannot be reached', async () => {
    const { send, close } = createHttpClient({
      origin: new URL('http://127.0.0.1:9'),
      timeout: 1000,
      concurrency: 1,
      maxBytes: 1000,
    });
    await expect(rehearse(createLiveSource(send), { asked: 'http://127.0.0.1:9' })).rejects.toThrow(UnreachableError);
    close();
  });
});

describe('what is told', () => {
  it('is a table with a row for each entry point, and the verdict last', async () => {
    const text = renderRehearsalText(await ofRelease(example.site.release), 12, style);
    const rows = text.split('\n').slice(0, 9);
    expect(rows.map((row) => row.slice(0, 24).trim())).toEqual(['', ...entryPoints.map(({ title }) => `✓ ${title}`)]);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(text).toMatch(/✓ Every question is answered .* 28 questions from 8 entry points in 12 ms\n$/);
  });

  it('names each failure with its kind and a hint', async () => {
    const broken = await ofRelease(without(example.site.release, '/.well-known/security.txt'));
    const text = renderRehearsalText(broken, 12, style);
    expect(text).toContain('[unpublished]');
    expect(text).toContain('leads to /.well-known/security.txt, which answers 404');
    expect(text).toMatch(/ {2}→ \S/);
    const rows = renderRehearsalJson(broken, 12)
      .trimEnd()
      .split('\n')
      .map((row) => JSON.parse(row) as Record<string, unknown>);
    expect(rows.at(-1)).toHaveProperty('summary.ok', false);
    expect(rows.filter((row) => 'entry' in row)).toHaveLength(8);
  });
});
