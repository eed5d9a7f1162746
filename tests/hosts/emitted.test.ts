import { describe, expect, test } from 'vitest';
import type { Release, ReleaseFile } from '../../src/core/release.ts';
import { hosts } from '../../src/hosts/index.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { exampleRelease } from './release.ts';

describe.each(hosts.map((host) => [host.name, host] as const))('what %s emits', (_, host) => {
  const { files } = host.emit(exampleRelease(), {});

  test('is the same every time, in order of names', () => {
    expect(host.emit(exampleRelease(), {}).files).toEqual(files);
    const names = files.map(({ file }) => file);
    expect(names).toEqual([...names].sort());
    expect(new Set(names).size).toBe(names.length);
  });

  test('holds no text of the content', () => {
    const words = ['Tarrowfen', 'voice agent', 'Page not found', 'Lanternwright'];
    for (const { file, text } of files)
      expect(
        words.filter((word) => text.includes(word)),
        file,
      ).toEqual([]);
  });

  test('sends Strict-Transport-Security only when asked to', () => {
    const all = files.map(({ text }) => text).join('');
    expect(all).not.toMatch(/Strict-Transport-Security|StrictTransportSecurity/);
    if (host.emit(sampleRelease, {}).unmet.some(({ capability }) => capability === 'homepage-links')) return;
    const strict = host.emit(exampleRelease(), { hsts: 'max-age=63072000' }).files.map(({ text }) => text);
    expect(strict.join('')).toContain('63072000');
  });

  test('grows no faster than the site', () => {
    const [small, large] = [200, 2000].map((pages) => sizeOf(host.emit(withPages(pages), {}).files));
    expect(large!).toBeLessThanOrEqual(small! * 10.5);
  });
});

function sizeOf(files: readonly { readonly text: string }[]): number {
  return files.reduce((sum, { text }) => sum + text.length, 0);
}

/** The sample with more pages, which share their bytes but not their names. */
function withPages(count: number): Release {
  const files = new Map<string, ReleaseFile>(sampleRelease.files);
  const routes = new Map(sampleRelease.routes);
  const redirects = new Map(sampleRelease.redirects);
  const { variants } = sampleRelease.routes.get('/docs/api/')!;
  for (let i = 0; i < count; i++) {
    const path = `/pages/number-${i}/`;
    const own = variants.map((variant) => ({
      ...variant,
      file: path.slice(1) + { html: 'index.html', markdown: 'index.md', always: '' }[variant.when],
    }));
    own.forEach(({ file }, j) => void files.set(file, { ...sampleRelease.files.get(variants[j]!.file)!, file }));
    routes.set(path, { path, variants: own });
    redirects.set(path.slice(0, -1), path);
  }
  return { ...sampleRelease, files, routes, redirects };
}
