import { describe, expect, it } from 'vitest';
import { get, origin, prose } from './origin.ts';

/** Sentences, table rows and list items of a document, without escapes. */
const sentences = (path: string): string[] =>
  get(path)
    .body.split('\n')
    .flatMap((line) => (line.startsWith('|') ? line : line.split(/(?<=[.;])\s+/)))
    .map((sentence) => sentence.replaceAll('\\', ''));

/** Statements of the guide in the words of service.md: the table asks for our sentences, whatever they say. */
const guide: readonly (readonly [clause: string, ...parts: RegExp[]])[] = [
  ['1.5, 5.4', /no API endpoint exists for requesting/i],
  ['5.1', /everything published on/i, new RegExp(origin), /public/, /requires? no credentials/],
  ['5.1', /do not start a registration, authorization or token flow/i],
  ['5.2', /no authorization server/i, /no token endpoint/i, /no self-service credential issuance/i],
  ['5.2', /no bearer method is supported/, /bearer_methods_supported/, /empty/],
  ['5.2', /Authorization/, /ignored/, /not an error/],
  ['5.3', /there are no scopes/i],
  ['5.3', /agentic registration is not offered/i],
  ['5.3', /anonymous/, /identity_assertion/, /service_auth/, /not offered/],
  ['5.4', /form/, /“Partnership”, “Product briefing”/],
  ['5.4', /response time: within two working days/i],
  ['5.4', /Office hours: Monday–Friday, 09:00–18:00, Europe\/London/i],
  ['5.4', /must not contain personal, patient or clinical data/],
  ['5.4', /general business inbox, not a clinical system/],
  ['5.4', /issued directly to a named counterparty/i, /signed agreement/, /information-governance and clinical-safety/],
  ['5.5', /no credential is issued by (?:this|the) origin/i, /revocation does not apply/],
  ['5.6', /never synthesise an endpoint URL that the (?:API )?catalog does not list/i],
  ['5.6', /do not probe for/i, /\/oauth2\/token/, /\/agent\/identity/, /`\/token`/],
  ['5.7', /how to report a vulnerability/i, /\/\.well-known\/security\.txt/],
  ['6', /\bNo\b[^.]*\bevents endpoint exists/],
  [
    '7',
    /^\| 404 \| [^|]*authorization, token, registration, identity/,
    /expected: no authorization server exists.*do not retry; request access out of band/,
  ],
  [
    '7',
    /^\| 401 or 403 \| anywhere/,
    /not part of any documented flow.*misconfiguration.*do not retry with invented credentials/,
  ],
  ['9.3', /changes if a public authenticated API is (?:ever )?offered/],
  [
    '9.3',
    /Re-fetch this guide and the two (?:OAuth )?metadata documents instead of caching the conclusion indefinitely/,
  ],
];
const reference: typeof guide = [
  ['8.1', /No rate limit is published/],
  ['8.1', /be reasonable/],
  ['8.1', /change rarely/],
  ['9.2', /new path prefix[^.]*\bv2\b/],
];
const both: typeof guide = [
  ['7', /no error envelope/],
  ['7', /error responses have no JSON (?:error )?schema/],
  ['7', /^\| 200 \| any [^|]*endpoint/, /success.*document.*described/],
  [
    '7',
    /^\| 404 \| [^|]*\/api\/v1\//,
    /missing or misspelled path.*404 page.*re-read the OpenAPI description; do not guess paths/,
  ],
  ['7', /^\| 5xx \| anywhere/, /retry the same request with exponential backoff/],
  ['7', /never retry a 4xx response with the same payload/i],
];

describe.each([
  ['/auth.md', [...guide, ...both]],
  ['/docs/api.md', [...reference, ...both]],
])('%s, in the words of service.md', (path, rows) => {
  it.each(rows.map(([clause, ...parts]) => ({ clause, parts })))('$clause says $parts', ({ parts }) => {
    expect(sentences(path).filter((sentence) => parts.every((part) => part.test(sentence)))).not.toEqual([]);
  });

  it('7 says what 401 and 403 mean: a misconfiguration, no credential flow', () => {
    expect(prose(path)).toMatch(/401 (?:and|or) 403.*misconfiguration.*do not start a credential flow/);
  });
});

describe('service.md, in the words of the example', () => {
  it('1.5 the guide names the gated interfaces and says that they have no endpoint', () => {
    const said = prose('/auth.md');
    for (const words of [
      ...[/no endpoint on this origin/i, /voice-agent platform/i, /clinical system integrations/i],
      ...[/dental staffing product/i, /primary-care record systems and a national health messaging spine/i],
    ])
      expect(said).toMatch(words);
  });

  it('5 the guide begins with the heading that agents look for', () => {
    expect(get('/auth.md').body).toMatch(/^# auth\.md\n/);
  });

  it('5.4 what a request includes', () => {
    const [, list = ''] = /### What a request includes\n([\s\S]*?)\n###/.exec(get('/auth.md').body)!;
    expect(list.match(/^- .*$/gm)).toEqual([
      expect.stringMatching(/organisation/i),
      expect.stringMatching(/clinical or business system in scope/i),
      expect.stringMatching(/workflows needed/i),
      expect.stringMatching(/named technical contact/i),
    ]);
  });

  it('5.5 contracted credentials are revoked under their agreement, by mail; revocation is mentioned once', () => {
    expect(prose('/auth.md')).toMatch(/revoked under the terms of the relevant agreement.{0,120}hello@example\.com/);
    expect(prose('/auth.md').match(/revocation does not apply/g)).toHaveLength(1);
  });

  it('8.4 no limit of size is published', () => {
    expect(prose('/docs/api.md')).not.toMatch(/(?:maximum|max(?:imal)?|limit of) (?:\w+ )?(?:size|length|bytes)/i);
  });

  it('9.2 the reference and the description say that v1 is stable, and where breaking changes go', () => {
    expect(prose('/docs/api.md')).toMatch(
      /carried in the path: `\/api\/v1\/`\. It is stable.*Breaking changes are released under a new path prefix/,
    );
    expect(get('/api/v1/openapi.json').body).toMatch(/v1 is stable.*breaking changes go to a new prefix/);
  });
});
