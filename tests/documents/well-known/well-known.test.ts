import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Sources } from '../../../src/content/read/load.ts';
import { checkSignedSecurityTxt } from '../../../src/content/security-txt.ts';
import { fullSite } from '../../support/generate/site.ts';
import { rendererOf } from '../../support/render.ts';
import { bare, siteOf } from '../../support/site-of.ts';

const site = { ...siteOf('tests/fixtures/small').site, language: 'en-GB' };
const { json, find, text } = rendererOf(site);
const at = (path: string) => `https://pumpen.example${path}`;

describe('the API catalog', () => {
  interface Target {
    readonly href: string;
    readonly type: string;
    readonly title: string;
    readonly hreflang?: readonly string[];
  }
  const { linkset } = json<{ linkset: Record<string, Target[] & string>[] }>('/.well-known/api-catalog');

  it('lists every API document once', () => {
    const api = rendererOf(site).catalog.filter(({ kind }) => kind === 'api');
    expect(linkset).toHaveLength(2);
    expect(linkset[0]).toMatchObject({ anchor: at('/.well-known/api-catalog') });
    expect(linkset[0]!.item).toEqual(
      api.map(({ path, title }) => ({ href: at(path), type: 'application/json', title })),
    );
    expect(linkset[1]!.anchor).toBe(at('/api/v1/index.json'));
    expect(linkset[1]!.item).toBeUndefined();
  });

  it('says where the API is described, and in which language', () => {
    const hrefs = (rel: string) => linkset[1]![rel]!.map(({ href, type, hreflang }) => [href, type, hreflang]);
    expect(hrefs('service-desc')).toEqual([[at('/api/v1/openapi.json'), 'application/json', undefined]]);
    expect(hrefs('service-doc')).toEqual([
      [at('/docs/api.md'), 'text/markdown', ['en-GB']],
      [at('/auth.md'), 'text/markdown', ['en-GB']],
    ]);
    expect(hrefs('service-meta').map(([href]) => href)).toEqual([
      at('/.well-known/oauth-protected-resource'),
      at('/.well-known/oauth-authorization-server'),
    ]);
    expect(hrefs('status').map(([href]) => href)).toEqual([at('/api/v1/status.json')]);
  });
});

describe('the two OAuth documents', () => {
  it('the protected resource has exactly the members of service.md 2.2', () => {
    const { privacyPage, termsPage, ...others } = site;
    const body = rendererOf({ ...others, privacyPage: '/datenschutz/', termsPage: 'https://legal.example/' }).json(
      '/.well-known/oauth-protected-resource',
    );
    expect(body).toEqual({
      resource: 'https://pumpen.example',
      resource_name: 'Kleine Pumpen',
      resource_documentation: at('/docs/api.md'),
      resource_policy_uri: at('/datenschutz/'),
      resource_tos_uri: 'https://legal.example/',
      bearer_methods_supported: [],
      tls_client_certificate_bound_access_tokens: false,
      dpop_bound_access_tokens_required: false,
    });
    expect(privacyPage).not.toBe(termsPage);
  });

  it('the authorization server has exactly the members of service.md 2.3', () => {
    expect(json('/.well-known/oauth-authorization-server')).toEqual({
      issuer: 'https://pumpen.example',
      grant_types_supported: [],
      response_types_supported: [],
      scopes_supported: [],
      service_documentation: at('/auth.md'),
      agent_auth: { skill: at('/auth.md'), identity_types_supported: [] },
    });
  });

  it.each([
    ['/.well-known/oauth-protected-resource', site.updated.site],
    ['/.well-known/oauth-authorization-server', site.updated.access],
  ])('%s is re-fetched, and dated by its content', (path, updated) => {
    expect(find(path)).toMatchObject({ kind: 'posture', mediaType: 'application/json', updated, file: path.slice(1) });
  });
});

const siteText = () => rendererOf(site).text('/.well-known/security.txt');
const signedSecurityTxt = (body: string) =>
  `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n${body.trimEnd()}\n-----BEGIN PGP SIGNATURE-----\n\niHUE\n=abcd\n-----END PGP SIGNATURE-----\n`;

