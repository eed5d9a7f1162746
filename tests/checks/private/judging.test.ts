import { describe, expect, it } from 'vitest';
import {
  findMarkdownCandidates,
  findOtherCandidates,
  findTextCandidates,
} from '../../../src/checks/private/candidates.ts';
import { checkCandidates, collectAllowedValues } from '../../../src/checks/private/check-candidates.ts';
import { checkMetadata, checkPublicPrivacy } from '../../../src/checks/private/public-files.ts';
import { withMembers, withSourceMembers } from '../../../src/content/read/source.ts';
import type { Problem } from '../../../src/core/problem.ts';
import type { PrivateCandidate } from '../../../src/core/records.ts';
import { inputOf, markdownOf, moduleOf, type Written } from '../small-input.ts';
import { allowed, privateIn } from './allowed.ts';

const shown = ({ code, at, field, says, hint }: Problem, isWhole = false) => {
  const { file, line, col } = { file: '', line: 0, col: 0, ...at };
  return [
    code,
    file + (line ? `:${line}:${col}` : ''),
    ...(field === undefined ? [] : [field]),
    says,
    ...(isWhole ? [hint] : []),
  ].join(' ');
};
const told = (judge: (report: (problem: Problem) => void) => void): string[] => {
  const problems: Problem[] = [];
  judge((problem) => void problems.push(problem));
  return problems.map((problem) => shown(problem));
};
const judged = (candidates: readonly PrivateCandidate[]) =>
  told((report) => checkCandidates(candidates, allowed, report));
const page = (matter: string, body: string, file = 'content/pages/x.md') =>
  markdownOf(file, `---\ntitle: X\n${matter}---\n${body}\n`);

const others = (sources: Parameters<typeof findOtherCandidates>[0]) =>
  [...findOtherCandidates(sources, (_, find) => find()).values()].flat();

describe('texts of the content', () => {
  it('of a Markdown file, each at its place', () => {
    const source = page(
      'description: See 10.1.7.9.\n',
      '\nOne.\n\nThe server is 10.1.7.8.\n\n```\nlocalhost:3000\n```',
    );
    expect(judged(findMarkdownCandidates(source))).toEqual([
      'private-internal content/pages/x.md:3:14 description 10.1.7.9',
      'private-internal content/pages/x.md:8:15 10.1.7.8',
    ]);
    expect(judged(findMarkdownCandidates(page('draft: true\n', '10.1.7.8')))).toEqual([]);
    expect(judged(findMarkdownCandidates(page('', 'Nothing.')))).toEqual([]);
  });

  it('of modules, answers, skills and the style', () => {
    const written: Written = {
      modules: [
        moduleOf(
          'company',
          "{ a: { adminPassword: 'hunt3r22', n: 4711, list: ['10.1.7.9', { deep: ['10.1.7.8'] }], none: null, pin: { password: { de: 'hunt3r22', 'pt-BR': 'x' } }, password: { id: 'hunt3r22', en: 'hunt3r22' } } }",
        ),
      ],
      faq: [page('', '10.1.7.7', 'content/faq/a.md')],
      skills: [page('', '10.1.7.6', 'content/skills/a/SKILL.md')],
    };
    const { sources } = inputOf(written);
    const style = { file: 'content/style.css', text: 'a {}\n/* 10.1.7.5 */' };
    expect(judged(others({ ...sources, style } as typeof sources))).toEqual([
      'private-secret content/company.ts:1:38 a.adminPassword h… (8 characters)',
      'private-internal content/company.ts:1:66 a.list[0] 10.1.7.9',
      'private-internal content/company.ts:1:87 a.list[1].deep[0] 10.1.7.8',
      'private-secret content/company.ts:1:138 a.pin.password.de h… (8 characters)',
      'private-internal content/faq/a.md:4:1 10.1.7.7',
      'private-internal content/skills/a/SKILL.md:4:1 10.1.7.6',
      'private-internal content/style.css:2:4 10.1.7.5',
    ]);
  });

  it('an address by its name, and what only sounds like one not', () => {
    const addresses = ['id', 'slug', 'formerly', 'from', 'to', 'path'];
    const at = (name: string) => judged(findMarkdownCandidates(page(`${name}: nhs-943-476-5919\n`, 'x'))).length;
    expect(addresses.filter((name) => at(name) !== 1)).toEqual([]);
    expect(addresses.filter((name) => at(`x${name}`) + at(`${name}x`) !== 0)).toEqual([]);
  });

  it('what a record knows is not read again', () => {
    const { sources } = inputOf({ faq: [page('', '10.1.7.7', 'content/faq/a.md')] });
    const [first] = sources.faq;
    const faq = first
      ? [withSourceMembers(first, { frontMatter: withMembers(first.frontMatter, { candidates: [] }) })]
      : [];
    expect(others({ ...sources, faq })).toEqual([]);
  });

  it('of a file as it stands, within code less', () => {
    expect(judged(findTextCandidates('a.js', 'x\n  localhost:3000', 'code'))).toEqual([
      'private-internal a.js:2:3 localhost:3000',
    ]);
    expect(judged(findTextCandidates('a.js', 'localhost:3000', 'code', () => true))).toEqual([]);
  });
});

