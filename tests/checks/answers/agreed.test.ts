import { expect, it } from 'vitest';
import { answers } from '../../../src/checks/answers/answers.ts';
import type { CheckInput } from '../../../src/checks/check.ts';
import { inputOf, moduleOf } from '../small-input.ts';

const small = inputOf({
  modules: [moduleOf('site', "{ baseUrl: 'https://example.com' }")],
  documents: { '/api/v1/company.json': { text: '{"name": "Example"}', source: 'content/company.ts' } },
});

const home = { source: 'content/pages/home.md' } as CheckInput['site']['home'];
const input: CheckInput = { ...small, site: { ...small.site, home } };

/** By what it is known that these documents agreed before; nothing is noted of what is not compared. */
function digestOf(change: Partial<CheckInput>): string | undefined {
  const asked: string[] = [];
  const noted: string[] = [];
  const isKnown = (digest: string) => asked.push(digest) > 0;
  answers({ ...input, ...change, agreed: { isKnown, note: (digest) => void noted.push(digest) } }, (problem) => {
    throw new Error(problem.message);
  });
  expect(noted).toEqual(asked);
  return asked[0];
}

it('documents agreed before if all by which they are compared is the same', () => {
  const same = digestOf({});
  expect(digestOf({})).toBe(same);
  const { site, sources, release } = input;
  const written = { source: 'content/company.ts' } as CheckInput['site']['home'];
  const modules = new Map([moduleOf('site', "{ baseUrl: 'https://example.org' }")]);
  const path = '/api/v1/company.json';
  const routes = new Map([
    [path, { path, variants: [{ when: 'always' as const, file: path.slice(1), headers: { 'X-Other': '1' } }] }],
  ]);
  const changes: Partial<CheckInput>[] = [
    { release: { ...release, baseUrl: 'https://example.org' } },
    { sources: { ...sources, modules } },
    { site: { ...site, home: written } },
    { catalog: [] },
    { release: { ...release, routes } },
  ];
  const digests = changes.map(digestOf);
  expect(new Set([same, ...digests]).size).toBe(changes.length + 1);
});
