import { describe, expect, it } from 'vitest';
import { allowedIn, isStated } from '../../../src/checks/private/allowed.ts';
import { judgeMarkdown, judgeOthers, judgeText } from '../../../src/checks/private/content.ts';
import { findPrivate } from '../../../src/checks/private/find.ts';
import { metadataProblem } from '../../../src/checks/private/metadata-problem.ts';
import { nothingPrivate } from '../../../src/checks/private/nothing-private.ts';
import { unhidden } from '../../../src/checks/private/unhide.ts';
import { noMemo } from '../../../src/content/check/memo.ts';
import { sourceWith, withMembers } from '../../../src/content/read/with-members.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { inputOf, markdownOf, moduleOf, type Written } from '../small-input.ts';
import { allowed } from './allowed.ts';

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
const page = (matter: string, body: string, file = 'content/pages/x.md') =>
  markdownOf(file, `---\ntitle: X\n${matter}---\n${body}\n`);

describe('texts of the content', () => {
  it('of a Markdown file, each at its place', () => {
    const source = page(
      'description: See 10.1.7.9.\n',
      '\nOne.\n\nThe server is 10.1.7.8.\n\n```\nlocalhost:3000\n```',
    );
    expect(told((report) => judgeMarkdown(source, allowed, report))).toEqual([
      'private-internal content/pages/x.md:3:14 description 10.1.7.9',
      'private-internal content/pages/x.md:8:15 10.1.7.8',
    ]);
    expect(told((report) => judgeMarkdown(page('draft: true\n', '10.1.7.8'), allowed, report))).toEqual([]);
    expect(told((report) => judgeMarkdown(page('', 'Nothing.'), allowed, report))).toEqual([]);
  });

  it('of modules, answers, skills and the style', () => {
    const written: Written = {
      modules: [
        moduleOf(
          'company',
          "{ a: { adminPassword: 'hunt3r22', n: 4711, list: ['10.1.7.9', { deep: ['10.1.7.8'] }], none: null } }",
        ),
      ],
      faq: [page('', '10.1.7.7', 'content/faq/a.md')],
      skills: [page('', '10.1.7.6', 'content/skills/a/SKILL.md')],
    };
    const { sources } = inputOf(written);
    const style = { file: 'content/style.css', text: 'a {}\n/* 10.1.7.5 */' };
    expect(told((report) => judgeOthers({ ...sources, style } as typeof sources, allowed, noMemo, report))).toEqual([
      'private-secret content/company.ts:1:38 a.adminPassword h… (8 characters)',
      'private-internal content/company.ts:1:66 a.list[0] 10.1.7.9',
      'private-internal content/company.ts:1:87 a.list[1].deep[0] 10.1.7.8',
      'private-internal content/faq/a.md:4:1 10.1.7.7',
      'private-internal content/skills/a/SKILL.md:4:1 10.1.7.6',
      'private-internal content/style.css:2:4 10.1.7.5',
    ]);
    expect(
      told((report) => judgeOthers(sources, allowedIn({ modules: new Map(), facts: new Map() }), noMemo, report))
        .length,
    ).toBe(5);
  });

  it('what was judged with the same facts is not read again', () => {
    const { sources } = inputOf({ faq: [page('', '10.1.7.7', 'content/faq/a.md')] });
    const [first] = sources.faq;
    const faq = first
      ? [sourceWith(first, { frontMatter: withMembers(first.frontMatter, { judged: allowed.digest }) })]
      : [];
    expect(told((report) => judgeOthers({ ...sources, faq }, allowed, noMemo, report))).toEqual([]);
  });

  it('of a file as it stands, within code less', () => {
    expect(told((report) => judgeText('a.js', 'x\n  localhost:3000', allowed, report))).toEqual([
      'private-internal a.js:2:3 localhost:3000',
    ]);
    expect(told((report) => judgeText('a.js', 'localhost:3000', allowed, report, true))).toEqual([]);
  });
});

describe('what is stated', () => {
  const stated = (company: string, site = '{}') =>
    allowedIn({
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
    expect([
      isStated('DE 999-999-995', stated("{ vat: 'DE999999995' }")),
      isStated('DE 999-999-996', stated("{ vat: 'DE999999995' }")),
    ]).toEqual([true, false]);
  });

  it('is known by a digest', () => {
    const digests = [
      "{ a: 'a@rowan.example', b: 'b@rowan.example' }",
      "{ b: 'b@rowan.example', a: 'a@rowan.example' }",
      "{ a: 'a@rowan.example' }",
    ].map((text) => stated(text).digest);
    expect(digests[0]).toBe(digests[1]);
    expect(digests[2]).not.toBe(digests[0]);
    expect(digests[0]).toMatch(/^[\da-f]{16}$/);
  });
});