describe('what is stated', () => {
  const stated = (company: string, site = '{}') =>
    collectAllowedValues({
      modules: new Map([
        moduleOf('company', company),
        moduleOf('site', site),
        moduleOf(
          'industries',
          "{ name: 'Other', email: 'x@other.example', url: 'https://www.other.example/', phone: '+49 30 7654321' }",
        ),
      ]),
      facts: new Map(),
    });

  it('as a whole value: mailboxes, domains, numbers, telephones and names', () => {
    const { mails, domains, numbers, phones, names } = stated(
      "{ legalName: 'Rowan Limited', tradingName: 'Rowan', name: 'R', summary: 'Write to a@b.example', email: 'Jane@Rowan.example', contact: 'mailto:b@mail.example', phone: '+44 20 7946 0142', tel: 'tel:+442079460143', number: 'HRB 815', vat: 'DE999999995', date: '2021-03-09', short: '1234', list: ['00000000'], word: 'ABCDEF1' }",
      "{ baseUrl: 'https://www.Rowan.example', other: 'https://pages.example/x' }",
    );
    expect([mails, domains, numbers, phones, names].map((each) => [...each])).toEqual([
      ['jane@rowan.example', 'b@mail.example'],
      ['rowan.example', 'mail.example', 'other.example'].filter((each) => each !== 'other.example'),
      ['442079460142', 'TEL442079460143', 'DE999999995', '00000000'],
      ['079460142', '079460143', '999999995', '00000000', '307654321'].map((each) => each.slice(-9)),
      ['rowan limited', 'rowan', 'r'],
    ]);
  });

  it('in any spelling', () => {
    const by = stated(
      "{ vat: 'DE999999995', phone: '+81 263-12-3456', iban: 'GB82WEST12345698765432', email: 'jane.miller@gmail.com' }",
    );
    const texts = [
      'US: +81 263-12-3456',
      'SSN 263-12-3456',
      'IBAN GB82 WEST 1234 5698 7654 32',
      'Jane.Miller@Gmail.com',
    ];
    expect(texts.flatMap((text) => privateIn(text, { by }))).toEqual([]);
    expect(privateIn('IBAN NO93 8601 1117 947', { by })).toHaveLength(1);
  });

  it('an account by its number, in any spelling; another stays private', () => {
    const by = stated(
      "{ accounts: [{ holder: 'Rowan', iban: 'GB82 WEST 1234 5698 7654 32' }, { holder: 'Rowan', number: '55779911', bankCode: '20-00-00' }] }",
    );
    const texts = [
      'IBAN: GB82WEST12345698765432',
      'GB82-WEST-1234-5698-7654-32',
      'Sort code 20-00-00, account no. 557 799 11',
    ];
    expect(texts.flatMap((text) => privateIn(text, { by }))).toEqual([]);
    expect(privateIn('Sort code 20-00-00, account no. 55779912', { by })).toHaveLength(1);
    expect(privateIn('IBAN: DE89 3704 0044 0532 0130 00', { by })).toHaveLength(1);
  });

  it('a secret never is, but for a token that browsers read', () => {
    const token = 'a7Kx92mQp4Lz81WnB3cDrT5vYu8iOe0PqJhGfZsXmN6b'.repeat(3);
    const by = { ...allowed, tokens: [token], numbers: new Set(['HUNT3R22']) };
    expect(privateIn(token, { by })).toEqual([]);
    expect(privateIn('Password: hunt3r22', { by })).toHaveLength(1);
  });
});

