import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Release, ReleaseFile } from '../../src/core/release.ts';
import { maxFullTextTokens as mostOfFull } from '../../src/documents/llms-full-txt.ts';
import { maxIndexTokens } from '../../src/documents/llms-txt.ts';
import { sitemapLimits } from '../../src/documents/sitemap-xml.ts';
import { hosts } from '../../src/hosts/index.ts';
import { maxListedPages } from '../../src/site/pages/page-index.ts';
import { sampleRelease } from '../http/sample-release.ts';

const page = readFileSync(new URL('../../docs/pages/reference/large-sites.md', import.meta.url), 'utf8');
const rowsBelow = (heading: string) =>
  (page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '));
const figures = (text = '') => [...text.matchAll(/[\d,]*\d/g)].map(([figure]) => Number(figure.replaceAll(',', '')));

/** More files than any host takes, in one folder, and one of them larger than any takes. */
function tooLarge(): Release {
  const files = new Map<string, ReleaseFile>(sampleRelease.files);
  const [one] = sampleRelease.files.values();
  if (one === undefined) throw new Error('The sample has no files.');
  for (let i = 0; i < 200_001; i++) {
    const file = `flat/${i}.bin`;
    files.set(file, { ...one, file, size: i === 0 ? 20_000_000_000 : 1 });
  }
  return { ...sampleRelease, files };
}

it('the page about large sites tells from where lists are divided', () => {
  expect(rowsBelow('Lists').map(([, limit]) => figures(limit))).toEqual([
    [maxIndexTokens],
    [mostOfFull],
    [maxListedPages],
    [sitemapLimits.urls, sitemapLimits.bytes],
  ]);
});

it('it tells every limit on files and bytes that a build tells of a host', () => {
  const release = tooLarge();
  const told = hosts.flatMap((host) => {
    const { exceeded, plans = [] } = host.emit(release, {});
    return [...exceeded, ...plans].map(({ limit, allowed }) => [host.title, limit, allowed] as const);
  });
  expect(rowsBelow('Hosts').map(([title, limit, figure]) => [title, limit, figures(figure)[0]])).toEqual(told);
});
