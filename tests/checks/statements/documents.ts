// A table: a small document of each form that is read for its answers. said/ holds what is read in each.
import type { PublishedRepresentation } from '../../../src/checks/statements/statement.ts';

type Written = Pick<PublishedRepresentation, 'path' | 'mediaType' | 'text'> & Partial<PublishedRepresentation>;

const json = (path: string, body: unknown, more: Partial<PublishedRepresentation> = {}): Written => ({
  path,
  mediaType: 'application/json',
  text: JSON.stringify(body),
  ...more,
});
const plain = (path: string, text: string): Written => ({ path, mediaType: 'text/plain', text });
const markdown = (path: string, text: string, more: Partial<PublishedRepresentation> = {}): Written => ({
  path,
  mediaType: 'text/markdown',
  text,
  ...more,
});
const html = (path: string, text: string, more: Partial<PublishedRepresentation> = {}): Written => ({
  path,
  mediaType: 'text/html',
  text,
  ...more,
});

const company = {
  url: 'https://example.com/api/v1/company.json',
  updated: '2026-11-20',
  legalName: 'Rowan Pumps Limited',
  tradingName: 'Rowan Pumps',
  companyNumber: '00000000',
  incorporated: '2021-03-09',
  founded: '2020',
  privacyPolicy: 'https://example.com/privacy/',
  termsOfService: 'https://example.com/terms/',
  jurisdiction: { name: 'England and Wales', country: 'GB' },
  identifiers: [
    { name: 'Company number', value: '00000000' },
    { name: 'VAT', value: 'GB 999 9999 73' },
  ],
  registeredAddress: {
    streetAddress: ['Rowan House', '7 Curlew Row'],
    dependentLocality: 'Old Town',
    locality: 'London',
    region: 'Greater London',
    postalCode: 'QX1 4ZZ',
    country: 'GB',
  },
  openingHours: {
    timeZone: 'Europe/London',
    regular: [
      { day: 'Monday', opens: '09:00', closes: '18:00' },
      { day: 'Tuesday', opens: '09:30', closes: '18:00' },
    ],
  },
  locations: [
    {
      name: 'Works',
      address: { streetAddress: ['1 Mill Lane'], locality: 'Leeds', country: 'GB' },
      openingHours: {
        timeZone: 'Europe/London',
        regular: [{ day: 'Friday', opens: '22:00', closes: '02:00', closesNextDay: true }],
      },
    },
  ],
  compliance: [{ name: 'ISO 27001', reviewed: '2026-10-07' }],
  contactRoutes: [
    {
      id: 'general',
      name: 'General',
      email: 'Hello@example.com',
      phone: '+442079460142',
      url: 'https://example.com/contact/',
    },
    { name: 'Unnamed', telephone: '+442079460143' },
  ],
  parent: 'Rowan Holding PLC',
  brands: ['Rowan e. V.', 'not@mail', 'a b@example.com', '+1234', '+123456789012345', '+1234567890123456'],
};

