import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { apiPaths, bytes, get, type Json, json, members, pagePaths, paths, prose, release } from './origin.ts';

const wholeApi = () => apiPaths.map((path) => get(path).body).join('\n');

/** The text that a reader of the website sees. */
function websiteText(): string {
  const text = (node: DefaultTreeAdapterTypes.Node): string =>
    'value' in node
      ? node.value
      : 'childNodes' in node && node.nodeName !== 'script'
        ? node.childNodes.map(text).join('')
        : '';
  const pages = pagePaths.filter((path) => path !== '/docs/api/');
  return pages.map((path) => text(parse(get(path).body)).replace(/\s+/g, ' ')).join('\n');
}

describe('service.md 1: what the service does', () => {
  it('1.1 publishes the Public Data API, version v1, below /api/v1/', () => {
    expect(json('/api/v1/index.json')).toMatchObject({ title: 'Public Data API', version: 'v1' });
  });

  it.each([
    ['company', ['legalName', 'registeredAddress', 'contactRoutes', 'products', 'compliance']],
    ['solutions', ['solutions', 'workflows', 'technologyStack']],
    ['industries', ['industries']],
    ['faq', ['questions']],
  ])('1.1 describes the company: %s.json has %j', (name, expected) => {
    const document = json(`/api/v1/${name}.json`);
    for (const member of expected) expect(Object.values(Object(document[member])), member).not.toHaveLength(0);
  });

  it('1.2 carries nothing that looks like an NHS number or a date of birth', () => {
    expect(nhsNumbers('Patient 943 476 5919')).toEqual(['943 476 5919']);
    expect(nhsNumbers(wholeApi())).toEqual([]);
    const names = apiPaths.flatMap((path) => members(json(path))).map(([name]) => name);
    expect(names.filter((name) => /patient|nhsNumber|birth|diagnosis|customer/i.test(name))).toEqual([]);
  });

  it('1.2 says nothing that is not already on the website', () => {
    const visible = websiteText();
    const said = ['company', 'solutions', 'industries', 'faq'].flatMap((name) =>
      members(json(`/api/v1/${name}.json`)).filter(([member]) =>
        /^(?:legalName|tradingName|companyNumber|name|title|summary|recipient|question|humanOversight|audience|email|postalCode)$/.test(
          member,
        ),
      ),
    );
    expect(said.length).toBeGreaterThan(100);
    expect(said.map(([, value]) => String(value)).filter((value) => !visible.includes(value))).toEqual([]);
  });

  it('1.3 every answer is a file: the bytes of the release, the same each time, without state', () => {
    const files = new Set([...release.files.values()].map((file) => file.bytes));
    for (const path of paths) {
      const { status, headers } = get(path);
      expect(status, path).toBe(200);
      expect(files.has(bytes(path)), path).toBe(true);
      expect(headers.has('set-cookie') || headers.has('date'), path).toBe(false);
      expect(get(path)).toEqual(get(path));
    }
  });

  it('1.3 no page needs a runtime: scripts are data or files of this origin, and no form is sent to it', () => {
    for (const path of pagePaths) {
      const { body } = get(path);
      const scripts = body.match(/<script\b[^>]*>/g) ?? [];
      const harmless =
        /^<script (?:type="application\/(?:ld\+)?json"(?: data-words)?|(?:type="module" )?src="(\/assets\/[^"]+)"[^>]*)>$/;
      expect(scripts.filter((tag) => !harmless.test(tag))).toEqual([]);
      // A form of method=dialog is never sent anywhere (HTML Standard §4.10.21.3).
      for (const [tag] of body.matchAll(/<form\b[^>]*>/g)) expect(tag).toMatch(/^<form method="dialog" (?!.* action=)/);
    }
  });

  it.each([
    ['an API catalog', '/.well-known/api-catalog'],
    ['an agent-skills index', '/.well-known/agent-skills/index.json'],
    ['a server card', '/.well-known/mcp/server-card.json'],
    ['OAuth metadata of the resource', '/.well-known/oauth-protected-resource'],
    ['OAuth metadata of the server', '/.well-known/oauth-authorization-server'],
    ['an authentication guide', '/auth.md'],
    ['the homepage as Markdown', '/index.md'],
    ['an orientation file', '/llms.txt'],
    ['a security contact file', '/.well-known/security.txt'],
    ['a sitemap', '/sitemap.xml'],
    ['a robots file', '/robots.txt'],
  ])('1.4 publishes %s at %s', (_, path) => {
    expect(get(path)).toMatchObject({ status: 200 });
    expect(get(path).body.trim()).not.toBe('');
  });

  it('1.5 the gated interfaces have no endpoint: the API is the documents of its table and nothing else', () => {
    expect(paths.filter((path) => path.startsWith('/api/'))).toEqual(apiPaths);
    expect(Object.keys(json<{ paths: Json }>('/api/v1/openapi.json').paths)).toEqual(apiPaths);
  });

  it('1.5 the guide names the gated interfaces and says that they have no endpoint', () => {
    const guide = prose('/auth.md');
    expect(guide).toMatch(/no endpoint on this origin/i);
    for (const name of [/voice-agent platform/i, /clinical system integrations/i, /dental staffing product/i])
      expect(guide).toMatch(name);
    expect(guide).toMatch(/primary-care record systems and a national health messaging spine/i);
  });

  it('1.5 company.json marks products that are delivered under an agreement as gated', () => {
    const { products } = json<{ products: { access: string }[] }>('/api/v1/company.json');
    expect(products.filter(({ access }) => access === 'gated').length).toBeGreaterThanOrEqual(3);
  });
});

/** Runs of ten digits whose check digit is right (modulus 11). */
function nhsNumbers(text: string): string[] {
  return (text.match(/(?<![\d.+-])\d{3}[ -]?\d{3}[ -]?\d{4}(?!\d)/g) ?? []).filter((candidate) => {
    const digits = candidate.replace(/\D/g, '');
    const sum = [...digits.slice(0, 9)].reduce((total, digit, i) => total + Number(digit) * (10 - i), 0);
    return (11 - (sum % 11)) % 11 === Number(digits[9]);
  });
}
