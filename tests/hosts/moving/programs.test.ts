import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { moves } from '../../../src/hosts/moving/hosts.ts';
import { type Moved, movedFrom } from '../../../src/hosts/moving/moved.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import type { Exchange } from '../client.ts';
import { exampleRelease } from '../release.ts';
import { temporaryFolder, writeTexts } from '../servers.ts';
import { redirectsEverything, targetsOf } from './asks.ts';

const release = exampleRelease();
const moved = movedFrom(release, 'https://old.example');

type Answering = (request: Request) => Response;

/** The module that a host is given, in this process. */
async function moduleOf(host: string, file: string, moved: Moved): Promise<{ default: unknown }> {
  const folder = temporaryFolder(`moved-${host}`);
  writeTexts(folder, [...moves[host]!(moved).files, { file: 'package.json', text: '{ "type": "module" }' }]);
  return import(join(folder, file));
}

function fetched(answer: Answering): Exchange {
  return async ({ target, method }) => {
    const response = answer(new Request(`https://old.example${target}`, { method }));
    const headers = new Map([...response.headers].map(([name, value]) => [name, [value]]));
    return { status: response.status, headers, body: new Uint8Array() };
  };
}

describe('an old origin on a platform that runs our program', () => {
  test.each([
    ['cloudflare', 'worker.js'],
    ['cloudflare-pages', '_worker.js'],
  ])('%s', async (host, file) => {
    const { default: worker } = await moduleOf(host, file, moved);
    await redirectsEverything(release, fetched((worker as { fetch: Answering }).fetch));
  });

  test.each([
    ['netlify', 'edge-functions/moved.js'],
    ['vercel', 'output/functions/_middleware.func/index.js'],
  ])('%s', async (host, file) => {
    const { default: answer } = await moduleOf(host, file, moved);
    await redirectsEverything(release, fetched(answer as Answering));
  });

  test('cloudfront, whose events hold a query as names and values', async () => {
    const [file] = moves.cloudfront!(moved).files;
    expect(file!.text.length).toBeLessThan(10_240);
    // What came after ES 5.1 and is not among what CloudFront has of it.
    const tree = JSON.stringify(parseSync('viewer-request.js', file!.text).program);
    expect(tree).not.toMatch(/"(?:ObjectPattern|ArrayPattern|ChainExpression|Spread\w+)"|"shorthand":true|"\?\?"/);
    const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
    new Script(file!.text).runInContext(context);
    const handler = new Script('handler').runInContext(context) as (event: object) => {
      statusCode: number;
      headers: Record<string, { value: string }>;
    };
    await redirectsEverything(release, async ({ target }) => {
      const [uri, query = ''] = target.split('?');
      const pairs = new Map<string, { value: string }[]>();
      for (const pair of query.split('&').filter(Boolean)) {
        const [name = '', value = ''] = pair.split('=');
        pairs.set(name, [...(pairs.get(name) ?? []), { value }]);
      }
      const querystring = Object.fromEntries(
        [...pairs].map(([name, all]) => [name, { ...all[0], ...(all.length > 1 && { multiValue: all }) }]),
      );
      const { statusCode, headers } = handler({ request: { uri, querystring } });
      const fields = Object.entries(headers).map(([name, { value }]) => [name, [value]] as const);
      return { status: statusCode, headers: new Map(fields), body: new Uint8Array() };
    });
  });

  test('firebase: its patterns say the same', () => {
    const [file] = moves.firebase!(moved).files;
    const { redirects } = JSON.parse(file!.text).hosting as {
      redirects: { regex: string; destination: string; type: number }[];
    };
    for (const [target, path] of targetsOf(release)) {
      const rule = redirects.find(({ regex }) => new RegExp(regex).test(target))!;
      const [, captured = ''] = new RegExp(rule.regex).exec(target)!;
      expect(rule.type).toBe(308);
      expect(rule.destination.replace(':1', () => captured)).toBe(release.baseUrl + path);
    }
  });
});

test('a document whose name looks like that of a page gets no slash', async () => {
  const { variants } = sampleRelease.routes.get('/auth.md')!;
  const odd = {
    ...sampleRelease,
    routes: new Map([...sampleRelease.routes, ['/humans', { path: '/humans', variants }]]),
  };
  const found = movedFrom(odd, 'https://old.example');
  expect([movedFrom(sampleRelease, 'https://old.example').slashes, found.slashes]).toEqual([true, false]);
  const { default: worker } = await moduleOf('cloudflare', 'worker.js', found);
  const answer = (worker as { fetch: Answering }).fetch(new Request('https://old.example/humans?x=1'));
  expect(answer.headers.get('location')).toBe(`${odd.baseUrl}/humans?x=1`);
  for (const [name, make] of Object.entries(moves))
    expect([name, JSON.stringify(make(found).files).includes('A-Za-z0-9_~-]+)+')]).toEqual([
      name,
      // The program's own pattern of a scheme is another.
      false,
    ]);
});