describe('security.txt', () => {
  it('has every field that the content states, in the order in which they are read', () => {
    const security = {
      contacts: ['mailto:a@pumpen.example', 'https://pumpen.example/melden'],
      expires: '2027-02-01T00:00:00Z',
      policy: '/datenschutz/',
      acknowledgments: '/anleitung/start/#dank',
      encryption: 'https://pumpen.example/key.asc',
      preferredLanguages: ['de', 'en-GB'],
      hiring: '/datenschutz/#stellen',
      csaf: 'https://pumpen.example/.well-known/csaf/provider-metadata.json',
    };
    expect(
      rendererOf({ ...site, security })
        .text('/.well-known/security.txt')
        .split('\n'),
    ).toEqual([
      'Contact: mailto:a@pumpen.example',
      'Contact: https://pumpen.example/melden',
      'Expires: 2027-02-01T00:00:00Z',
      'Encryption: https://pumpen.example/key.asc',
      `Acknowledgments: ${at('/anleitung/start/#dank')}`,
      'Preferred-Languages: de, en-GB',
      `Canonical: ${at('/.well-known/security.txt')}`,
      `Policy: ${at('/datenschutz/')}`,
      `Hiring: ${at('/datenschutz/#stellen')}`,
      `CSAF: ${at('/.well-known/csaf/provider-metadata.json')}`,
      '',
    ]);
  });

  it('is the file that its owner has signed, byte for byte, and listed once', () => {
    const bytes = Buffer.from(signedSecurityTxt(siteText()));
    const own = { ...site, publicFiles: [...site.publicFiles, { path: '/.well-known/security.txt', bytes }] };
    const { catalog, text: textOf } = rendererOf(own);
    expect(textOf('/.well-known/security.txt')).toBe(bytes.toString());
    expect(catalog.filter(({ path }) => path === '/.well-known/security.txt').map(({ kind }) => kind)).toEqual([
      'discovery',
    ]);
  });

  it.each([
    ['', []],
    ['Contact: mailto:post@pumpen.example\n', [/^expected "Contact: .*, got "https:/]],
    ['Contact: https://pumpen.example/datenschutz/\n', [/^expected "Contact: .*, got "mailto:/]],
    ['Canonical: https://pumpen.example/.well-known/security.txt\n', [/^expected "Canonical: .*, got none$/]],
    ['2027-02-01T00:00:00Z', [/^expected "Expires: 2027-02-01T00:00:00Z" .*, got "2026/, '2026-02-01T00:00:00Z']],
    ['2027-02-01T00:00:00Z', ['2027-02-01t00:00:00.000z']],
    ['Canonical', [/^expected no Policy .*, got "\/x\/"$/, 'Policy: /x/\n# a comment\nBug-Bounty: False\nCanonical']],
  ])('that is signed says what the content does: without %j %j', (from, [wanted, to]) => {
    const [message, by] = typeof wanted === 'string' ? [undefined, wanted] : [wanted, to];
    const signed = signedSecurityTxt(siteText().replace(from as string, (by as string | undefined) ?? ''));
    const problems: string[] = [];
    const publicFiles = [{ file: '.well-known/security.txt', bytes: Buffer.from(signed.replaceAll('\n', '\r\n')) }];
    checkSignedSecurityTxt(site, site.baseUrl, { publicFiles } as unknown as Sources, (problem) =>
      problems.push(problem.message),
    );
    expect(problems).toEqual(message === undefined ? [] : [expect.stringMatching(message as RegExp)]);
  });

  it('leads to the mailbox of the organisation where no other is named', () => {
    const { contacts: _, ...security } = site.security;
    const text = rendererOf({ ...site, contactEmail: 'post@pumpen.example', security }).text(
      '/.well-known/security.txt',
    );
    expect(text).toMatch(/^Contact: mailto:post@pumpen\.example\nExpires: /);
  });

  it('has no field without a value', () => {
    expect(text('/.well-known/security.txt')).not.toMatch(/^(?:Policy|Acknowledgments|Encryption|Preferred)/m);
  });
});

describe('the index of skills', () => {
  const path = '/.well-known/agent-skills/index.json';

  it('gives each skill with the digest of the bytes at its address', () => {
    const [skill] = json<{ skills: Record<string, string>[] }>(path).skills;
    const { bytes, description } = site.skills[0]!;
    expect(skill).toEqual({
      name: 'ask-for-a-quote',
      type: 'skill-md',
      description,
      url: at('/.well-known/agent-skills/ask-for-a-quote/SKILL.md'),
      digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
    });
    expect(text('/.well-known/agent-skills/ask-for-a-quote/SKILL.md')).toBe(Buffer.from(bytes).toString());
    expect(find('/.well-known/agent-skills/ask-for-a-quote/SKILL.md')).toMatchObject({
      kind: 'discovery',
      title: 'ask-for-a-quote',
      llms: 'Skills',
      source: site.skills[0]!.source,
      updated: site.skills[0]!.updated,
    });
  });

  it('is as new as the newest skill, and is not there when there is none', () => {
    const updated = (skill: string) =>
      rendererOf({ ...site, skills: [{ ...site.skills[0]!, updated: skill }] }).find(path).updated;
    expect([updated('2031-01-01'), updated('2001-01-01')]).toEqual(['2031-01-01', site.updated.site]);
    expect(find(path).description).toBe('Skills for agents, each with the digest of its file.');
    expect(rendererOf(bare(site)).catalog.filter((document) => document.path === path)).toEqual([]);
  });
});

describe('the server card', () => {
  const path = '/.well-known/mcp/server-card.json';

  it('is named by the reversed host, and names no endpoint', () => {
    const card = json<Record<string, unknown>>(path);
    expect(card).toMatchObject({ name: 'example.pumpen/website', title: 'Kleine Pumpen', websiteUrl: at('/') });
    expect(Object.keys(card)).not.toContain('remotes');
    expect(Object.keys(card)).not.toContain('_meta');
  });

  it('tells where tools in the browser are, and lists none', () => {
    const on = rendererOf({ ...site, features: { ...site.features, webMcp: true } });
    const { _meta } = on.json<{ _meta: Record<string, object> }>(path);
    expect(_meta).toEqual({
      'example.pumpen/webmcp': {
        api: 'document.modelContext',
        page: at('/'),
        dataSource: at('/api/v1/index.json'),
      },
    });
  });
});

describe('agentic resource discovery', () => {
  const paths = ['/.well-known/ard.json', '/.well-known/ai-catalog.json'] as const;
  const on = { ...site, features: { ...site.features, ard: true } };
  interface Manifest {
    readonly host: object;
    readonly entries: readonly {
      readonly identifier: string;
      readonly displayName: string;
      readonly url: string;
      readonly type: string;
      readonly updatedAt?: string;
      readonly representativeQueries: readonly string[];
    }[];
  }
  const queriesOf = (given: typeof site) =>
    rendererOf(given)
      .json<Manifest>(paths[0])
      .entries.flatMap(({ representativeQueries }) => representativeQueries);

  it('is there only where it is switched on: the same bytes at two addresses, none of them in llms.txt', () => {
    expect(rendererOf(site).catalog.filter(({ path }) => paths.some((one) => one === path))).toEqual([]);
    const made = rendererOf(on);
    expect(made.text(paths[0])).toBe(made.text(paths[1]));
    expect(paths.map((path) => made.find(path).llms)).toEqual([undefined, undefined]);
    expect(paths.map((path) => made.find(path).title)).toEqual(['Agentic resource discovery', 'AI catalog']);
    expect(made.find(paths[0]).description).toBe('The skills, the API and its documentation, as a catalog for agents.');
    expect(rendererOf({ ...bare(site), features: on.features }).find(paths[0]).description).toBe(
      'The API and its documentation, as a catalog for agents.',
    );
  });

  it('has an entry for each skill, the API and its reference', () => {
    const { host, entries } = rendererOf(on).json<Manifest>(paths[0]);
    expect(host).toEqual({ displayName: 'Kleine Pumpen', identifier: 'pumpen.example' });
    expect(
      entries.map(({ identifier, displayName, url, updatedAt }) => [identifier, displayName, url, updatedAt]),
    ).toEqual([
      [
        'urn:air:pumpen.example:skill:ask-for-a-quote',
        'Ask for a quote',
        at('/.well-known/agent-skills/ask-for-a-quote/SKILL.md'),
        `${site.skills[0]!.updated}T00:00:00Z`,
      ],
      ['urn:air:pumpen.example:api:public-data', 'Public Data API', at('/api/v1/openapi.json'), undefined],
      ['urn:air:pumpen.example:docs:api', 'API reference', at('/docs/api.md'), undefined],
    ]);
    expect(entries[2]!.type).toBe('text/markdown');
  });

  it('asks only what the site answers, by the name that people use', () => {
    const { tradingName: _, ...company } = on.company;
    const name = company.legalName;
    const full = { ...on, company };
    expect(queriesOf(full)).toEqual([
      'Ask for a quote',
      `${name}: Ask for a quote`,
      `${name}: Registration number`,
      `${name}: Solutions`,
      `${name}: Industries`,
      `${name}: How do I read the API?`,
      `${name}: Does the API need credentials?`,
    ]);
    expect(queriesOf({ ...full, skills: [], solutions: [], industries: [] })).toEqual([
      `${name}: Registration number`,
      `${name}: Jurisdiction`,
      `${name}: How do I read the API?`,
      `${name}: Does the API need credentials?`,
    ]);
    const {
      companyNumber: _n,
      registry: _r,
      jurisdiction: _j,
      ...person
    } = { ...company, kind: 'sole-trader' as const };
    expect(queriesOf({ ...full, company: person, skills: [], solutions: [], industries: [] }).slice(0, 2)).toEqual([
      `${name}: Legal name`,
      `${name}: Contact`,
    ]);
    expect(queriesOf({ ...full, company: { ...company, tradingName: 'Pumpenwelt' } })[2]).toContain('Pumpenwelt');
  });
});

describe('every document', () => {
  const { catalog } = rendererOf(fullSite().site);
  it.each(catalog.map((document) => [document.path, document] as const))(
    '%s has its place and its words',
    (path, document) => {
      expect(document.file).toBe(path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1));
      expect(document.title).toMatch(/\S/);
      expect(document.description).toMatch(/\S/);
      expect(document.kind === 'public' || document.updated !== undefined || document.kind === 'asset').toBe(true);
    },
  );
});
