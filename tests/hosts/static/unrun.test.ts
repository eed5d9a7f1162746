import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Headers } from '../../../src/core/release.ts';
import { emitHosts } from '../../../src/hosts/emit.ts';
import { amplify } from '../../../src/hosts/static/amplify.ts';
import { iis } from '../../../src/hosts/static/iis.ts';
import { respond } from '../../../src/http/respond.ts';
import { exampleRelease } from '../release.ts';

const release = exampleRelease();
const options = { hsts: 'max-age=63072000' };

/** Markdown that has a rule of its own; mirrors of pages share one. */
const withTokens = /^\/index\.md$|SKILL\.md$/;

/** What the first representation of a path is sent with, but for what belongs to negotiation, codings and tags. */
function expected(path: string): Headers {
  const { headers } = respond(release, { method: 'GET', path, headers: {} });
  const { ETag: _tag, Vary: _vary, 'Content-Length': _length, ...fields } = headers;
  const { 'x-markdown-tokens': tokens, ...others } = fields;
  if (path.endsWith('.md')) delete (others as Record<string, string>).Link;
  const sent = tokens !== undefined && withTokens.test(path) ? fields : others;
  return { ...sent, 'Strict-Transport-Security': options.hsts };
}

test.each([iis, amplify])('$title says in each of its texts that it was not run', ({ name, unrun }) => {
  const { files } = emitHosts(release, [name], {});
  for (const file of ['README.md', 'UNMET.md'])
    expect(files.find((found) => found.file === `deploy/${name}/${file}`)!.text).toContain(`**Not run**: ${unrun}`);
});

describe('Amplify', () => {
  const { files } = amplify.emit(release, options);
  const { customHeaders } = parse(files[0]!.text, { strict: true }) as {
    customHeaders: { pattern: string; headers: { key: string; value: string }[] }[];
  };

  /** Globs as Amplify's documentation has them; the last that matches counts. */
  function fieldsOf(path: string): Headers {
    const matches = (pattern: string) => {
      const source = pattern.replace(/[.+]/g, '\\$&').replace(/\*\*\/?|\*/g, (glob) => (glob === '*' ? '[^/]*' : '.*'));
      return new RegExp(`^/?${source}$`).test(pattern.startsWith('/') ? path : path.slice(1));
    };
    const found = customHeaders.filter(({ pattern }) => matches(pattern)).flatMap(({ headers }) => headers);
    return Object.fromEntries(found.map(({ key, value }) => [key, value]));
  }

  test('its patterns give every path its fields', () => {
    for (const path of release.routes.keys()) expect({ path, ...fieldsOf(path) }).toEqual({ path, ...expected(path) });
  });

  test('what is missing is the 404 page', () => {
    const rules = JSON.parse(files[1]!.text);
    expect(rules.at(-1)).toEqual({ source: '/<*>', target: '/404.html', status: '404' });
    expect(rules).toContainEqual({ source: '/faq', target: '/questions/', status: '301' });
  });
});

describe('IIS', () => {
  const text = iis.emit(release, options).files[0]?.text ?? '';
  const list = new Set(['add', 'rule', 'mimeMap', 'remove']);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => list.has(name) });
  const web = parser.parse(text).configuration['system.webServer'];
  type Rule = {
    match: { serverVariable: string };
    conditions: { add: { pattern: string }[] };
    action: { value: string };
  };

  test('is well-formed, with every section once and where its schema has it', () => {
    expect(XMLValidator.validate(text)).toBe(true);
    expect(Object.keys(web)).toEqual([
      'staticContent',
      'defaultDocument',
      'directoryBrowse',
      'httpProtocol',
      'httpErrors',
      'security',
      'rewrite',
    ]);
    const names = (web.rewrite.outboundRules.rule as { name: string }[]).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('its rules give every path its fields', () => {
    const common = (web.httpProtocol.customHeaders.add as { name: string; value: string }[]).map(
      ({ name, value }) => [name, value] as const,
    );
    for (const path of release.routes.keys()) {
      const rules = (web.rewrite.outboundRules.rule as Rule[]).filter(({ conditions }) =>
        new RegExp(conditions.add[0]!.pattern).test(path),
      );
      const fields = rules.map(({ match, action }) => [match.serverVariable, action.value] as const);
      const wanted = Object.entries(expected(path)).map(
        ([name, value]) => [`RESPONSE_${name.replaceAll('-', '_')}`, value] as const,
      );
      const sent = new Map([
        ...common.map(([name, value]) => [`RESPONSE_${name.replaceAll('-', '_')}`, value] as const),
        ...fields,
      ]);
      expect({ path, fields: Object.fromEntries(sent) }).toEqual({ path, fields: Object.fromEntries(wanted) });
    }
  });
});
