import robotsParser from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';

describe.each(organisations)('robots-parser reads robots.txt of $name', ({ site }) => {
  const { get, origin, paths } = site;
  const text = get('/robots.txt').body;
  const robots = robotsParser(`${origin}/robots.txt`, text);

  /** The groups of the file, as RFC 9309 §2.2 has them: user agents, then rules. */
  const groups = text
    .split(/\n\n/)
    .filter((block) => /^User-agent:/i.test(block))
    .map((block) =>
      block
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    );

  it.each(['Anybot', 'GPTBot', 'ClaudeBot', 'CCBot', 'Googlebot'])('%s may read every path', (agent) => {
    expect(paths.filter((path) => !robots.isAllowed(origin + path, agent))).toEqual([]);
  });

  it('finds the sitemap, which answers', () => {
    expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
    expect(get('/sitemap.xml').status).toBe(200);
  });

  it('knows every line: RFC 9309, Sitemap and Content-Signal, and nothing else', () => {
    const names = text
      .split('\n')
      // A comment is none (RFC 9309 §2.2).
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(': ')[0]);
    expect([...new Set(names)]).toEqual(['User-agent', 'Content-Signal', 'Allow', 'Sitemap']);
  });

  it('has one user agent a group, each once, the wildcard first', () => {
    const agents = groups.map((lines) => lines.filter(([name]) => name === 'User-agent').map(([, agent]) => agent));
    expect(agents[0]).toEqual(['*']);
    expect(agents.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(agents.flat().map((agent) => agent.toLowerCase())).size).toBe(agents.length);
  });

  it('says in each group the same, because a crawler reads only its own (RFC 9309 2.2.1)', () => {
    const rules = groups.map((lines) => JSON.stringify(lines.filter(([name]) => name !== 'User-agent')));
    expect(new Set(rules).size).toBe(1);
  });

  it('declares each content signal once, as yes or no (contentsignals.org)', () => {
    const signal = groups[0]!.find(([name]) => name === 'Content-Signal')![1];
    expect(signal.split(', ').map((pair) => pair.split('='))).toEqual([
      ['search', expect.stringMatching(/^(?:yes|no)$/)],
      ['ai-input', expect.stringMatching(/^(?:yes|no)$/)],
      ['ai-train', expect.stringMatching(/^(?:yes|no)$/)],
    ]);
  });
});
