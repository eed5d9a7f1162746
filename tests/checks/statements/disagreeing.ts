// A table: documents that say different things of one thing, and what is told of it; and such that do not.
import type { PublishedRepresentation } from '../../../src/checks/statements/statement.ts';

type Written = Pick<PublishedRepresentation, 'path' | 'mediaType' | 'text'> & Partial<PublishedRepresentation>;
const json = (path: string, body: unknown): Written => ({
  path,
  mediaType: 'application/json',
  text: JSON.stringify(body),
});
const page = (path: string, text: string, isFree = false): Written => ({
  path,
  mediaType: 'text/markdown',
  text,
  isFree,
});
const company = (body: unknown) => json('/api/v1/company.json', body);
const sitemap = (date: string): Written => ({
  path: '/sitemap.xml',
  mediaType: 'application/xml',
  text: `<loc>https://example.com/about/</loc><lastmod>${date}</lastmod>`,
});
const about = (date: string) => page('/about.md', `Last updated: ${date}`);
const example = (path: string, body: unknown): Written =>
  json('/api/v1/openapi.json', {
    paths: { [path]: { get: { responses: { 200: { content: { 'application/json': { example: body } } } } } } },
    security: [],
  });

const address = {
  registeredAddress: { streetAddress: ['7 Curlew Row'], locality: 'London', postalCode: 'QX1 4ZZ', country: 'GB' },
  jurisdiction: { name: 'England and Wales', country: 'GB' },
};
const routes = { contactRoutes: [{ id: 'a', name: 'A', email: 'hello@example.com', phone: '+442079460142' }] };
const numbers = {
  identifiers: [
    { name: 'Company number', value: '00000000' },
    { name: 'LEI', value: 'XX11' },
  ],
};
const points = {
  requestIncludes: [
    { name: 'Who', description: 'Who you are.' },
    { name: 'Aim', description: 'What for.' },
  ],
};
const sentence = 'Credentials are issued directly to a named counterparty under a written agreement.';

