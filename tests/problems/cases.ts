import type { ProblemCode } from '../../src/core/problem-codes.ts';

/** One way to spoil the small fixture site, and the problem that an editor must then be shown. */
export interface Case {
  readonly name: string;
  readonly code: ProblemCode;
  /** Files relative to the fixture (`content/…`, `public/…`): new text or bytes, an edit, or null to delete. */
  readonly files: Readonly<Record<string, string | Uint8Array | null | readonly [from: string, to: string]>>;
  /** Where the problem must be reported: `content/company.ts:7:18`, or a file alone. */
  readonly at: string;
  /** How many places it is reported at; one when absent. */
  readonly times?: number;
  /** What the message or the hint must say. */
  readonly says?: RegExp;
  readonly options?: {
    readonly baseUrl?: string;
    readonly preview?: boolean;
    readonly today?: string;
    readonly strict?: boolean;
    readonly host?: string;
  };
  /** Reported by something other than build(): its own test names the code. */
  readonly elsewhere?: string;
}

const page = (body: string, title = 'Neu') =>
  `---\ntitle: ${title}\ndescription: Eine Seite\nupdated: 2026-01-01\n---\n${body}\n`;

const question = (text: string, answer = 'Ja.', category = 'technik') =>
  `---\nquestion: ${text}\ncategory: ${category}\norder: 2\nupdated: 2026-01-01\n---\n${answer}\n`;

const conflict = (ours: string, theirs: string) => `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> other`;

