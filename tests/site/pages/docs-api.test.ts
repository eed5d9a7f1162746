import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../src/core/tokens.ts';
import { apiPaths, get, referencePageOf } from '../../spec/origin.ts';
import { attribute, elementsIn, readHtml, textOf } from '../../third-party/helpers.ts';

const mirrorOf = (path: string) => `${referencePageOf(path).slice(0, -1)}.md`;

describe('the reference', () => {
  it.each(apiPaths)('has a page and a mirror for %s alone, found from the whole', (path) => {
    const page = get(referencePageOf(path));
    expect([page.status, get(mirrorOf(path)).status]).toEqual([200, 200]);
    expect(get(referencePageOf(path), { headers: { accept: 'text/markdown' } }).body).toBe(get(mirrorOf(path)).body);
    expect(get('/docs/api.md').body).toContain(`${mirrorOf(path)})`);
    expect(get('/docs/api/').body).toContain(`href="${referencePageOf(path)}"`);
    expect(get('/llms-full.txt').body).toContain(`Source: https://example.com${mirrorOf(path)}`);
    expect(page.body).toContain(`GET</code></b> <code>${path}</code>`);
  });

  it('is light for a browser: fields, programs and examples are on the page of their endpoint', () => {
    const nodes = ['/docs/api/', ...apiPaths.map(referencePageOf)].map((path) => [
      path,
      readHtml(get(path).body).elements,
    ]);
    expect(nodes.filter(([, elements]) => elements!.length > 2500).map(([path]) => path)).toEqual([]);
  });

  it('costs an agent a fifth of what all its endpoints would, and llms.txt leads to it', () => {
    expect(estimateTokens(get('/docs/api.md').body)).toBeLessThan(2500);
    expect(get('/llms.txt').body).toContain('(https://example.com/docs/api.md)');
  });

  it('tells an agent of one endpoint in few tokens, and names what its document has', () => {
    const tokens = apiPaths.map((path) => [path, estimateTokens(get(mirrorOf(path)).body)] as const);
    const long = ['/api/v1/company.json'];
    expect(tokens.filter(([path, n]) => n > (long.includes(path) ? 2500 : 1000))).toEqual([]);
    // Most fit into what one question may cost.
    expect(tokens.filter(([, n]) => n <= 800).length).toBeGreaterThanOrEqual(6);
    for (const path of apiPaths.filter((each) => !each.endsWith('/openapi.json'))) {
      const names = Object.keys(JSON.parse(get(path).body) as object);
      const { body } = get(mirrorOf(path));
      expect(
        names.filter((name) => !body.includes(`\n- \`${name}\``)),
        path,
      ).toEqual([]);
    }
  });

  it('names the header fields that the origin sends', () => {
    const path = '/api/v1/company.json';
    const { elements } = readHtml(get(referencePageOf(path)).body);
    const more = elements.find((e) => attribute(e, 'class') === 'more')!;
    const told = elementsIn(more).filter(({ tagName }) => tagName === 'div');
    expect(told.length).toBeGreaterThan(3);
    for (const field of told) {
      const [name, value] = elementsIn(field)
        .filter(({ tagName }) => tagName === 'code')
        .map((e) => textOf(e));
      const sent = get(path).headers.get(name!.toLowerCase());
      if (name === 'ETag') expect([value, sent]).toEqual(['"…"', expect.stringMatching(/^"[\w-]+"$/)]);
      else expect(sent, name).toBe(value);
    }
  });
});
