import { describe, expect, test } from 'vitest';
import type { Capability } from '../../src/core/capabilities.ts';
import type { Release } from '../../src/core/release.ts';
import { githubPages } from '../../src/hosts/static/github-pages.ts';
import { gitlabPages } from '../../src/hosts/static/gitlab-pages.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';

// Neither can be run here. What is tested is that nothing is claimed that a host of files alone cannot do.
describe.each([githubPages, gitlabPages])('$title', (host) => {
  const release = exampleRelease();
  const { unmet, exceeded, files, uploaded } = host.emit(release, {});
  const affected = (capability: Capability) => unmet.find((item) => item.capability === capability)?.affected;

  test('names everything that needs a header field', () => {
    expect(unmet.map(({ capability }) => capability)).toEqual([
      'media-types',
      'negotiation',
      'markdown-tokens',
      'canonical-links',
      'homepage-links',
      ...(host.name === 'gitlab-pages' ? ['caching', 'cors'] : ['caching']),
      'redirects',
    ]);
    // GitHub Pages redirects nothing, GitLab Pages with 301.
    expect(affected('redirects')).toEqual(['/faq/', '/faq', '/faq.md']);
    expect(affected('homepage-links')).toEqual(['/']);
    expect(affected('negotiation')).toContain('/docs/api/');
  });

  test('and the preflight, if there should be one', () => {
    const { unmet } = host.emit(preflightRelease(), {});
    expect(unmet.map(({ capability }) => capability)).toContain('preflight');
  });

  test('claims the media type of no file without extension', () => {
    const without = [...release.routes.keys()].filter(
      (path) => !path.endsWith('/') && !path.split('/').at(-1)!.includes('.'),
    );
    expect(without).toContain('/.well-known/oauth-protected-resource');
    expect(affected('media-types')).toEqual(expect.arrayContaining(without));
    expect(affected('media-types')).not.toContain('/api/v1/index.json');
  });

  test('refuses more than a gigabyte', () => {
    expect(exceeded).toEqual([]);
    expect(host.emit(withBytes(600_000_000), {}).exceeded).toEqual([]);
    expect(host.emit(withBytes(1_000_000_001), {}).exceeded).toEqual([
      { limit: 'bytes of the whole site', allowed: 1_000_000_000, got: 1_000_000_001 },
    ]);
  });

  test('uploads .nojekyll where Jekyll would run, and old addresses: as rules where it reads them, else as pages', () => {
    const moved = '/faq/ /questions/ 301\n/faq /questions/ 301\n/faq.md /questions.md 301\n';
    const canonical = `<link rel="canonical" href="${release.baseUrl}/questions/">`;
    const page = { file: 'faq/index.html', text: expect.stringContaining(canonical) };
    const expected =
      host === githubPages ? [{ file: '.nojekyll', text: '' }, page] : [{ file: '_redirects', text: moved }];
    expect(files).toEqual(expected);
    expect(uploaded ?? []).toEqual(expected);
  });
});

/** A release of one file that says to be so large. */
function withBytes(size: number): Release {
  const [file] = sampleRelease.files.values();
  const huge = { ...file!, size };
  return { ...sampleRelease, files: new Map([[huge.file, huge]]) };
}