export const disagreeing: readonly (readonly [what: string, documents: readonly Written[], told: readonly string[]])[] =
  [
    [
      'dates',
      [sitemap('2026-11-20'), about('2026-11-19')],
      ['date of /about/: /sitemap.xml 2026-11-20, /about.md 2026-11-19'],
    ],
    ['the same dates', [sitemap('2026-11-20'), about('2026-11-20')], []],
    [
      'one against all others is the odd one',
      [sitemap('2026-11-20'), about('2026-11-19'), page('/about/index.md', 'Last updated: 2026-11-19')],
      ['date of /about/: /about.md 2026-11-19, /sitemap.xml 2026-11-20'],
    ],
    [
      'each wrong value once',
      [
        company({ legalName: 'Rowan Limited' }),
        page('/a.md', 'Legal name: Rowan LLP'),
        page('/b.md', 'Legal name: Rowan LLP'),
        page('/c.md', 'Legal name: Rowan Limited'),
      ],
      [
        'name with a legal form: /api/v1/company.json Rowan Limited, /a.md Rowan LLP +1',
        'legal name: /api/v1/company.json Rowan Limited, /a.md Rowan LLP +1',
      ],
    ],
    ['what the API is silent of', [page('/a.md', 'Trading name: A'), page('/b.md', 'Trading name: B')], []],
    ['a stop at the end is none', [company({ legalName: 'Rowan' }), page('/a.md', 'Legal name: Rowan.')], []],
    ['numbers by letters and digits', [company(numbers), page('/a.md', 'Company number: 0000 0000 (x)')], []],
    [
      'numbers with letters before',
      [company({ identifiers: [{ name: 'C', value: '199999' }] }), page('/a.md', 'C: NIC199999')],
      [],
    ],
    [
      'numbers with more behind',
      [company({ identifiers: [{ name: 'C', value: '199999' }] }), page('/a.md', 'C: 1999990')],
      ['number: C: /api/v1/company.json 199999, /a.md 1999990'],
    ],
    [
      'addresses',
      [company(address), page('/a.md', 'Registered address: 7 Curlew Row, London QX1 4ZX')],
      ['address: /api/v1/company.json 7 Curlew Row, London, QX1 4ZZ, GB, /a.md 7 Curlew Row, London QX1 4ZX'],
    ],
    ...[
      '7 Curlew Row, London QX1 4ZZ',
      'London, QX1 4ZZ, 7 Curlew Row, United Kingdom',
      '7 Curlew Row, London QX1 4ZZ, GB',
      'London, England and Wales',
      'London',
    ].map((text): (typeof disagreeing)[number] => [
      `the address ${text}`,
      [company(address), page('/a.md', `Registered address: ${text}`)],
      [],
    ]),
    [
      'a jurisdiction with its country',
      [company(address), page('/a.md', 'Jurisdiction: England and Wales (United Kingdom)')],
      [],
    ],
    [
      'a jurisdiction',
      [company(address), page('/a.md', 'Jurisdiction: Scotland')],
      ['jurisdiction (en): /api/v1/company.json England and Wales, /a.md Scotland'],
    ],
    [
      'a mailbox of our domain',
      [company(routes), page('/a.md', 'helo@example.com', true)],
      ['mailbox: /api/v1/company.json hello@example.com, /a.md helo@example.com'],
    ],
    [
      'a mailbox at a near domain',
      [company(routes), page('/a.md', 'hello@example.org', true)],
      ['mailbox: /api/v1/company.json hello@example.com, /a.md hello@example.org'],
    ],
    ...['you@example.com', 'jane.doe@example.com', 'x@elsewhere.example', 'HELLO@example.com'].map(
      (text): (typeof disagreeing)[number] => [`the mailbox ${text}`, [company(routes), page('/a.md', text, true)], []],
    ),
    [
      'a telephone, nearly',
      [company(routes), page('/a.md', '+44 20 7946 0143', true)],
      ['telephone: /api/v1/company.json +442079460142, /a.md +44 20 7946 0143'],
    ],
    ['a telephone of somebody else', [company(routes), page('/a.md', '+49 30 1234567', true)], []],
    [
      'a telephone on a page that is generated',
      [company(routes), page('/a.md', '+49 30 1234567')],
      ['telephone: /api/v1/company.json +442079460142, /a.md +49 30 1234567'],
    ],
    [
      'a form',
      [company({ legalName: 'Rowan Pumps Limited' }), page('/a.md', 'By Rowan Pumps LLP.', true)],
      ['name with a legal form: /api/v1/company.json Rowan Pumps Limited, /a.md By Rowan Pumps LLP'],
    ],
    [
      'a form in short',
      [company({ legalName: 'Rowan Pumps Limited' }), page('/a.md', 'By Rowan Pumps Ltd.', true)],
      [],
    ],
    [
      'a name, nearly',
      [company({ legalName: 'Rowan Pumps Limited' }), page('/a.md', 'By Rowen Pumps Limited.', true)],
      ['name with a legal form: /api/v1/company.json Rowan Pumps Limited, /a.md By Rowen Pumps Limited'],
    ],
    [
      'a name of somebody else',
      [company({ legalName: 'Rowan Pumps Limited' }), page('/a.md', 'By Fernlea Health Limited.', true)],
      [],
    ],
    [
      'points of a request',
      [
        json('/api/v1/access.json', points),
        page('/auth.md', '## What a request includes\n\n- **Who**: Who you are.\n- **Other**: What for.\n\nx'),
      ],
      ['points of a request (en): /api/v1/access.json Who, Aim, /auth.md Who, Other'],
    ],
    [
      'a point in other words',
      [json('/api/v1/access.json', points), page('/contact.md', '- **Who**: Who you were.')],
      ['"Who" (en): /api/v1/access.json Who you are., /contact.md Who you were.'],
    ],
    [
      'a sentence that is reworded',
      [json('/api/v1/access.json', { credentials: sentence }), page('/auth.md', sentence.replace('issued', 'mailed'))],
      [
        'sentence on access (en): /api/v1/access.json Credentials are issued directly to a named counterparty under a written agreement., /auth.md Credentials are mailed directly to a named counterparty under a written agreement.',
      ],
    ],
    [
      'a sentence that is another',
      [
        json('/api/v1/access.json', { credentials: sentence }),
        page('/auth.md', 'Nobody has ever asked for credentials at this place before.'),
      ],
      [],
    ],
    [
      'an example',
      [
        company({ legalName: 'Rowan', brands: ['a', 'b'], summary: 'A long text' }),
        example('/api/v1/company.json', { legalName: 'Rowan', brands: ['a'], summary: 'A long…' }),
      ],
      [],
    ],
    [
      'an example with another text',
      [company({ brands: [{ a: 1 }, { b: 2 }] }), example('/api/v1/company.json', { brands: [{ a: 1 }, { b: 3 }] })],
      ['/api/v1/company.json/brands/1/b: /api/v1/company.json 2, /api/v1/openapi.json 3'],
    ],
    [
      'an example with a member more',
      [company({}), example('/api/v1/company.json', { x: null })],
      ['/api/v1/company.json/x: /api/v1/company.json nothing, /api/v1/openapi.json null'],
    ],
    [
      'an example with a member less',
      [company({ x: 'y'.repeat(200) }), example('/api/v1/company.json', {})],
      [`/api/v1/company.json/x: /api/v1/company.json "${'y'.repeat(119)}, /api/v1/openapi.json nothing`],
    ],
    [
      'an example that is cut elsewhere',
      [company({ x: 'abc' }), example('/api/v1/company.json', { x: 'b…' })],
      ['/api/v1/company.json/x: /api/v1/company.json "abc", /api/v1/openapi.json "b…"'],
    ],
    ['an example of nothing', [example('/api/v1/company.json', {}), example('/api/v1/company.json', { a: 1 })], []],
    [
      'topics',
      [
        json('/api/v1/access.json', { topics: [{ name: 'Briefing' }] }),
        page('/skills/a/SKILL.md', '---\nname: a\n---\n\nThe topic "Demo".'),
      ],
      ['topic of a request (en): /api/v1/access.json Briefing, /skills/a/SKILL.md Demo'],
    ],
    [
      'max@example.com is a placeholder',
      [company(routes), page('/a.md', 'max.muster@example.com, john@example.com and your-name@example.com', true)],
      [],
    ],
    ['a mailbox at a subdomain', [company(routes), page('/a.md', 'hello@mail.example.com', true)], []],
    ['another name at a near domain', [company(routes), page('/a.md', 'other@example.org', true)], []],
    [
      'the mailbox of security',
      [
        company(routes),
        { path: '/.well-known/security.txt', mediaType: 'text/plain', text: 'Contact: mailto:Sec@example.com' },
        page('/a.md', 'sec@example.com', true),
      ],
      [],
    ],
    [
      'a mailbox that the guide names',
      [
        company(routes),
        json('/api/v1/access.json', { contact: { email: 'ask@example.com' } }),
        page('/a.md', 'ask@example.com', true),
      ],
      [],
    ],
    [
      'languages have words of their own',
      [
        company({ jurisdiction: { name: 'Germany' } }),
        {
          ...json('/de/api/v1/company.json', { jurisdiction: { name: 'Deutschland' } }),
          language: 'de',
          prefix: '/de',
        },
      ],
      [],
    ],
  ];
