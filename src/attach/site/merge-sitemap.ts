import type { Site } from '../../content/site.ts';
import type { Report } from '../../core/problem.ts';
import type { Release } from '../../core/release.ts';
import { absoluteUrl } from '../../core/url.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import { appendGazetteBlock } from '../read/robots.ts';

/** Attached files with our lines, by name: the new bytes. */
type MergedFiles = ReadonlyMap<string, Uint8Array>;

const mark = /<!--gazette-->.*?<!--\/gazette-->/s;

/**
 * Adds our sitemap to the attached index, else to robots.txt, which also gets content signals if it names no agent.
 * Existing groups are neither repeated nor split (RFC 9309 §2.2.1): then `foreign-signals`.
 */
export function mergeSitemapAndRobots(
  foreign: ForeignSite,
  site: Site,
  routes: Pick<Release['routes'], 'has'>,
  report: Report,
): MergedFiles {
  const files = new Map<string, Uint8Array>();
  const index = foreign.sitemaps.find(({ isIndex }) => isIndex);
  const { basePath = '/' } = foreign.found;
  const [whole, facts] = [`${basePath}sitemap.xml`, `${basePath}sitemap-facts.xml`];
  const hasOwnSitemap = routes.has(whole);
  const hasFacts = routes.has(facts);
  const address = absoluteUrl(site.baseUrl, hasOwnSitemap ? whole : facts);
  if (index && hasFacts) files.set(index.file, inIndex(foreign.found.bytes(index.file), address));
  const { robots } = foreign;
  if (!robots) return files;
  const named = robots.text.toLowerCase().includes(address.toLowerCase());
  const isListed = (index && hasFacts) || named;
  const sitemap = isListed || !(hasOwnSitemap || hasFacts) ? [] : [`Sitemap: ${address}`];
  // Nobody has decided yet what AI systems may do.
  const lacksSignals = !robots.hasSignals && !site.attached?.isWithheld;
  const lines = [...(robots.agents.size === 0 && lacksSignals ? groups(site) : []), ...sitemap];
  if (robots.agents.size > 0 && lacksSignals)
    report({
      code: 'foreign-signals',
      at: { file: 'robots.txt' },
      message: 'expected a Content-Signal in the groups of robots.txt, got none',
      says: 'Content-Signal',
      hint: `Add to each group there: ${signals(site)}`,
    });
  if (lines.length > 0) files.set('robots.txt', Buffer.from(appendGazetteBlock(robots.text, lines), 'utf8'));
  return files;
}

function signals({ contentSignals }: Site): string {
  const words = (['search', 'ai-input', 'ai-train'] as const).map(
    (name) => `${name}=${contentSignals[name] ? 'yes' : 'no'}`,
  );
  return `Content-Signal: ${words.join(', ')}`;
}

const groups = (site: Site): string[] =>
  ['*', ...site.aiCrawlers].flatMap((agent) => [`User-agent: ${agent}`, signals(site), 'Allow: /', '']);

function inIndex(bytes: Uint8Array, address: string): Uint8Array {
  const text = removeSitemapMark(Buffer.from(bytes).toString('latin1'));
  const at = text.lastIndexOf('</sitemapindex>');
  const line = `<!--gazette--><sitemap><loc>${address.replaceAll('&', '&amp;')}</loc></sitemap><!--/gazette-->`;
  return Buffer.from(at < 0 ? text : text.slice(0, at) + line + text.slice(at), 'latin1');
}

/** A sitemap index without our line. */
export const removeSitemapMark = (text: string): string => text.replace(mark, '');
