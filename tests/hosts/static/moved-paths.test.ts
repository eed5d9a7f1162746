import { describe, expect, it } from 'vitest';
import { buildBucketContent } from '../../../src/hosts/cloudfront/bucket-content.ts';
import { cloudfront } from '../../../src/hosts/cloudfront/cloudfront.ts';
import type { Host } from '../../../src/hosts/host.ts';
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