export const documents: Readonly<Record<string, readonly Written[]>> = {
  'other-paths': [
    plain('/llms.txt.bak', 'Legal name: A'),
    plain('/x/robots.txt', 'Allow: /'),
    json('/x/manifest.webmanifest', { name: 'x' }),
    plain('/.well-known/security.txt', 'Policy'),
    html(
      '/e/',
      '<html><body><svg></svg><p><b></b> x</p><p>Description version 1.4.10 and description version 1..0</p></body></html>',
    ),
    markdown('/skills/y/SKILL.md', '---\nname: y\n---\n\n[x](/https://other.example/llms.txt)'),
    plain('/robots.txt.bak', 'Allow: /'),
    json('/.well-known/api-catalog.bak', { linkset: [{ item: [{ href: 'x' }] }] }),
    json('/x/api/v1/openapi.json', { info: { version: '1' } }),
    json('/api/v1/openapi.json.bak', { info: { version: '1' } }),
    json('/api/v1/.json', { updated: '2026-11-20' }),
    json('/.well-known/mcp/server-card.json.bak', { version: '1' }),
    json('/x/.well-known/oauth-protected-resource', { resource: 'x' }),
    json('/manifest.webmanifest.bak', { name: 'x' }),
    markdown('/auth.md.bak', 'Nobody asks.'),
    markdown('/x/docs/api.md', 'Nobody asks.'),
    markdown('/de/auth.md', 'Herausgeber: Rowan GmbH', { language: 'de', prefix: '/de' }),
    plain('/de/llms.txt', '# Rowan\n\n> x\n\nRowan GmbH; HRB: 815'),
    markdown(
      '/y.md',
      [
        'A model may be trained on it. There is NO MCP endpoint at /mcp, the MCP server is at /mcp not.',
        'Creative Commons Zero 1.0 and Creative Commons Attribution-ShareAlike 4.0 International are licences.',
        'Our opening hours: Thursday to Saturday, 09:00 to 18:00.',
        `${'L'.repeat(80)}: 12 34`,
        `${'L'.repeat(81)}: 12 34`,
        '**A**: x Reviewed here on 2026-01-02',
        '**A**: x Reviewed : 2026-01-03',
        'x - [ ] **B**: no task',
        'x- [ ] **B**: no task',
        '  * [x] **C**: a task',
        '- [y] **B**: no task',
        '## A request includes:',
        'Nothing.',
      ].join('\n\n'),
    ),
    markdown('/skills/x/SKILL.md', 'No front matter.\n\nx - [ ] **B**: no task\n- [ ] no term\n'),
    html(
      '/z/',
      '<html><body><dl><dt>Legal name</dt>\n<dd class="x">Rowan</dd></dl><a href="/e"></a><p>a</p></body></html>',
    ),
    markdown(
      '/s.md',
      'Unsere Öffnungszeiten: Donnerstag bis Samstag, 09:00 bis 18:00.\n\nKeine Modelle trainiert. Modelle dürfen trainiert werden.',
      { language: 'de' },
    ),
  ],
  company: [
    json('/api/v1/company.json', company),
    json(
      '/de/api/v1/company.json',
      { ...company, jurisdiction: { name: 'England und Wales' } },
      { language: 'de', prefix: '/de' },
    ),
    json('/api/v1/company.json', {
      openingHours: { timeZone: 'Europe/Berlin', regular: [{ day: 'Sunday', opens: '00:00', closes: '23:59' }] },
    }),
    json('/api/v1/company.json', { openingHours: {}, registeredAddress: null, identifiers: 'x' }),
  ],
  index: [
    json('/api/v1/index.json', {
      publisher: { name: 'Rowan Pumps Limited' },
      version: '1.0',
      descriptionVersion: '1.5.0',
      authentication: 'none',
      openapi: 'https://example.com/api/v1/openapi.json',
      documentation: 'https://example.com/docs/api/',
      apiCatalog: 'https://example.com/.well-known/api-catalog',
      license: {
        name: 'Creative Commons Attribution 4.0 International',
        url: 'https://creativecommons.org/licenses/by/4.0/deed.en',
      },
      aiPreferences: { search: true, aiInput: true, aiTrain: false, other: true },
      resources: [
        { path: '/api/v1/company.json', updated: '2026-11-20', url: 'https://example.com/api/v1/company.json' },
        { path: '/de/api/v1/faq.json', updated: '2026-11-19', url: 'https://example.com/de/api/v1/faq.json' },
      ],
    }),
    json(
      '/de/api/v1/index.json',
      {
        license: { name: 'Open Data', url: 'https://example.com/licence/' },
        aiPreferences: { aiTrain: 'no' },
        resources: [{ path: '/de/api/v1/faq.json' }, { path: '/api/v1/faq.json', updated: '2026-11-18' }],
      },
      { language: 'de', prefix: '/de' },
    ),
  ],
  'other-documents-of-the-api': [
    json('/api/v1/status.json', {
      apiVersion: '1.0',
      version: '1.5.0',
      links: { index: 'i', openapi: 'o', documentation: 'd', apiCatalog: 'c', authentication: 'a' },
    }),
    json('/api/v1/access.json', {
      responseTime: { text: 'within two working days', workingDays: 2 },
      mustNotContain: 'No patient data.',
      credentials: 'Credentials are issued directly.',
      revocation: 'They are revoked.',
      contact: { email: 'hello@example.com', form: 'https://example.com/#/contact' },
      requestIncludes: [
        { name: 'Who', description: 'Who you are.' },
        { name: 'Aim', description: 'What it is for.' },
      ],
      topics: [{ name: 'Briefing', description: 'To be shown.' }],
      interfaces: [{ name: 'Console', description: 'A console.' }],
      reviewSteps: [{ name: 'Reading', description: 'It is read.' }],
    }),
    json('/api/v1/access.json', { responseTime: { workingDays: '2' }, requestIncludes: [] }),
    json('/api/v1/faq.json', {
      questions: [
        {
          url: 'https://example.com/questions/a/',
          updated: '2026-11-01',
          answer: 'Write to us@example.com.\nThe API key is required to read the data.',
        },
        { url: 'https://example.com/faq/#a', updated: '2026-11-02', answerMarkdown: 'Our company number is 12345678.' },
        { url: 'https://example.org/x/', updated: '2026-11-03' },
        {},
      ],
    }),
    json('/api/v1/other.json', { legalName: 'Nobody Limited' }),
    json('/api/v1/sub/company.json', { legalName: 'Nobody Limited' }),
    { path: '/api/v1/company.json', mediaType: 'application/json', text: '{' },
  ],
  openapi: [
    json('/api/v1/openapi.json', {
      info: {
        version: '1.5.0',
        termsOfService: 'https://example.com/terms/',
        summary:
          'Public, read-only facts as static JSON documents, without credentials. Publisher: Rowan Pumps Limited.',
        description: 'Write to mail@example.com.',
        contact: { email: 'hello@example.com', name: 'Rowan' },
        license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      },
      externalDocs: { url: 'https://example.com/docs/api/' },
      servers: [{ url: 'https://example.com/de' }, { url: 'https://other.example' }],
      security: [],
      paths: {
        '/api/v1/company.json': {
          get: {
            responses: {
              200: {
                content: {
                  'application/json': {
                    example: { legalName: 'Rowan Pumps Limited', openingHours: company.openingHours },
                  },
                },
              },
            },
          },
        },
        '/api/v1/openapi.json': {
          get: {
            responses: {
              200: {
                content: { 'application/json': { examples: { short: { value: { info: { version: '1.3.0' } } } } } },
              },
            },
          },
        },
        '/api/v1/none.json': { get: { security: [{ key: [] }] } },
      },
    }),
    json('/api/v1/openapi.json', { components: { securitySchemes: {} }, paths: [] }),
    json('/api/v1/openapi.json', { security: [{ key: [] }] }),
  ],
  oauth: [
    json('/.well-known/oauth-protected-resource', {
      resource: 'https://example.com',
      resource_name: 'Rowan',
      resource_documentation: 'https://example.com/docs/api/',
      resource_policy_uri: 'https://example.com/privacy/',
      resource_tos_uri: 'https://example.com/terms/',
      bearer_methods_supported: [],
      authorization_servers: [],
    }),
    json('/.well-known/oauth-protected-resource', { resource: 'https://example.com' }),
    json('/.well-known/oauth-authorization-server', {
      issuer: 'https://example.com',
      service_documentation: 'https://example.com/auth/',
      token_endpoint: 'https://example.com/token',
      scopes_supported: ['a'],
      tls_client_certificate_bound_access_tokens: false,
      request_uri_required: true,
      agent_auth: { skill: 'https://example.com/auth.md', identity_types_supported: [] },
    }),
    json('/.well-known/oauth-authorization-server', { agent_auth: { identity_types_supported: ['anonymous'] } }),
    json('/.well-known/oauth-authorization-server', []),
  ],
  discovery: [
    json('/.well-known/mcp/server-card.json', {
      version: '1.5.0',
      title: 'Rowan',
      remotes: [],
      _meta: { 'com.example': { dataSource: 'https://example.com/api/v1/index.json' } },
    }),
    json('/.well-known/mcp/server-card.json', { remotes: [{ url: 'https://example.com/mcp' }], packages: false }),
    json('/.well-known/mcp/server-card.json', { transport: { type: 'x' } }),
    json('/.well-known/api-catalog', {
      linkset: [
        {
          anchor: 'https://example.com/api/v1/',
          item: [
            { href: 'https://example.com/api/v1/company.json' },
            { href: 'https://cdn.example/de/api/v1/faq.json' },
            { href: 'other' },
            {},
          ],
          'service-desc': [{ href: 'https://example.com/api/v1/openapi.json' }],
          'service-doc': [{ href: 'https://example.com/docs/api/' }, { href: 'https://example.com/auth/' }, {}],
          status: [{ href: 'https://example.com/api/v1/status.json' }],
        },
        {
          anchor: 'https://example.com/de/api/v1/',
          'service-desc': [{ href: 'https://example.com/de/api/v1/openapi.json' }],
        },
        {},
      ],
    }),
    json('/.well-known/agent-skills/index.json', {
      skills: [
        { name: 'ask', description: 'To ask.', url: 'https://example.com/skills/ask/SKILL.md', digest: 'sha256:0' },
        {},
      ],
    }),
    ...['ard', 'ai-catalog', 'other'].map((name) =>
      json(`/.well-known/${name}.json`, {
        host: { displayName: 'Rowan' },
        entries: [
          { url: 'https://example.com/api/v1/openapi.json', description: 'No rate limit is published; be reasonable.' },
          { url: 'https://example.com/docs/api.md' },
          { url: 'https://example.com/skills/ask/SKILL.md', updatedAt: '2026-11-20T00:00:00Z' },
          {},
        ],
      }),
    ),
    json('/manifest.webmanifest', { name: 'Rowan', short_name: 'R' }),
  ],
  'plain-text': [
    plain(
      '/robots.txt',
      'User-agent: *\nContent-Signal: search=yes, ai-input = no,ai-train=no\nContent-Signal: other=maybe\nAllow: /\nDisallow: /x\ndisallow:/Y\n Allow: /z\nSitemap: https://example.com/sitemap.xml\nCrawl-delay: 1',
    ),
    plain(
      '/.well-known/security.txt',
      'Contact: https://example.com/security/\nContact: mailto:security@example.com\nContact: tel:+442079460142\nExpires: 2027-09-30T00:00:00Z\nPolicy: https://example.com/security/\nCanonical: https://example.com/.well-known/security.txt\n# Note\nEncryption:  openpgp4fpr:0',
    ),
    plain('/.well-known/security.txt', 'Expires: 2027-09-30T00:00:00Z'),
    plain('/security.txt', 'Expires: 2027-09-30T00:00:00Z'),
    {
      path: '/sitemap.xml',
      mediaType: 'application/xml',
      text: '<urlset><url><loc>https://example.com/</loc><lastmod>2026-11-20</lastmod></url><url><loc>https://example.com/about/</loc></url><url><loc>https://other.example/</loc><lastmod>2026-11-19</lastmod></url></urlset>',
    },
    plain(
      '/llms.txt',
      '# Rowan\n\n> Pumps.\n\nRowan Pumps Limited; Company number: 0000 0000; VAT: GB 1\n\nNo credentials exist or are needed. Use only URLs that the API catalog, this file or another document of this site names.\n\nThese preferences, which robots.txt states as Content Signals, are a request beside the licence and do not change it.\n\n- [Authentication guide](/auth.md): how\n- [ask](https://example.com/skills/ask/SKILL.md): To ask.\n- [tell](/skills/tell/SKILL.md) To tell.',
    ),
    plain('/llms.txt', '# Rowan'),
    plain('/llms-full.txt', 'Last updated: 2026-11-20\n\nOur company number is 12345678.'),
    plain('/x/llms.txt', 'Our company number is 12345678.'),
    plain('/notes.txt', 'Our company number is 12345678.'),
  ],
  'guides-and-reference': [
    markdown(
      '/auth.md',
      '# Authentication guide\n\nPublisher: Rowan Pumps Limited\n\nEmail: [hello@example.com](mailto:hello@example.com)\n\nEverything published on https://example.com is public and requires no credentials. If you are an agent: do not start a registration, authorization or token flow against this origin. Agentic registration is not offered.\n\nThe [server card](/x) has no `remotes`: there is no MCP endpoint to connect to.\n\n## What a request includes\n\n- **Who**: Who you are.\n- **Aim**: What it is for.\n\nThat is all.\n\n## What a request must not contain\n\nNo patient data.\n\nLast updated: 2026-11-20',
    ),
    html(
      '/auth/',
      '<html lang="en"><body><h2>A request includes:</h2><ul><li><strong>Who</strong>: Who you are.</li></ul><p>There is none to pick. No authorization server, no token endpoint and no self-service credential issuance exists. There are no scopes. The registration types <code>anonymous</code>, <code>identity_assertion</code> and <code>service_auth</code> are not offered.</p></body></html>',
    ),
    markdown(
      '/docs/api.md',
      '# API\n\nPublisher of these static JSON documents: Rowan Pumps Limited.\n\nRead-only, public, without credentials. Description version 1.5.0; machine-readable as [OpenAPI 3.1](/api/v1/openapi.json).\n\nLicence of the data: [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/). Use of the content by AI systems: searching it: yes; answering questions from it: yes; training models on it: no. The index carries both.\n\nNo rate limit is published; be reasonable.\n\n| [Company](https://example.com/api/v1/company.json) | x | 2026-11-20 |\n| [FAQ](https://example.com/api/v1/faq.json) | y | z | 2026-11-19 |\n\n```json\n{"url":"https://example.com/api/v1/company.json","legalName":"Rowan Pumps Limited","tradingName":"Rowan…"}\n```\n\n```json\n{"url":"https://example.com/x.json"}\n```\n',
    ),
    markdown(
      '/docs/api/company.md',
      '```json\n{"url":"https://example.com/de/api/v1/company.json","updated":"2026-11-20"}\n```\n',
    ),
    markdown(
      '/skills/ask/SKILL.md',
      '---\nname: ask\ndescription: "To ask."\nmetadata:\n  updated: "2026-11-20"\n---\n\n# Ask\n\nThe topic "Briefing" or “Pricing” is a topic.\nThe word "Other" is none.\n\n- [ ] **Who**: Who you are.\n- [x] **Aim**: What it is for.\n- **Not**: this.\n  - [ ] **Within**: That too.\n\n\n[API](https://example.com/api/v1/index.json) [other](https://other.example/llms.txt) [page](https://other.example/about/)\n',
    ),
    markdown('/skills/fold/SKILL.md', '---\nname: fold\ndescription: >\n  To fold.\n---\n\nNothing.\n', {
      origins: ['https://other.example'],
    }),
    markdown(
      '/skills/own/SKILL.md',
      '---\nname: own\ndescription: To own\n---\n\n[API](https://other.example/api/v1/x.json)\n',
      { origins: ['https://other.example'] },
    ),
  ],
  pages: [
    markdown(
      '/about.md',
      '# About\n\nLegal name: Rowan Pumps Limited\n\n**Trading name**: Rowan Pumps\n\nRegistered address: 7 Curlew Row, London\n\nSeat: London\n\nJurisdiction: England and Wales\n\nOffice hours: Monday–Friday 09:00–18:00\n\nResponse time: within two working days\n\nCompany number: 0000 0000 (Companies House)\n\nVAT: GB 999 99\n\nVAT: see below 5\n\nData licence: [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)\n\n- **ISO 27001**: in progress. Reviewed: 2026-10-07\n- **General**: [hello@example.com](mailto:hello@example.com?subject=x), [+44 20 7946 0142](tel:+442079460142)\n\n[Privacy policy](/privacy.md), [Terms of use](https://example.com/terms/index.md), [Terms of use](https://other.example/x.md)\n\n[Call](tel:+44-20-7946-0142) [Write](mailto:A%2Bb@example.com)\n\n[Legal name](/x): A question\n\nLast updated: 2026-11-20\n\nThe button sends.\n',
    ),
    markdown(
      '/about.md',
      '- **General**: [hello@example.com](mailto:hello@example.com)\n\n**What a request must not contain**: Patient data.',
      { isFree: true },
    ),
    html(
      '/about/',
      '<!doctype html><html lang="en"><head><link rel="canonical" href="https://example.com/about/"><meta name="description" content="Who &amp; what"></head><body><script>var x = "no";</script><style>p{}</style><dl><dt>Legal name</dt> <dd>Rowan Pumps Limited</dd><dt>Incorporated</dt><dd><time class="x" datetime="2021-03-09">9 March</time></dd></dl><p><strong>Seat:</strong> London</p><ul><li id="route-general"><a href="mailto:hello@example.com">hello@example.com</a> <a href="tel:+442079460142">Call</a></li><li id="route-none">x</li></ul><p>Soft&shy;ly <a class="x" href="/privacy/">Privacy policy</a></p><pre>Legal name: No</pre><input data-mail="mailto:Form@example.com?x"><p> </p></body></html>',
    ),
    html(
      '/',
      '<html lang="en"><body><script type="application/ld+json">{"@graph":[{"@id":"https://example.com/#organization","legalName":"Rowan Pumps Limited","foundingDate":"2021-03-09","companyRegistration":{"certificationIdentification":"00000000"},"identifier":{"name":"VAT","value":"GB1"},"leiCode":"L1","license":"https://creativecommons.org/licenses/by/4.0/","address":{"streetAddress":"7 Curlew Row","addressLocality":"London","postalCode":"QX1 4ZZ","addressCountry":"GB"},"location":[{"name":"Works","address":{"addressLocality":"Leeds"}}],"contactPoint":[{"contactType":"General","email":"Hello@example.com","telephone":"+442079460142","url":"https://example.com/contact/","hoursAvailable":[{"dayOfWeek":["https://schema.org/Monday","https://schema.org/Tuesday"],"opens":"09:00","closes":"18:00"},{"dayOfWeek":"Friday","opens":"09:00","closes":"12:00","validFrom":"2026-12-24"}]}]},{"@id":"https://example.com/#api","version":"1.0","termsOfService":"https://example.com/terms/","license":"https://x.example/","description":"Public, read-only facts as static JSON documents, without credentials. Publisher: Rowan Pumps Limited.","isAccessibleForFree":true},{"@id":"https://example.com/","dateModified":"2026-11-20"},{"@id":"https://example.com/other/","dateModified":"2026-11-19"},{"license":"https://y.example/"}]}</script><script type="application/ld+json">{"@graph":[{"@id":"https://example.com/#organization","foundingDate":"2021"},{"@id":"https://example.com/#api","isAccessibleForFree":false}]}</script><p>Pumps.</p></body></html>',
    ),
  ],
  prose: [
    markdown(
      '/x.md',
      [
        'Company number: 12345678',
        'Write to A.b+c@mail.example.com or call +44 (0)20 7946-0142.',
        'Rowan Pumps Limited and Rowan Pumps GmbH, O’Brien & Sons Ltd are not Rowan PLC.',
        'It is under Creative Commons Attribution 4.0 International.',
        'The photo is under Creative Commons Attribution 4.0 International.',
        '[licence](https://creativecommons.org/licenses/by/4.0/deed.de)',
      ].join('\n\n'),
      { isFree: true },
    ),
    markdown('/x.md', 'Our company number is 12345678. Notre adresse est x@example.com.', { language: 'fr' }),
  ],
  'marks-of-markdown': [
    markdown(
      '/x.md',
      '# Legal name: A\n\n> Legal name: B\n\n1. Legal name: C\n\n* Legal name: D\n\n- [x] Legal name: E\n\n`Legal name`: F\n\nLegal \\[name\\]: G\n\n~~~\nLegal name: H\n~~~\n\n```\nLegal name: I\n~~~\n```\n\nLegal name: J. \n\n**Legal name** : K\n\n**A \\* b**: L\n\n[a \\] b](/x)',
    ),
  ],
  headers: [
    json(
      '/x.json',
      {},
      {
        headers: {
          link: '</privacy/>; rel="privacy-policy", <https://example.com/terms/>; title="x"; rel="terms-of-service", </auth/>; rel="service-doc", </docs/api/>; rel="service-doc", </api/v1/openapi.json>; rel="service-desc", </c>; rel="api-catalog", </l>; rel="license", </s>; rel="status", </n>',
          'content-signal': 'search=yes, ai-train=no',
          'www-authenticate': 'Bearer',
        },
      },
    ),
  ],
};