describe('what is rendered, and what is copied', () => {
  const problems = (written: Written) => told((report) => nothingPrivate(inputOf(written), report));

  it('documents at their paths, once for all of them', () => {
    expect(
      problems({
        documents: {
          '/a.json': '{"x":"10.1.7.9"}',
          '/b.md': '10.1.7.9 and 10.1.7.8\n\n```\nlocalhost:3000\n```\n',
          '/c/':
            '<p>10.1.7.7</p><pre class="x">\nlocalhost:3001</pre><prefix>localhost:3002</prefix> <pre>x</pre>localhost:3003',
          '/d.png': '10.1.7.6',
        },
      }),
    ).toEqual([
      'private-internal /a.json 10.1.7.9',
      'private-internal /b.md 10.1.7.8',
      'private-internal /c/ 10.1.7.7',
      'private-internal /c/ localhost:3002',
      'private-internal /c/ localhost:3003',
    ]);
  });

  it('a preview has its own address on a machine', () => {
    const documents = {
      '/a.json': '{"x":"http://localhost:4000/x","y":"localhost:4000"}',
      '/b.json': '{"x":"http://localhost:4001/"}',
    };
    expect(problems({ baseUrl: 'http://localhost:4000', documents })).toEqual([
      'private-internal /b.json http://localhost:4001/',
    ]);
  });

  it('files of public/ by their names and their texts', () => {
    const { sources, ...input } = inputOf({});
    const file = (name: string, text: string) => ({ file: name, bytes: Buffer.from(text) });
    const publicFiles = [
      file('nhs-943-476-5919.pdf', ''),
      file('a/passport_number_925665416.txt', '10.1.7.1'),
      file('b.csv', 'x\r\ny,10.1.7.2\r\n'),
      file('c.js', 'localhost:3000 10.1.7.3'),
      file('LICENSE', '10.1.7.4'),
      file('d.bin', '10.1.7.5'),
      file('e/RAW', '10.1.7.6\xff'),
      { file: 'f/RAW', bytes: Buffer.from('10.1.7.7\xff', 'latin1') },
    ] as unknown as typeof sources.publicFiles;
    expect(told((report) => nothingPrivate({ ...input, sources: { ...sources, publicFiles } }, report))).toEqual([
      'private-person public/nhs-943-476-5919.pdf 94…19 (12 characters)',
      'private-person public/a/passport_number_925665416.txt 9… (9 characters)',
      'private-internal public/a/passport_number_925665416.txt:1:1 10.1.7.1',
      'private-internal public/b.csv:2:3 10.1.7.2',
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
  ) => metadataProblem(file, { kind, name: 'N', value }, known);
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
      `expected a file that shows all that it says, got a comment of whoever drew it (N: ${'c'.repeat(40)})`,
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
      ['`npm', 'metadata'],
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
    expect(told((report) => judgeMarkdown(source, allowed, report))).toEqual([
      'private-internal content/pages/x.md:11:1 localhost:3002',
    ]);
  });
});

describe('what hides', () => {
  it.each([
    ['a&commat;b&period;c&lowbar;d&hyphen;e&dash;f', 'a@b.c_d-e-f'],
    ['&equals;&plus;&quest;&semi;&comma;&excl;&dollar;&percnt;&ast;', '=+?;,!$%'],
    ['&amp;&lt;&nothing;&#65;&#x42;&#xad;&amp', '&<&nothing;AB&amp'],
    ['%41%7a%8a%1f%4', 'Az%8a%1f%4'],
    ['a\\*b\\_c\\d\\~', 'a*b_c\\d~'],
    ['**a** `b` ~~c~~ d~e', 'a b c d~e'],
    ['<em>a</em><wbr><p>b</p><sup>c</sup>', 'a<p>b</p>c'],
    ['a\u00adb\u200bc\u2060d\ufeffe\u{e0041}f', 'abcdef'],
    ['a\u2010b\u2015c\u2212d\u2016e', 'a-b-c-d\u2016e'],
    ['\u0660\u0669\u06f0\u06f9', '0909'],
    ['\u066b\u066c', '\u066b\u066c'],
    ['１２ａｂ\u3000\u00a0\u2460\u24d0\u2080𝟎𝐀', '12ab  1a00A'],
    ['plain text', 'plain text'],
    ['ä&ouml;', 'äö'],
  ])('%s', (given, text) => {
    const view = unhidden(given);
    expect(view.text).toBe(text);
    // Each character that is in both stands where it stood.
    for (const [i, char] of [...text].entries())
      if (/[a-e]/.test(char) && given.indexOf(char) === given.lastIndexOf(char) && text.length < 40)
        expect(given[view.at(i)], `${char} in ${given}`).toMatch(/./);
  });

  it('and where it stood', () => {
    const places = (given: string) => {
      const view = unhidden(given);
      return Array.from({ length: view.text.length + 1 }, (_, i) => view.at(i));
    };
    expect(places('ab')).toEqual([0, 1, 2]);
    expect(places('a&#65;b\u00adc')).toEqual([0, 1, 6, 8, 9]);
    expect(places('\u00adab')).toEqual([1, 2, 3]);
    expect(places('a**b**')).toEqual([0, 3, 6]);
    expect(places('é')).toEqual([0, 1]);
  });

  it('in base64 only what is a text, and no internals', () => {
    const found = (text: string) =>
      findPrivate(`x ${text} y`, { allowed }).map(({ code, start, end }) => `${code} ${start}-${end}`);
    const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
    expect(found(base64('Password: hunt3r22 !'))).toEqual(['private-secret 2-30']);
    expect(found(base64('\u0001Password: hunt3r22'))).toEqual([]);
    expect(found(base64('Password: hunt3r22 \u0001'))).toEqual([]);
    expect(found(base64('See 10.1.7.9 for more'))).toEqual([]);
    expect(found(base64(base64('Password: hunt3r22 !')))).toEqual([]);
  });
});
