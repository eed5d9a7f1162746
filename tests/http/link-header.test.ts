import fc from 'fast-check';
import LinkHeader from 'http-link-header';
import { describe, expect, test } from 'vitest';
import type { LinkValue } from '../../src/http/link-header.ts';
import { isRelation, linkHeader, maxLinkHeaderBytes, registeredRelations } from '../../src/http/link-header.ts';
import { runs } from '../support/runs.ts';
import cases from './link-header.cases.json' with { type: 'json' };

const parse = (value: string) => LinkHeader.parse(value).refs;

const links: LinkValue[] = [
  { href: '/.well-known/api-catalog', rel: 'api-catalog', type: 'application/linkset+json' },
  { href: '/auth.md', rel: 'service-doc', type: 'text/markdown', title: 'Authentication guide (how to get access)' },
  { href: '/', rel: 'canonical', hreflang: 'en-GB' },
  { href: 'https://creativecommons.org/licenses/by/4.0/', rel: 'license' },
];

describe('linkHeader', () => {
  test('writes one line', () => {
    expect(linkHeader(links)).toBe(
      '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json", ' +
        '</auth.md>; rel="service-doc"; type="text/markdown"; title="Authentication guide (how to get access)", ' +
        '</>; rel="canonical"; hreflang="en-GB", ' +
        '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
    );
    expect(linkHeader([])).toBe('');
  });

  test('is read back by an independent parser', () => {
    expect(parse(linkHeader(links)).map(({ uri, ...rest }) => ({ href: uri, ...rest }))).toEqual(links);
  });

  test('whatever it accepts is read back and fits a header', () => {
    const hostile = fc.oneof(fc.constantFrom('"', '>', ',', ';', '\\', '\n', 'é'), fc.string({ maxLength: 4 }));
    const member = (...good: string[]) =>
      fc
        .tuple(fc.constantFrom(...good), fc.oneof({ arbitrary: fc.constant(''), weight: 8 }, hostile))
        .map((parts) => parts.join(''));
    const link = fc.record(
      {
        href: member('/', '/a,b;c', "/?q='(x)'&y=[1]", 'https://a.example/#!/*'),
        rel: member('up', 'alternate next', 'https://a.example/rel;a,b=c', 'up https://a.example/'),
        type: member('text/html', 'application/linkset+json'),
        title: member('A', 'Terms, prices (2026) - a.b'),
        hreflang: member('en', 'zh-Hant-TW'),
      },
      { requiredKeys: ['href', 'rel'] },
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(link, { minLength: 1, maxLength: 2 }), (generated) => {
        let value: string;
        try {
          value = linkHeader(generated);
        } catch {
          return;
        }
        accepted++;
        expect(value).toMatch(/^[\x21-\x7E]([\x20-\x7E]*[\x21-\x7E])?$/);
        const expected = generated.flatMap(({ href, rel, ...rest }) =>
          rel.split(' ').map((one) => ({ uri: href, rel: one, ...rest })),
        );
        // The parser puts relations in lower case, because they are compared so (RFC 8288 §2.1).
        const lower = (refs: readonly { uri: string; rel: string }[]) =>
          refs.map((ref) => ({ ...ref, rel: ref.rel.toLowerCase() }));
        expect(lower(parse(value))).toEqual(lower(expected));
      }),
      { numRuns: runs(3000), seed: 8288 },
    );
    expect(accepted).toBeGreaterThan(runs(3000) / 6);
  });

  test.each(cases.refuses as [string, LinkValue][])('refuses %s', (_, link) => {
    expect(() => linkHeader([link])).toThrow(/not safe in a header/);
  });
});

describe('isRelation', () => {
  test.each([...registeredRelations, 'https://example.com/rel/agent-skills', 'urn:example:rel'])('%s', (rel) => {
    expect(isRelation(rel)).toBe(true);
  });

  test.each(cases.not)('not %j', (rel) => {
    expect(isRelation(rel)).toBe(false);
  });
});

test('the limit is below that of every host', () => {
  expect(maxLinkHeaderBytes).toBeLessThan(Math.min(1783, 2000 - '  Link: '.length));
});