describe('what is copied', () => {
  it('files of public/ by their names and their texts', () => {
    const { sources, ...input } = inputOf({});
    const file = (name: string, text: string) => ({ file: name, bytes: Buffer.from(text) });
    const publicFiles = [
      file('nhs-943-476-5919.pdf', ''),
      file('a/passport_number_925665416.txt', '10.1.7.1'),
      file('b.csv', 'x\r\ny,10.1.7.2\r\n'),
      file('x.nhs-943-476-5919.pdf', ''),
      file('c.js', 'localhost:3000 10.1.7.3'),
      file('LICENSE', '10.1.7.4'),
      file('d.bin', '10.1.7.5'),
      file('e/RAW', '10.1.7.6\xff'),
      { file: 'f/RAW', bytes: Buffer.from('10.1.7.7\xff', 'latin1') },
    ] as unknown as typeof sources.publicFiles;
    expect(told((report) => checkPublicPrivacy({ ...input, sources: { ...sources, publicFiles } }, report))).toEqual([
      'private-person public/nhs-943-476-5919.pdf 94…19 (12 characters)',
      'private-person public/a/passport_number_925665416.txt 9… (9 characters)',
      'private-internal public/a/passport_number_925665416.txt:1:1 10.1.7.1',
      'private-internal public/b.csv:2:3 10.1.7.2',
      'private-person public/x.nhs-943-476-5919.pdf 94…19 (12 characters)',
      'private-internal public/c.js:1:16 10.1.7.3',
      'private-internal public/LICENSE:1:1 10.1.7.4',
      'private-internal public/e/RAW:1:1 10.1.7.6',
    ]);
  });
});

describe('what programs wrote into a file', () => {
  const known = { ...allowed, names: new Set(['jane miller']) };
  const said = (
    kind: 'place' | 'person' | 'serial' | 'script' | 'comment' | 'text',
    value: string,
    file = 'public/x.jpg',
  ) => checkMetadata(file, { kind, name: 'N', value }, known);
  it('says what it is, and not the whole of it', () => {
    const rows = [
      said('place', '51.5'),
      said('person', 'John Smith'),
      said('serial', '1234567890'),
      said('script', ''),
      said('comment', 'c'.repeat(50)),
      said('text', 'at 10.1.7.9'),
    ];
    expect(rows.map((each) => each?.message)).toEqual([
      'expected a file that shows all that it says, got the place where it was taken (N: 5… (4 characters))',
      'expected a file that shows all that it says, got the name of a person (N: Jo…th (10 characters))',
      'expected a file that shows all that it says, got what names one machine (N: 12…90 (10 characters))',
      'expected a file that shows all that it says, got a program (N)',
      `expected a file that shows all that it says, got a comment of the person who drew it (N: ${'c'.repeat(40)})`,
      'expected a file that shows all that it says, got a text with an address of a private network (N: 10.1.7.9)',
    ]);
    expect(rows[0]).toMatchObject({
      code: 'public-metadata',
      at: { file: 'public/x.jpg' },
      says: 'N: 5… (4 characters)',
      fix: { kind: 'metadata' },
    });
  });
  it('nothing of nobody, and of a text that says nothing', () => {
    expect(
      ['Jane Miller', 'Microsoft Word', 'user', 'Users', '1.2.3', '-', 'anonymous', 'LibreOffice 7', 'OpenOffice']
        .map((value) => said('person', value))
        .filter(Boolean)
        .map((each) => each?.says),
    ).toEqual([]);
    expect([said('text', 'Nothing'), said('person', 'xUser')?.says, said('place', 'user')?.says]).toEqual([
      undefined,
      'N: x… (5 characters)',
      'N: u… (4 characters)',
    ]);
  });
  it('says how to be rid of it', () => {
    const hints = ['x.jpg', 'x.pdf', 'x.docx', 'x.odt', 'x.epub'].map((name) => said('place', '51.5', name));
    expect(hints.map((each) => [each?.hint?.split(' ')[0], each?.fix?.kind])).toEqual([
      ['`npx', 'metadata'],
      ['Gazette', undefined],
      ['In', undefined],
      ['In', undefined],
      ['Export', undefined],
    ]);
  });
});

describe('code of Markdown', () => {
  it('goes on over empty lines, and to the end where nothing closes it', () => {
    const source = page('', 'a\n\n```\nlocalhost:3000\n\nlocalhost:3001\n```\nlocalhost:3002\n\n~~~ x\nlocalhost:3003');
    expect(judged(findMarkdownCandidates(source))).toEqual(['private-internal content/pages/x.md:11:1 localhost:3002']);
  });
});