/** At least one case for every code of src/core/problem-codes.ts (the test compares). */
export const cases: readonly Case[] = [
  {
    name: 'a file that is not UTF-8',
    code: 'file-encoding',
    files: { 'content/pages/neu.md': Buffer.from(page('Stra\xdfe'), 'latin1') },
    at: 'content/pages/neu.md:6:5',
    says: /UTF-8/,
  },
  {
    name: 'a bidirectional override',
    code: 'file-encoding',
    files: { 'content/pages/neu.md': page('a \u202e b') },
    at: 'content/pages/neu.md:6:3',
  },
  {
    name: 'a character reference for what is invisible',
    code: 'file-encoding',
    files: { 'content/pages/neu.md': page('a &#x202e; b') },
    at: 'content/pages/neu.md:6:3',
    says: /U\+202E/,
  },
  {
    name: 'an escape in YAML for what is invisible',
    code: 'file-encoding',
    files: { 'content/pages/neu.md': page('x', '"Ne\\u200Bu"') },
    at: 'content/pages/neu.md:2:11',
  },
  {
    name: 'a joiner between Latin letters',
    code: 'file-encoding',
    files: { 'content/company.ts': ["name: 'Post',", "name: 'Po\u200dst',"] },
    at: 'content/company.ts:12:42',
    says: /Indic scripts/,
  },
  {
    name: 'a folder with the name of a page',
    code: 'file-unknown',
    files: { 'content/pages/neu.md/x.md': page('x') },
    at: 'content/pages/neu.md',
    says: /folder/,
  },
  {
    name: 'a file name of two lines',
    code: 'file-unknown',
    files: { 'content/pages/ne\nu.md': page('x') },
    at: 'content',
    says: /"pages\/ne\\nu\.md"/,
  },
  {
    name: 'a file of public/ beyond its size',
    code: 'file-too-large',
    files: { 'public/film.pdf': new Uint8Array(25_000_001) },
    at: 'public/film.pdf',
    says: /25 MB/,
  },
  {
    name: 'an octal escape',
    code: 'module-syntax',
    files: { 'content/company.ts': ["name: 'Post',", "name: '\\600',"] },
    at: 'content/company.ts:12:39',
  },
  {
    name: 'a typed module beyond its size',
    code: 'file-too-large',
    files: { 'content/industries.ts': `// ${'x'.repeat(300_000)}\nexport default {};\n` },
    at: 'content/industries.ts',
  },
  { name: 'a missing module', code: 'file-missing', files: { 'content/access.ts': null }, at: 'content/access.ts' },
  {
    name: 'a misspelt module',
    code: 'file-unknown',
    files: { 'content/compny.ts': 'export default {};\n' },
    at: 'content/compny.ts',
    says: /company/,
  },
  { name: 'a key in public/', code: 'public-forbidden', files: { 'public/id_rsa.pem': 'x' }, at: 'public/id_rsa.pem' },
  { name: 'a dotfile in public/', code: 'public-forbidden', files: { 'public/.env': 'SECRET=1' }, at: 'public/.env' },
  {
    name: 'a conflict in a page',
    code: 'merge-conflict',
    files: { 'content/pages/privacy.md': ['Wir speichern', `${conflict('Alt', 'Neu')}\nWir speichern`] },
    at: 'content/pages/privacy.md:11:1',
    says: /lines 11 to 15/,
  },
  {
    name: 'a conflict with its base in front matter',
    code: 'merge-conflict',
    files: {
      'content/pages/home.md': [
        'updated: 2026-03-02',
        conflict('updated: 2026-03-02\n||||||| b0\nupdated: 2026-03-01', 'updated: 2026-03-03'),
      ],
    },
    at: 'content/pages/home.md:4:1',
  },
  {
    name: 'a conflict around a whole page',
    code: 'merge-conflict',
    files: { 'content/pages/neu.md': conflict(page('Alt'), page('Neu')) },
    at: 'content/pages/neu.md:1:1',
  },
  {
    name: 'a conflict in a typed module',
    code: 'merge-conflict',
    files: {
      'content/company.ts': [
        "  companyNumber: 'HRA 0012',",
        conflict("  companyNumber: 'HRA 0012',", "  companyNumber: 'HRA 12',"),
      ],
    },
    at: 'content/company.ts:8:1',
  },
  {
    name: 'a conflict in a skill',
    code: 'merge-conflict',
    files: { 'content/skills/ask-for-a-quote/SKILL.md': ['Write to', `${conflict('A', 'B')}\nWrite to`] },
    at: 'content/skills/ask-for-a-quote/SKILL.md:9:1',
  },
  {
    name: 'one marker that was overlooked',
    code: 'merge-conflict',
    files: { 'content/faq/wie-laut.md': ['- nachts 30', '- nachts 30\n>>>>>>> preise'] },
    at: 'content/faq/wie-laut.md:12:1',
    says: />>>>>>> preise/,
  },
  {
    name: 'broken TypeScript',
    code: 'module-syntax',
    files: { 'content/industries.ts': 'export default {\n  updated: \n};\n' },
    at: 'content/industries.ts:3:1',
  },
  {
    name: 'a function call',
    code: 'module-not-literal',
    files: { 'content/company.ts': ["updated: '2026-02-03'", 'updated: new Date().toISOString()'] },
    at: 'content/company.ts:4:12',
  },
  {
    name: 'a variable',
    code: 'module-not-literal',
    files: { 'content/company.ts': ["name: 'Post',", 'name: process.env.HOME,'] },
    at: 'content/company.ts:12:39',
  },
  {
    name: 'no front matter',
    code: 'front-matter-missing',
    files: { 'content/pages/neu.md': '# Hallo\n' },
    at: 'content/pages/neu.md:1:1',
  },
  {
    name: 'JavaScript front matter',
    code: 'front-matter-language',
    files: { 'content/pages/neu.md': `---js\n{ title: require('child_process').execSync('id') }\n---\n` },
    at: 'content/pages/neu.md:1:4',
  },
  {
    name: 'broken YAML',
    code: 'front-matter-syntax',
    files: { 'content/pages/neu.md': '---\ntitle: "offen\nupdated: 2026-01-01\n---\n' },
    at: 'content/pages/neu.md',
  },
  {
    name: 'a YAML alias',
    code: 'front-matter-syntax',
    files: { 'content/pages/neu.md': '---\ntitle: &a Neu\ndescription: *a\nupdated: 2026-01-01\n---\n' },
    at: 'content/pages/neu.md:2',
    times: 2,
  },
  {
    name: 'raw HTML',
    code: 'markdown-html',
    files: { 'content/pages/neu.md': page('Ein <script>alert(1)</script> hier.') },
    at: 'content/pages/neu.md:6:5',
    times: 2,
  },
  {
    name: 'an HTML comment',
    code: 'markdown-html',
    files: { 'content/pages/neu.md': page('Text.\n\n<!-- intern -->') },
    at: 'content/pages/neu.md:8:1',
  },
  {
    name: 'HTML in what other readers take for no code',
    code: 'markdown-html',
    files: { 'content/pages/neu.md': page('>> \t<img src=x onerror=alert(1)>') },
    at: 'content/pages/neu.md:6:5',
  },
  {
    name: 'a script in a skill',
    code: 'markdown-html',
    files: {
      'content/skills/neu/SKILL.md':
        '---\nname: neu\ndescription: x\nmetadata:\n  updated: 2026-01-01\n---\n<script>\n',
    },
    at: 'content/skills/neu/SKILL.md:7:1',
  },
  {
    name: 'an address that hides a character',
    code: 'markdown-link-unsafe',
    files: { 'content/pages/neu.md': page('[x](https://a.example/%E2%80%8B)') },
    at: 'content/pages/neu.md:6:5',
  },
  {
    name: 'a javascript: link',
    code: 'markdown-link-unsafe',
    files: { 'content/pages/neu.md': page('[x](javascript&#58;alert(1))') },
    at: 'content/pages/neu.md:6',
  },
  {
    name: 'a relative link',
    code: 'markdown-link-unsafe',
    files: { 'content/pages/neu.md': page('[x](datenschutz.md)') },
    at: 'content/pages/neu.md:6',
  },
  {
    name: 'a table row that is too long',
    code: 'markdown-table-cells',
    files: { 'content/pages/neu.md': page('Text\n\n| Was | Wie lange |\n|---|---|\n| Briefe | 6 | Jahre |') },
    at: 'content/pages/neu.md:10:16',
    says: /2 cells.*got 3.*Jahre/,
  },
  {
    name: 'a bar in the code of a cell',
    code: 'markdown-table-cells',
    files: { 'content/pages/neu.md': page('| Befehl |\n|---|\n| `a | b` |') },
    at: 'content/pages/neu.md:8:8',
    says: /\\\|/,
  },
  {
    name: 'a second title',
    code: 'markdown-title',
    files: { 'content/pages/neu.md': page('Text\n\n# Neu\n\nMehr') },
    at: 'content/pages/neu.md:8:1',
    says: /## Neu/,
  },
  {
    name: 'a link that is not closed',
    code: 'markdown-link-broken',
    files: { 'content/pages/neu.md': page('Text\n\nSiehe [hier](/datenschutz/ und mehr.') },
    at: 'content/pages/neu.md:8:7',
    says: /Close/,
  },
  {
    name: 'a link that has only begun',
    code: 'markdown-link-broken',
    files: { 'content/pages/neu.md': page('Siehe [broken](') },
    at: 'content/pages/neu.md:6:7',
    says: /\[broken\]\(/,
  },
  {
    name: 'a link with a space in its address',
    code: 'markdown-link-broken',
    files: { 'content/pages/neu.md': page('Siehe {{company.legalName}} [hier](/eine datei.pdf).') },
    at: 'content/pages/neu.md:6:29',
    says: /%20datei/,
  },
  {
    name: 'a telephone link with spaces',
    code: 'telephone-invalid',
    files: { 'content/pages/neu.md': page('[Ruf](tel:+44 20 7946 0000)') },
    at: 'content/pages/neu.md:6:1',
    says: /tel:\+442079460000/,
  },
  {
    name: 'a telephone link with encoded spaces',
    code: 'telephone-invalid',
    files: { 'content/pages/neu.md': page('[Ruf](tel:+44%2020%207946%200000)') },
    at: 'content/pages/neu.md:6:7',
    says: /tel:\+442079460000/,
  },
  {
    name: 'a telephone link with a trunk zero',
    code: 'telephone-invalid',
    files: { 'content/pages/neu.md': page('[Ruf](<tel:+44 (0)20 7946 0000>)') },
    at: 'content/pages/neu.md:6:8',
    says: /tel:\+442079460000/,
  },
  {
    name: 'a telephone link with angle brackets',
    code: 'telephone-invalid',
    files: { 'content/pages/neu.md': page('<tel:+44 20 7946 0000>') },
    at: 'content/pages/neu.md:6:1',
    says: /tel:\+442079460000/,
  },
  {
    name: 'a telephone link with letters',
    code: 'telephone-invalid',
    files: { 'content/pages/neu.md': page('[Ruf](tel:0800-PUMPE)') },
    at: 'content/pages/neu.md:6:7',
    says: /tel:\+442079460000/,
  },
  {
    name: 'a contact telephone with spaces',
    code: 'field-invalid',
    files: { 'content/site.ts': ["'mailto:post@pumpen.example']", "'tel:+49 221 1234']"] },
    at: 'content/site.ts:15:65',
    says: /tel:\+442079460000/,
  },
  {
    name: 'Markdown nested without end',
    code: 'markdown-too-complex',
    files: { 'content/pages/neu.md': page('> '.repeat(2000)) },
    at: 'content/pages/neu.md:6',
  },
  {
    name: 'an unknown fact',
    code: 'fact-unknown',
    files: { 'content/pages/neu.md': page('Wir sind {{company.legalNam}}.') },
    at: 'content/pages/neu.md:6:10',
    says: /company\.legalName/,
  },
  {
    name: 'an unknown fact in a title',
    code: 'fact-unknown',
    files: { 'content/pages/neu.md': page('x', '"{{count solution}}"') },
    at: 'content/pages/neu.md:2:8',
    says: /count solutions/,
  },
  {
    name: 'a fact in a typed module',
    code: 'fact-misplaced',
    files: { 'content/company.ts': ['Für alles.', 'Für {{company.legalName}}.'] },
    at: 'content/company.ts:12:60',
  },
  {
    name: 'a fact in a skill',
    code: 'fact-misplaced',
    files: { 'content/skills/ask-for-a-quote/SKILL.md': ['Write to', 'Write {{x}} to'] },
    at: 'content/skills/ask-for-a-quote/SKILL.md:9:7',
  },
  {
    name: 'a misspelt field',
    code: 'field-unknown',
    files: { 'content/company.ts': ['legalName:', 'legalNmae:'] },
    at: 'content/company.ts:5:3',
    says: /legalName/,
  },
  {
    name: 'a missing field',
    code: 'field-missing',
    files: {
      'content/company.ts': [
        /* whole line */ "  summary: 'Baut Pumpen, die in eine Hand passen: 100 % *klein*.',\n",
        '',
      ],
    },
    at: 'content/company.ts:3:16',
  },
  {
    name: 'a contact route without a way',
    code: 'field-missing',
    files: { 'content/company.ts': [", email: 'post@pumpen.example'", ''] },
    at: 'content/company.ts:12:19',
  },
  {
    name: 'a wrong type',
    code: 'field-type',
    files: { 'content/access.ts': ['workingDays: 5', "workingDays: '5'"] },
    at: 'content/access.ts:9:32',
    says: /number/,
  },
  {
    name: 'a lost leading zero',
    code: 'field-invalid',
    files: {
      'content/company.ts': [
        "scheme: 'other', name: 'Handelsregister Köln', url: 'https://www.handelsregister.de/' },\n  companyNumber: 'HRA 0012'",
        "scheme: 'companies-house', name: 'Companies House' },\n  companyNumber: '1234567'",
      ],
    },
    at: 'content/company.ts:8:18',
    says: /leading zero/,
  },
  {
    name: 'a placeholder in a page',
    code: 'placeholder-left',
    files: { 'content/pages/neu.md': page('Hier steht ⟪was die Firma tut⟫.') },
    at: 'content/pages/neu.md:6:12',
    says: /⟪was die Firma tut⟫/,
  },
  {
    name: 'a placeholder where a number must stand: one problem, not two',
    code: 'placeholder-left',
    files: { 'content/access.ts': ['workingDays: 5', "workingDays: '⟪days⟫'"] },
    at: 'content/access.ts:9:32',
  },
  ...['12/03/2026', '12.03.2026', '3 March 2026', '26-03-12', ''].map((written) => ({
    name: `a date written ${JSON.stringify(written)}`,
    code: 'date-invalid' as const,
    files: { 'content/company.ts': ["updated: '2026-02-03'", `updated: '${written}'`] as const },
    at: 'content/company.ts:4:12',
    says: /YYYY-MM-DD/,
  })),
  {
    name: 'a date with a year of two digits',
    code: 'date-invalid',
    files: { 'content/company.ts': ["incorporated: '1999-12-31'", "incorporated: '0099-12-31'"] },
    at: 'content/company.ts:10:17',
    says: /four digits/,
  },
  {
    name: 'an instant that is none',
    code: 'field-invalid',
    files: { 'content/site.ts': ['2027-02-01T00:00:00Z', '2027-02-01'] },
    at: 'content/site.ts:15:105',
    says: /2027-09-30T00:00:00Z/,
  },
  {
    name: 'an opening time on the twelve-hour clock',
    code: 'field-invalid',
    files: { 'content/company.ts': ["opens: '08:30'", "opens: '9am'"] },
    at: 'content/company.ts:13:83',
    says: /09:00/,
  },
  {
    name: 'a closing time on the twelve-hour clock',
    code: 'field-invalid',
    files: { 'content/company.ts': ["closes: '12:00'", "closes: '12 Uhr'"] },
    at: 'content/company.ts:13:100',
  },
  {
    name: 'a text of spaces',
    code: 'field-invalid',
    files: { 'content/company.ts': ["name: 'Post'", "name: '  '"] },
    at: 'content/company.ts:12:39',
    says: /expected text/,
  },
  {
    name: 'a date that does not exist',
    code: 'date-invalid',
    files: { 'content/pages/privacy.md': ['2026-01-01', '2026-02-30'] },
    at: 'content/pages/privacy.md:4:10',
    says: /YYYY-MM-DD/,
  },
  {
    name: 'a page changed in the future',
    code: 'date-future',
    files: { 'content/pages/privacy.md': ['updated: 2026-01-01', 'updated: 2099-01-01'] },
    at: 'content/pages/privacy.md:4:10',
    says: /2026-03-15/,
  },
  {
    name: 'a page changed the day after tomorrow',
    code: 'date-future',
    files: { 'content/pages/privacy.md': ['updated: 2026-01-01', 'updated: 2026-03-17'] },
    at: 'content/pages/privacy.md:4:10',
    says: /2026-03-15/,
  },
  {
    name: 'a question changed in the future',
    code: 'date-future',
    files: { 'content/faq/wie-laut.md': ['updated: 2026-03-03', 'updated: 9999-12-31'] },
    at: 'content/faq/wie-laut.md:5:10',
    says: /2026-03-15/,
  },
  {
    name: 'a skill changed in the future',
    code: 'date-future',
    files: { 'content/skills/ask-for-a-quote/SKILL.md': ['updated: "2026-02-10"', 'updated: "2026-12-10"'] },
    at: 'content/skills/ask-for-a-quote/SKILL.md:5:12',
    says: /2026-03-15/,
  },
  {
    name: 'a module changed in the future',
    code: 'date-future',
    files: { 'content/industries.ts': ["updated: '2025-11-30'", "updated: '2035-11-30'"] },
    at: 'content/industries.ts:4:12',
    says: /2026-03-15/,
  },
  {
    name: 'a company of the future',
    code: 'date-future',
    files: { 'content/company.ts': ["incorporated: '1999-12-31'", "incorporated: '2999-12-31'"] },
    at: 'content/company.ts:10:17',
    says: /2026-03-15/,
  },
  {
    name: 'a review of the future',
    code: 'date-future',
    files: { 'content/company.ts': ["status: 'compliant',", "status: 'compliant', reviewed: '2026-06-01',"] },
    at: 'content/company.ts:15:71',
    says: /2026-03-15/,
  },
  {
    name: 'the same id twice',
    code: 'id-duplicate',
    files: { 'content/industries.ts': ["id: 'aquaristik'", "id: 'gartenbau'"] },
    at: 'content/industries.ts:7:11',
  },
  {
    name: 'a reference to nothing',
    code: 'reference-unknown',
    files: { 'content/industries.ts': ["'giessen'", "'giesen'"] },
    at: 'content/industries.ts:6:96',
    says: /giessen/,
  },
  {
    name: 'a page of nothing',
    code: 'field-missing',
    files: { 'content/pages/neu.md': page('') },
    at: 'content/pages/neu.md:6:1',
    says: /text of the page/,
  },
  {
    name: 'a page of blank lines',
    code: 'field-missing',
    files: { 'content/pages/neu.md': page('\n\n\n') },
    at: 'content/pages/neu.md:6:1',
    says: /text of the page/,
  },
  {
    name: 'a page of a definition only',
    code: 'field-missing',
    files: { 'content/pages/neu.md': page('[a]: /datenschutz/') },
    at: 'content/pages/neu.md:6:1',
    says: /text of the page/,
  },
  {
    name: 'a page of a space that cannot break',
    code: 'field-missing',
    files: { 'content/pages/neu.md': page('&nbsp;') },
    at: 'content/pages/neu.md:6:1',
    says: /text of the page/,
  },
  {
    name: 'an empty answer',
    code: 'field-missing',
    files: { 'content/faq/neu.md': question('Neu?', '') },
    at: 'content/faq/neu.md:7:1',
    says: /an answer/,
  },
  {
    name: 'a question that is asked already, written differently',
    code: 'question-duplicate',
    files: { 'content/faq/zweite.md': question('WIE laut  ist die „Pumpe“ ?') },
    at: 'content/faq/zweite.md:2:11',
    says: /wie-laut\.md/,
  },
  {
    name: 'a category that is not declared',
    code: 'reference-unknown',
    files: {
      'content/site.ts': ['privacyPage:', "questionCategories: [{ id: 'technik', name: 'Technik' }],\n  privacyPage:"],
      'content/faq/zweite.md': question('Neu?', 'Ja.', 'tehcnik'),
    },
    at: 'content/faq/zweite.md:3:11',
    says: /"technik"/,
  },
  {
    name: 'a category spelt almost like another',
    code: 'category-similar',
    files: { 'content/faq/zweite.md': question('Neu?', 'Ja.', 'tehcnik') },
    at: 'content/faq/zweite.md:3:11',
    says: /"technik"/,
  },
  {
    name: 'a base URL with a path',
    code: 'base-url-invalid',
    files: { 'content/site.ts': ['https://pumpen.example', 'https://pumpen.example/x'] },
    at: 'content/site.ts:4:12',
  },
  {
    name: 'a base URL with a slash',
    code: 'base-url-invalid',
    files: { 'content/site.ts': ["'https://pumpen.example'", "'https://pumpen.example/'"] },
    at: 'content/site.ts:4:12',
    says: /no slash/,
  },
  {
    name: 'a base URL with a user',
    code: 'base-url-invalid',
    files: {},
    options: { baseUrl: 'https://me@pumpen.example' },
    at: '',
  },
  {
    name: 'a local base URL',
    code: 'base-url-invalid',
    files: {},
    options: { baseUrl: 'http://localhost:8080' },
    at: '',
    says: /--preview/,
  },
  { name: 'no homepage', code: 'page-missing', files: { 'content/pages/home.md': null }, at: 'content/pages/home.md' },
  {
    name: 'a page on a reserved path',
    code: 'path-reserved',
    files: { 'content/pages/token.md': page('x') },
    at: 'content/pages/token.md',
  },
  {
    name: 'a public file below /api/',
    code: 'path-reserved',
    files: { 'public/api/v1/extra.json': '{}' },
    at: 'public/api/v1/extra.json',
  },
  {
    name: 'a login that is not there',
    code: 'path-reserved',
    files: { 'public/.well-known/openid-configuration': '{}' },
    at: 'public/.well-known/openid-configuration',
  },
  {
    name: 'two pages on one path',
    code: 'path-collision',
    files: { 'content/pages/zwei.md': page('x').replace('---\ntitle', '---\nslug: datenschutz\ntitle') },
    at: 'content/pages/zwei.md:2:7',
    says: /content\/pages\/privacy\.md:\d+:\d+/,
  },
  {
    name: 'a page on a generated path',
    code: 'path-collision',
    files: { 'content/pages/auth.md': page('x') },
    at: 'content/pages/auth.md:1:1',
    says: /generated/,
    // The page and its mirror.
    times: 2,
  },
  {
    name: 'a public file that shadows a document in another spelling',
    code: 'path-collision',
    files: { 'public/Robots.txt': 'x' },
    at: 'public/Robots.txt',
  },
  {
    name: 'a dead link',
    code: 'link-dead',
    files: { 'content/pages/neu.md': page('Siehe [hier](/datenschuz/).') },
    at: 'content/pages/neu.md:6:14',
    says: /\/datenschutz\//,
  },
  {
    name: 'a dead link in a typed module',
    code: 'link-dead',
    files: { 'content/company.ts': ["evidence: '/anleitung/start/'", "evidence: '/anleitung/stat/'"] },
    at: 'content/company.ts:15:92',
  },
  {
    name: 'a page that was renamed: its links in a module, pages and answers, at once',
    code: 'link-dead',
    files: {
      'content/pages/privacy.md': ['slug: datenschutz', 'slug: datenschutzhinweise'],
      'content/faq/wie-laut.md': ['Leise.', 'Leise. [Recht](https://pumpen.example/datenschutz/).'],
    },
    at: 'content/faq/wie-laut.md:8:16',
    says: /datenschutzhinweise/,
    // privacyPage, security.contacts and links of site.ts, the homepage, the answer.
    times: 5,
  },
  {
    name: 'a link to a page that cannot be read is no second problem',
    code: 'front-matter-syntax',
    files: { 'content/pages/privacy.md': ['title: Datenschutz', 'title: "Datenschutz'] },
    at: 'content/pages/privacy.md',
    times: 1,
  },
  {
    name: 'a fact that leads nowhere, used in two pages',
    code: 'link-dead',
    files: {
      'content/site.ts': ["privacyPage: '/datenschutz/'", "privacyPage: '/datenschuz/'"],
      'content/pages/neu.md': page('Siehe [hier]({{site.privacyPage}}) und [da]({{site.privacyPage}}).'),
      'content/pages/neuer.md': page('Siehe [hier]({{site.privacyPage}}).'),
    },
    at: 'content/site.ts:10:16',
  },
  {
    name: 'a dead link with umlauts',
    code: 'link-dead',
    files: { 'content/pages/neu.md': page('Siehe [hier](/über-uns/).\n\n[da]: /%C3%BCber-uns/') },
    at: 'content/pages/neu.md:6:14',
    times: 2,
  },
  {
    name: 'the same path of another origin is none of ours',
    code: 'link-dead',
    files: {
      'content/pages/neu.md': page('[x](/norm/) und [y](https://example.org/norm/), auch `/norm/` im Text.'),
    },
    at: 'content/pages/neu.md:6:5',
  },
  {
    name: 'a link to an answer that is empty is no second problem',
    code: 'field-missing',
    files: {
      'content/faq/neu.md': question('Neu?', ''),
      'content/pages/neu.md': page('[x](/#question-neu)'),
    },
    at: 'content/faq/neu.md:7:1',
  },
  {
    name: 'a dead absolute link in an answer',
    code: 'link-dead',
    files: { 'content/faq/wie-laut.md': ['(https://example.org/norm)', '(https://pumpen.example/norm)'] },
    at: 'content/faq/wie-laut.md:8',
  },
  {
    name: 'a link to a draft',
    code: 'link-dead',
    files: { 'content/pages/neu.md': page('[x](/entwurf/)') },
    at: 'content/pages/neu.md:6:5',
    says: /draft/,
  },
  {
    name: 'a dead link in a skill',
    code: 'link-dead',
    files: {
      'content/skills/ask-for-a-quote/SKILL.md': [
        'https://pumpen.example/auth.md',
        'https://pumpen.example/oauth2/token',
      ],
    },
    at: 'content/skills/ask-for-a-quote/SKILL.md:9',
  },
  {
    name: 'a dead anchor',
    code: 'anchor-dead',
    files: { 'content/pages/privacy.md': ['(#grundsatz)', '(#grundsaetze)'] },
    at: 'content/pages/privacy.md:11',
    says: /#grundsatz/,
  },
  {
    name: 'an unregistered relation',
    code: 'link-header-invalid',
    files: { 'content/site.ts': ["rel: 'author'", "rel: 'llms-txt'"] },
    at: 'content/site.ts',
  },
  {
    name: 'a host that does not exist',
    code: 'host-unknown',
    files: { 'content/site.ts': ['features:', "hosts: ['nginx', 'ngnix'],\n  features:"] },
    at: 'content/site.ts:17:20',
    says: /nginx/,
  },
  { name: 'an unknown --host', code: 'host-unknown', files: {}, options: { host: 'netlfy' }, at: '', says: /netlify/ },
  {
    name: 'a host that cannot keep every clause, with --strict',
    code: 'host-unmet',
    files: { 'content/site.ts': ['features:', "hosts: ['github-pages'],\n  features:"] },
    options: { strict: true },
    at: 'deploy/github-pages',
    times: 4,
  },
  {
    name: 'a file of others in dist/',
    code: 'output-foreign',
    files: {},
    at: '',
    elsewhere: 'tests/publish/foreign.test.ts',
  },
  { name: 'a limit of a host', code: 'host-limit', files: {}, at: '', elsewhere: 'tests/compile/deploy.test.ts' },
  { name: 'a limit of any host', code: 'host-left-out', files: {}, at: '', elsewhere: 'tests/compile/deploy.test.ts' },
  {
    name: 'an expired security contact',
    code: 'security-expired',
    files: {},
    options: { today: '2027-02-02' },
    at: 'content/site.ts:15:105',
  },
  {
    name: 'a security contact that expires soon',
    code: 'security-expires-soon',
    files: {},
    options: { today: '2027-01-01' },
    at: 'content/site.ts:15:105',
  },
  {
    name: 'a security contact far ahead',
    code: 'security-expires-far',
    files: { 'content/site.ts': ['2027-02-01T', '2027-03-17T'] },
    at: 'content/site.ts:15:105',
  },
  {
    name: 'a title in a script without outlines',
    code: 'share-picture-left-out',
    files: { 'content/pages/neu.md': page('Text', 'Новости') },
    at: 'content/pages/neu.md:2:8',
    says: /"Новости" with "Н" \(U\+041D\), "о" .* and 1 more/,
  },
  {
    name: 'a title of which one character cannot be drawn',
    code: 'share-picture-left-out',
    files: { 'content/pages/neu.md': page('Text', 'Das Ω-Prinzip') },
    at: 'content/pages/neu.md:2:8',
    says: /with "Ω" \(U\+03A9\):/,
  },
  {
    name: 'a long skill',
    code: 'skill-long',
    files: {
      'content/skills/ask-for-a-quote/SKILL.md': [
        '# Ask for a quote',
        `# Ask for a quote\n${'\n- one more line'.repeat(600)}`,
      ],
    },
    at: 'content/skills/ask-for-a-quote/SKILL.md',
  },
  {
    name: 'a symbolic link',
    code: 'file-symlink',
    files: {},
    at: 'content/pages/neu.md',
    elsewhere: 'tests/problems/problems.test.ts',
  },
  { name: 'a type error', code: 'type-error', files: {}, at: '', elsewhere: 'tests/commands/commands.test.ts' },
  {
    name: 'a bug of our own',
    code: 'document-invalid',
    files: {},
    at: '',
    elsewhere: 'tests/checks/documents.test.ts',
  },
  ...(
    [
      ['www.example.org', /Write https:\/\/www\.example\.org/],
      ['a@example.org', /Write mailto:a@example\.org/],
    ] as const
  ).map(
    ([address, says]): Case => ({
      name: `${address} as an address`,
      code: 'markdown-link-unsafe',
      files: { 'content/pages/neu.md': page(`[a](${address})`) },
      at: 'content/pages/neu.md:6:5',
      says,
    }),
  ),
  ...['2026-2-3', '3 March 2026', 'tomorrow', '2099-02-30'].map(
    (date): Case => ({
      name: `${date} is no date, so not one to come`,
      code: 'date-invalid',
      files: { 'content/pages/neu.md': page('x').replace('2026-01-01', date) },
      at: 'content/pages/neu.md:4:10',
    }),
  ),
  {
    name: 'a link in HTML is one tag that opens and one that closes, no address',
    code: 'markdown-html',
    files: { 'content/pages/neu.md': page('<a href="https://x.example">x</a> b') },
    at: 'content/pages/neu.md:6:1',
    times: 2,
  },
  {
    name: 'an address for links that has no s',
    code: 'markdown-link-unsafe',
    files: { 'content/pages/neu.md': page('[a](http://example.org/)') },
    at: 'content/pages/neu.md:6:5',
    says: /Write https:\/\/example\.org\//,
  },
  {
    name: 'brackets that only look like a link',
    code: 'markdown-link-unsafe',
    files: { 'content/pages/neu.md': page('これは［注］[1](2)です。') },
    at: 'content/pages/neu.md:6:11',
    says: /from the root.*\\\[/,
  },
  {
    name: 'a link whose text has more brackets than Markdown follows',
    code: 'markdown-link-broken',
    files: { 'content/pages/neu.md': page('[a([b, c[, d[, e]]])](https://example.org/)') },
    at: 'content/pages/neu.md:6:21',
    says: /got "\]\(https:\/\/example\.org\/\)".*backslash before each bracket/,
  },
  {
    name: 'a whole address without its bracket',
    code: 'markdown-link-broken',
    files: { 'content/pages/neu.md': page('see [a](https://example.org/ here') },
    at: 'content/pages/neu.md:6:5',
    says: /got "\[a\]\(https:\/\/example\.org\/".*Close/,
  },
  {
    name: 'brackets and a remark that only look like a link',
    code: 'markdown-link-broken',
    files: { 'content/pages/neu.md': page('Note [1](see below).') },
    at: 'content/pages/neu.md:6:6',
    says: /see%20below.*\\\[/,
  },
  {
    name: 'a delimiter row with fewer cells than the header: the table stays text',
    code: 'markdown-table-cells',
    files: { 'content/pages/neu.md': page('Text:\n\n| a | b | c |\n|---|---|\n| 1 | 2 | 3 |') },
    at: 'content/pages/neu.md:9:1',
    says: /expected 3 cells.*got 2.*no table/,
  },
  {
    name: 'a sentence with bars right below a table',
    code: 'markdown-table-cells',
    files: { 'content/pages/neu.md': page('| a | b |\n|---|---|\n| 1 | 2 |\nOne | two | three.') },
    at: 'content/pages/neu.md:9:13',
    says: /blank line/,
  },
  {
    name: 'braces of another program in code',
    code: 'fact-unknown',
    files: { 'content/pages/neu.md': page('```yaml\nrun: {{ secrets.X }}\n```') },
    at: 'content/pages/neu.md:7:6',
    says: /\\\{\{/,
  },
  {
    name: 'a line of a merge alone in a typed module',
    code: 'merge-conflict',
    files: { 'content/company.ts': ["  updated: '2026-02-03',", "=======\n  updated: '2026-02-03',"] },
    at: 'content/company.ts:4:1',
    says: /unfinished merge/,
  },
  ...(
    [
      ['a line without colon', 'title Neu', '2:1', /"name: value"/],
      ['a title that goes on after its quotes', 'title: "Beste" Pumpen', '2:16', /whole text in double quotes/],
      ['a title without its second quote', 'title: "Beste Pumpen', undefined, /quote at its end/],
    ] as const
  ).map(
    ([name, line, at, says]): Case => ({
      name,
      code: 'front-matter-syntax',
      files: { 'content/pages/neu.md': page('x').replace('title: Neu', line) },
      at: `content/pages/neu.md:${at ?? ''}`,
      says,
    }),
  ),
];
