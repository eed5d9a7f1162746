import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expandRedirect } from '../../../src/content/redirects.ts';
import { cloudfront } from '../../../src/hosts/cloudfront/cloudfront.ts';
import { buildBucketContent } from '../../../src/hosts/cloudfront/plan.ts';
import type { Host } from '../../../src/hosts/host.ts';
import { hosts } from '../../../src/hosts/index.ts';
import { firebase } from '../../../src/hosts/static/firebase.ts';
import { githubPages } from '../../../src/hosts/static/github-pages.ts';
import { gitlabPages } from '../../../src/hosts/static/gitlab-pages.ts';
import { smallRelease } from '../release.ts';

const release = smallRelease();
const plain = { ...release, redirects: new Map([...release.redirects].filter(([from, to]) => to === `${from}/`)) };
const outside = 'https://legal.pumpen.example/katalog/';
const textOf = (host: Host, file: string, of = release) =>
  host.emit(of, {}).files.find((each) => each.file === file)?.text ?? '';
const told = (host: Host, of = release) =>
  host.emit(of, {}).unmet.filter(({ capability }) => capability === 'redirects');

describe('old addresses on hosts of files', () => {
  it('are in the configuration of those that can send them on', () => {
    const { redirects } = JSON.parse(textOf(firebase, 'firebase.json')).hosting;
    expect(redirects).toContainEqual({ source: '/wir-ueber-uns.md', destination: '/company.md', type: 301 });
    expect(redirects).toContainEqual({ source: '/katalog.pdf', destination: outside, type: 301 });
    expect(redirects).toHaveLength(7);
    expect(textOf(gitlabPages, '_redirects').split('\n')).toContain(`/katalog.pdf ${outside} 301`);
    expect(gitlabPages.emit(release, {}).uploaded?.map(({ file }) => file)).toEqual(['_redirects']);
  });

  it('are told where they are lost, or get another status', () => {
    for (const host of [githubPages, firebase, gitlabPages])
      expect(
        told(host).flatMap(({ affected }) => affected),
        host.name,
      ).toContain('/wir-ueber-uns/');
    for (const host of [githubPages, firebase, gitlabPages]) expect(told(host, plain), host.name).toEqual([]);
    expect(textOf(gitlabPages, '_redirects', plain)).toBe('');
    expect(textOf(firebase, 'firebase.json', plain)).not.toContain('redirects');
  });

  it('are limited as GitLab limits them', () => {
    const many = new Map(Array.from({ length: 1001 }, (_, i) => [`/old-${i}`, '/company/'] as const));
    expect(gitlabPages.emit({ ...release, redirects: many }, {}).exceeded).toMatchObject([
      { limit: 'rules in _redirects', got: 1001 },
    ]);
  });

  it('are in the function of CloudFront', () => {
    const { paths } = buildBucketContent(release);
    expect([paths.get('/wir-ueber-uns'), paths.get('/company'), paths.get('/katalog.pdf')]).toEqual([
      '/company/',
      2,
      outside,
    ]);
    expect(textOf(cloudfront, 'viewer-request.js')).toContain(outside);
  });
});

describe('the table of docs/pages/how-to/moving-pages.md', () => {
  const page = readFileSync(new URL('../../../docs/pages/how-to/moving-pages.md', import.meta.url), 'utf8');
  const [, head = '', body = ''] = /^\| Host \|(.*)\|\n\|[-|]+\|\n((?:\|.*\|\n)+)/m.exec(page) ?? [];
  const cells = (row: string) => row.split('|').map((cell) => cell.trim());
  const addresses = cells(head).map((cell) => cell.replaceAll('`', ''));
  const rows = body
    .trim()
    .split('\n')
    .map((row) => cells(row.slice(1, -1)));

  /** The answer that a host gives to an old address, by its files and by what it says that it lacks. */
  function answerOf(host: Host, from: string): string {
    const of = { ...plain, redirects: new Map(expandRedirect({ from, to: '/company/#main' })) };
    const { uploaded = [] } = host.emit(of, {});
    if (uploaded.some(({ text }) => text.includes('rel="canonical" href="https://pumpen.example/company/#main"')))
      return 'a page';
    const rows = told(host, of);
    if (rows.length === 0) return '308';
    return rows.some(({ found }) => found) ? 'lost' : '301';
  }

  it('has every host', () => {
    const names = rows.flatMap(([named = '']) => named.split(', ')).map((name) => name.toLowerCase().replace(' ', '-'));
    expect(names.sort()).toEqual(hosts.map(({ name }) => name).sort());
  });

  it.each(rows.map(([named = '', ...answers]) => [named, answers] as const))(
    'says what happens on %s',
    (named, answers) => {
      for (const name of named.split(', ')) {
        const host = hosts.find((each) => each.name === name.toLowerCase().replace(' ', '-'))!;
        expect(
          addresses.map((from) => answerOf(host, from)),
          name,
        ).toEqual(answers);
      }
    },
  );
});
