// A table, and so longer than a module should be: for each problem code, the mistake that the documentation shows.
import { createHash } from 'node:crypto';
import { almostTranslated, currentCatalogue } from '../support/own-catalogue.ts';
import type { ShownCase } from './case.ts';
import { foreignCases } from './foreign-cases.ts';
import { frozenText } from './frozen.ts';
import { fixture, spoiled } from './spoiled.ts';

const themed = '{\n  "type": "module",\n  "gazette": { "theme": "./theme/index.mjs" }\n}\n';
const footer = (fields: string) => `export default {\n  footer: (frame, ours) => ours({ ...frame, ${fields} }),\n};\n`;
const hours = 'content/pages/opening-hours.md';
const page = (body: string, title = 'Opening hours', more = '') =>
  `---\ntitle: ${title}\ndescription: When we are there.\nupdated: 2026-01-01\n${more}---\n\n${body}\n`;
const question = (text: string, answer: string, category = 'technik') =>
  `---\nquestion: ${text}\ncategory: ${category}\norder: 2\nupdated: 2026-01-01\n---\n\n${answer}\n`;

const contract = 'content/contract.json';
const frozen = frozenText(fixture);
const incorporated = ["  incorporated: '1999-12-31',\n", ''] as const;
const accepted = (rule: string, path: string) =>
  `[\n  ${JSON.stringify({ rule, path, reason: 'Our register has another day.' })}\n]\n`;

/** Text that stays as it is, shown with its line. */
const same = (text: string): readonly [string, string] => [text, text];
const factModule = `export default {
  updated: '2026-03-01',
  title: 'Modelle',
  item: 'Modell',
  description: 'Was gebaut wird.',
  fields: { power: { kind: 'number', unit: 'W', description: 'Leistung.' } },
  items: [{ id: 'p1', power: 40 }],
};
`;
const inSolutions = "solutions: [{ id: 'giessen', name: 'Gießen', summary: ";
const recorded = `updated: '2026-01-05',\n  ${inSolutions}'Gießt Blumen.'`;
/** Without its date, which would be too old. */
const changed = `${inSolutions}'Gießt Bäume.'`;
const expires = '2027-02-01T00:00:00Z';
const signedText = (expiry: string) =>
  `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\nContact: https://pumpen.example/datenschutz/\nContact: mailto:post@pumpen.example\nExpires: ${expiry}\nCanonical: https://pumpen.example/.well-known/security.txt\n-----BEGIN PGP SIGNATURE-----\n\niHUEARYKAB0=\n=abcd\n-----END PGP SIGNATURE-----\n`;
const longPath = `public/archive/${Array(12).fill('annual-report'.repeat(7)).join('/')}.pdf`;
/** Dots are two characters in a pattern: more than the 4,096 bytes of a line that nginx reads. */
const dottedPath = `public/archive/${Array(42).fill('2026.10.01.'.repeat(8).slice(0, -1)).join('/')}.pdf`;
const film = new Uint8Array(22_000_000);
const films = {
  'public/film-1.pdf': film,
  'public/film-2.pdf': film,
  'public/film-3.pdf': film,
  'public/film-4.pdf': film,
  'public/film-5.pdf': film,
};
const brand = (members: string) => `export default {
  ${members}
};
`;
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24">\n  ${inside}\n</svg>\n`;
const withLogo = (inside: string) => ({
  'content/brand.ts': brand("logo: { light: '/sign.svg', width: 96, height: 24 },"),
  'public/sign.svg': drawing(inside),
});
const ukrainian = 'content/words/uk.json';
const catalogue = currentCatalogue('uk');
const almost = almostTranslated('uk', 'frame.markdown');
const inUkrainian = { 'content/site.ts': ["language: 'de'", "language: 'uk'"] } as const;
/** Its words need no native reader. */
const inEnglish = { 'content/site.ts': ["language: 'de'", "language: 'en'"] } as const;
const light = '<path fill="#2e8b6f" d="M0 0h96v24H0z"/>';
const font = (members: string) => ({
  'content/brand.ts': brand(`font: ${members},`),
  'public/fonts/sign.woff2': 'wOFF, an older form\n',
});

const shortPath = 'public/archive/annual-report.pdf';
const manyLines = '- one more line\n'.repeat(600);
const merged = (text: string) => `We are there ${text}.`;

const withIdentifiers = (list: string) =>
  ["companyNumber: 'HRA 0012',", `companyNumber: 'HRA 0012',\n  identifiers: ${list},`] as const;

const withPerson = (more: string) =>
  [
    'publicRecords: [],',
    `publicRecords: [],\n  people: [{ id: 'lise', name: 'Lise Beispiel', role: 'Leitung'${more} }],`,
  ] as const;
const peopleMap = (digest: string) => `{
  "source": "people.csv",
  "to": "people",
  "key": "Name",
  "fields": { "name": "Name", "role": "Role" },
  "rows": { "lise-beispiel": "${digest}" }
}
`;
const givenAhead = "summary: { before: 'Baut Pumpen.', value: 'Baut kleine Pumpen.', from: '2026-03-14' }";
const settled = [
  "{ duty: 'de-ddg-5', ",
  "{ duty: 'de-ddg-5/vat', reason: 'Ohne Umsatz.' }, { duty: 'de-ddg-5/rapid-contact', ",
] as const;
const lastRecord = '  publicRecords: [],';
/** Other facts that the provision asks for. */
const stated = `  publicRecords: [],
  legalForm: 'GmbH & Co. KG',`;
const twoLanguages = {
  'content/site.ts': `export default {
  baseUrl: 'https://pumpen.example',
  name: 'Kleine Pumpen',
  description: { de: 'Wer wir sind.', en: 'Who we are.' },
  languages: ['de', 'en'],
  updated: '2026-03-01',
  contactEmail: 'post@pumpen.example',
  privacyPage: '/datenschutz/',
  termsPage: '/datenschutz/',
  dataLicense: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  contentSignals: { search: true, 'ai-input': false, 'ai-train': false },
  aiCrawlers: [],
  security: { contacts: ['mailto:post@pumpen.example'], expires: '2027-02-01T00:00:00Z' },
  features: { llmsFull: false, ard: false, webMcp: false },
  dutiesNotApplicable: [{ duty: 'de-ddg-5', reason: 'Eine erfundene Firma.' }],
};
`,
  'content/solutions.ts': null,
  'content/industries.ts': null,
  'content/access.ts': null,
  'content/faq/wie-laut.md': null,
  'content/pages/home.en.md': page('Who we are.', 'Kleine Pumpen'),
} as const;
const inTwoLanguages = (summary: string) => `export default {
  updated: '2026-02-03',
  legalName: 'Kleine Pumpen',
  summary: ${summary},
  companyNumber: 'HRA 0012',
  registry: { scheme: 'other', name: 'Handelsregister Köln' },
  jurisdiction: { name: { de: 'Deutschland', en: 'Germany' }, country: 'DE' },
  registeredAddress: { streetAddress: ['Rheinufer 1'], locality: 'Köln', postalCode: '50667', country: 'DE' },
};
`;

/** No key of anybody's. */
const key = createHash('sha512').update('pumps').digest('base64').replace(/[+/=]/g, '').slice(0, 48);
const atWerk = { 'content/company.ts': ["email: 'post@pumpen.example'", "email: 'post@werk.example'"] } as const;
const local = 'localhost:3000';
const withWaiver = (code: string, until: string) => ({
  [hours]: page(`See ${local} for a preview.`),
  'content/waivers.json': `[
  { "code": "${code}", "file": "${hours}", "says": "${local}",
    "reason": "The page is about how to preview a site.", "until": "${until}" }
]
`,
});

/** content/facts.d.ts, of fact modules or none. */
const factTypes = (modules: string) => `// Made from content/facts by npx gazette check --fix; never edited by hand.
// biome-ignore-all format: made by a program
// biome-ignore-all lint: it imports all that a module may need
import type { Ahead, FactAddress, FactHours, FactPicture, Money, Text } from 'gazette/content';

declare module 'gazette/content' {
  interface Facts {
${modules}  }
}
`;

export const shownCases: readonly ShownCase[] = [
  // reading files
  {
    name: 'a character that turns the direction of the text',
    code: 'file-encoding',
    files: { [hours]: page('Open from 9 &#x202e; to 17.') },
    right: { [hours]: page('Open from 9 to 17.') },
    at: `${hours}:7:13`,
    remedy:
      'Delete the character. A file that is not UTF-8 at all is saved again as UTF-8: every editor has a setting for it.',
  },
  {
    name: 'a Cyrillic letter in a Latin word',
    code: 'text-mixed-scripts',
    files: { [hours]: page('Pay with p\u0430ypal.') },
    right: { [hours]: page('Pay with paypal.') },
    at: `${hours}:7:11`,
    remedy: 'Type the word again, on the keyboard of its language.',
  },
  {
    name: 'a film',
    code: 'file-too-large',
    files: { 'public/film.pdf': new Uint8Array(25_000_001) },
    right: { 'public/film.pdf': new Uint8Array(900_000) },
    at: 'public/film.pdf',
    remedy: 'Make the file smaller, or put it where large files are kept and link to it.',
  },
  {
    name: 'a module that is not there',
    code: 'file-missing',
    files: { 'content/company.ts': null },
    right: { 'content/company.ts': same("  summary: 'Baut Pumpen, die in eine Hand passen: 100 % *klein*.',") },
    at: 'content/company.ts',
    remedy: '`npx gazette init` writes all the files of a new content folder.',
  },
  {
    name: 'a page with another ending',
    code: 'file-unknown',
    files: { 'content/pages/opening-hours.txt': page('Open from 9 to 17.') },
    right: { [hours]: page('Open from 9 to 17.') },
    at: 'content/pages/opening-hours.txt',
  },
  {
    name: 'a page that was saved under another spelling too',
    code: 'file-alike',
    files: { [hours]: page('Open from 9 to 17.'), 'content/pages/Opening-Hours.md': page('Open from 9 to 18.') },
    right: { [hours]: page('Open from 9 to 18.'), 'content/pages/Opening-Hours.md': null },
    at: 'content/pages/Opening-Hours.md',
    says: /"content\/pages\/opening-hours\.md"/,
    remedy: 'A checkout on Windows or macOS would hold one of the two, and nobody could say which.',
  },
  {
    name: 'a link to another file',
    code: 'file-symlink',
    files: { 'content/pages/terms.md': { linkTo: 'privacy.md' } },
    right: { 'content/pages/terms.md': page('The terms.', 'Terms') },
    at: 'content/pages/terms.md',
  },
  {
    name: 'a file with secrets',
    code: 'public-forbidden',
    files: { 'public/.env': 'PASSWORD=secret\n' },
    right: { 'public/.env': null },
    at: 'public/.env',
    remedy:
      'Take the file out of `public/`: everything there is published. What was in version control is no secret now.',
  },
  {
    name: 'an unfinished merge',
    code: 'merge-conflict',
    files: { [hours]: page(`<<<<<<< HEAD\n${merged('from 9')}\n=======\n${merged('from 8')}\n>>>>>>> winter`) },
    right: { [hours]: page(merged('from 8')) },
    at: `${hours}:7:1`,
  },
  // typed modules
  {
    name: 'a comma that is missing',
    code: 'module-syntax',
    files: { 'content/company.ts': ["updated: '2026-02-03',", "updated: '2026-02-03'"] },
    right: { 'content/company.ts': same("updated: '2026-02-03',") },
    at: 'content/company.ts:5:3',
  },
  {
    name: 'a calculation',
    code: 'module-not-literal',
    files: { 'content/company.ts': ["updated: '2026-02-03'", 'updated: new Date().toISOString()'] },
    right: { 'content/company.ts': same("updated: '2026-02-03'") },
    at: 'content/company.ts:4:12',
    remedy: 'Write the value itself. Content is read, never run.',
  },
  // front matter and Markdown
  {
    name: 'no front matter',
    code: 'front-matter-missing',
    files: { [hours]: '# Opening hours\n\nOpen from 9 to 17.\n' },
    right: { [hours]: page('Open from 9 to 17.') },
    at: `${hours}:1:1`,
  },
  {
    name: 'a language behind the marker',
    code: 'front-matter-language',
    files: { [hours]: `---js\n{ title: 'Opening hours' }\n---\n\nOpen from 9 to 17.\n` },
    right: { [hours]: page('Open from 9 to 17.') },
    at: `${hours}:1:4`,
  },
  {
    name: 'text that goes on after its quotes',
    code: 'front-matter-syntax',
    files: { [hours]: page('Open from 9 to 17.', '"Opening" hours') },
    right: { [hours]: page('Open from 9 to 17.', '\'"Opening" hours\'') },
    at: `${hours}:2:18`,
  },
  {
    name: 'a tag',
    code: 'markdown-html',
    files: { [hours]: page('Closed <br> on Sundays.') },
    right: { [hours]: page('Closed\n\non Sundays.') },
    at: `${hours}:7:8`,
  },
  {
    name: 'a link to a file beside',
    code: 'markdown-link-unsafe',
    files: { [hours]: page('See [our API](docs/api/).') },
    right: { [hours]: page('See [our API](/docs/api/).') },
    at: `${hours}:7:15`,
  },
  {
    name: 'a bracket that is missing',
    code: 'markdown-link-broken',
    files: { [hours]: page('See [our API](/docs/api/ for more.') },
    right: { [hours]: page('See [our API](/docs/api/) for more.') },
    at: `${hours}:7:5`,
  },
  {
    name: 'a bar too many',
    code: 'markdown-table-cells',
    files: { [hours]: page('| Day | Hours |\n|---|---|\n| Monday | 9 | 17 |') },
    right: { [hours]: page('| Day | Hours |\n|---|---|\n| Monday | 9 to 17 |') },
    at: `${hours}:9:16`,
  },
  {
    name: 'emphasis without its second mark',
    code: 'markdown-disputed',
    files: { [hours]: page('Open **every day* from 9 to 17.') },
    right: { [hours]: page('Open **every day** from 9 to 17.') },
    at: `${hours}:7:6`,
  },
  {
    name: 'a hash without a space',
    code: 'markdown-near-miss',
    files: { [hours]: page('#In winter\n\nOpen from 9 to 17.') },
    right: { [hours]: page('## In winter\n\nOpen from 9 to 17.') },
    at: `${hours}:7:1`,
  },
  {
    name: 'a picture that says nothing',
    code: 'image-alt-missing',
    files: { [hours]: page('![](/logo.svg)') },
    right: { [hours]: page('![A pump in a circle](/logo.svg)') },
    at: `${hours}:7:1`,
  },
  {
    name: 'a second title',
    code: 'markdown-title',
    files: { [hours]: page('# In winter\n\nOpen from 9 to 17.') },
    right: { [hours]: page('## In winter\n\nOpen from 9 to 17.') },
    at: `${hours}:7:1`,
  },
  {
    name: 'a number as people write it',
    code: 'telephone-invalid',
    files: { [hours]: page('[Call us](tel:+49 221 1234).') },
    right: { [hours]: page('[Call us](tel:+492211234).') },
    at: `${hours}:7:1`,
  },
  {
    name: 'quotes in quotes in quotes',
    code: 'markdown-too-complex',
    files: { [hours]: page(`${'> '.repeat(2000)}Open.`) },
    right: { [hours]: page('> Open.') },
    at: `${hours}:6:1`,
  },
  {
    name: 'a fact that is misspelt',
    code: 'fact-unknown',
    files: { [hours]: page('We are {{company.legalNam}}.') },
    right: { [hours]: page('We are {{company.legalName}}.') },
    at: `${hours}:7:8`,
  },
  {
    name: 'a fact in a typed module',
    code: 'fact-misplaced',
    files: { 'content/company.ts': ["description: 'Für alles.'", "description: 'For {{company.legalName}}.'"] },
    right: { 'content/company.ts': ["description: 'Für alles.'", "description: 'For everything.'"] },
    at: 'content/company.ts:12:60',
  },
  // fields
  {
    name: 'a field that is misspelt',
    code: 'field-unknown',
    files: { 'content/company.ts': ["companyNumber: 'HRA", "companyNummer: 'HRA"] },
    right: { 'content/company.ts': same("companyNumber: 'HRA") },
    at: 'content/company.ts:8:3',
  },
  {
    name: 'a contact route without a way',
    code: 'field-missing',
    files: { 'content/company.ts': [", email: 'post@pumpen.example'", ''] },
    right: { 'content/company.ts': same(", email: 'post@pumpen.example'") },
    at: 'content/company.ts:12:19',
  },
  {
    name: 'a number in quotes',
    code: 'field-type',
    files: { 'content/access.ts': ['workingDays: 5', "workingDays: '5'"] },
    right: { 'content/access.ts': same('workingDays: 5') },
    at: 'content/access.ts:9:32',
  },
  {
    name: 'a time as people say it',
    code: 'field-invalid',
    files: { 'content/company.ts': ["opens: '08:30'", "opens: 'half past eight'"] },
    right: { 'content/company.ts': same("opens: '08:30'") },
    at: 'content/company.ts:13:83',
  },
  {
    name: 'a placeholder of `npx gazette init`',
    code: 'placeholder-left',
    files: { 'content/company.ts': ["companyNumber: 'HRA 0012'", "companyNumber: '⟪number in the register⟫'"] },
    right: { 'content/company.ts': same("companyNumber: 'HRA 0012'") },
    at: 'content/company.ts:8:18',
  },
  {
    name: 'a placeholder that `build --preview` shows',
    code: 'placeholder-shown',
    options: { preview: true, placeholders: true },
    files: { 'content/company.ts': ["companyNumber: 'HRA 0012'", "companyNumber: '⟪number in the register⟫'"] },
    right: { 'content/company.ts': same("companyNumber: 'HRA 0012'") },
    at: 'content/company.ts:8:18',
  },
  {
    name: 'a date as people write it',
    code: 'date-invalid',
    files: { 'content/company.ts': ["incorporated: '1999-12-31'", "incorporated: '31 December 1999'"] },
    right: { 'content/company.ts': same("incorporated: '1999-12-31'") },
    at: 'content/company.ts:10:17',
  },
  {
    name: 'a change that is still to come',
    code: 'date-future',
    files: { [hours]: page('Open from 9 to 17.').replace('2026-01-01', '2099-01-01') },
    right: { [hours]: page('Open from 9 to 17.') },
    at: `${hours}:4:10`,
  },
  {
    name: 'a date that is older than what changed',
    code: 'date-stale',
    ledger: true,
    files: { 'content/solutions.ts': ["updated: '2026-01-05'", "updated: '2025-12-31'"] },
    right: { 'content/solutions.ts': same("updated: '2026-01-05'") },
    at: 'content/solutions.ts:4:12',
    remedy: 'Or leave the date out, as the ledger knows it. `npx gazette check --fix` writes it.',
  },
  {
    name: 'a file of the ledger that somebody renamed',
    code: 'ledger-damaged',
    files: { 'content/ledger/january.txt': 'company#phone K7gNU3sdo-OL0wNhqoVWhr\n' },
    right: { 'content/ledger/january.txt': null },
    at: 'content/ledger/january.txt:1:1',
    remedy:
      'Take the file of your version control. No file of the ledger is ever edited; `npx gazette release` makes new ones.',
  },
  {
    name: 'a summary that was edited, and not recorded',
    code: 'ledger-unrecorded',
    ledger: true,
    files: { 'content/solutions.ts': [recorded, changed] },
    right: { 'content/solutions.ts': same(recorded) },
    at: 'content/ledger',
    remedy: 'Record it, as the message says, and commit the new file of `content/ledger/` with the content.',
  },
  {
    name: 'the same with --strict',
    code: 'ledger-unreleased',
    ledger: true,
    files: { 'content/solutions.ts': [recorded, changed] },
    right: { 'content/solutions.ts': same(recorded) },
    at: 'content/ledger',
    options: { strict: true },
    remedy:
      'Workflows in `deploy/ci/` record changes and commit them before they build: they need no `--strict` for it.',
  },
  {
    name: 'the day of an older release',
    code: 'ledger-early',
    ledger: true,
    files: { 'content/solutions.ts': [recorded, changed] },
    right: { 'content/solutions.ts': same(recorded) },
    at: 'content/ledger',
    options: { date: '2026-03-01' },
    remedy:
      'A build, a check and a release refuse it alike: changes would be published as older than those before them. Where all is recorded, no day is too early.',
  },
  {
    name: 'a value that an import drafted',
    code: 'value-unconfirmed',
    files: { 'content/company.ts': ['  incorporated:', '  // from imprint.html:42, unconfirmed\n  incorporated:'] },
    right: { 'content/company.ts': same("  incorporated: '1999-12-31',") },
    at: 'content/company.ts:11:17',
    remedy:
      'The comment is the mark. `npx gazette confirm` lists all that are left, each with its source; see [Import](../how-to/import.md).',
  },
  {
    name: 'the same in a build for what goes live',
    code: 'value-unconfirmed-live',
    files: { 'content/company.ts': ['  incorporated:', '  // from imprint.html:42, unconfirmed\n  incorporated:'] },
    right: { 'content/company.ts': same("  incorporated: '1999-12-31',") },
    at: 'content/company.ts:11:17',
    options: { production: true },
    remedy: 'Nothing that nobody has looked at is published for good. `npx gazette build --preview` shows it.',
  },
  {
    name: 'a row that is another since it was imported',
    code: 'source-drifted',
    files: {
      'content/imports/people.csv': 'Name;Role\nLise Beispiel;Management\n',
      'content/imports/people.map.json': peopleMap('0000000000000000'),
    },
    right: {
      'content/imports/people.csv': 'Name;Role\nLise Beispiel;Management\n',
      'content/imports/people.map.json': peopleMap('c92b7d98ceac68e6'),
    },
    at: 'content/imports/people.csv:2:1',
    remedy: 'The digest of each row stands in the mapping, and is written by `npx gazette import` alone.',
  },
  {
    name: 'a mapping that names a column that is not there',
    code: 'import-invalid',
    files: {
      'content/imports/people.csv': 'Name;Position\nLise Beispiel;Management\n',
      'content/imports/people.map.json': peopleMap('c92b7d98ceac68e6'),
    },
    right: {
      'content/imports/people.csv': 'Name;Role\nLise Beispiel;Management\n',
      'content/imports/people.map.json': peopleMap('c92b7d98ceac68e6'),
    },
    at: 'content/imports/people.map.json:5:39',
  },
  {
    name: 'the same id twice',
    code: 'id-duplicate',
    files: { 'content/industries.ts': ["id: 'aquaristik'", "id: 'gartenbau'"] },
    right: { 'content/industries.ts': same("id: 'aquaristik'") },
    at: 'content/industries.ts:7:11',
  },
  {
    name: 'a certificate that nobody can look up',
    code: 'claim-unproven',
    files: { 'content/company.ts': ["status: 'compliant'", "status: 'certified'"] },
    right: {
      'content/company.ts': ["status: 'compliant'", "status: 'certified', issuer: 'TÜV Köln', number: 'CE-0012'"],
    },
    at: 'content/company.ts:15:48',
  },
  {
    name: 'facts with the name of something that is built in',
    code: 'name-taken',
    files: { 'content/facts/products.ts': factModule },
    right: { 'content/facts/pump-models.ts': factModule },
    at: 'content/facts/products.ts',
  },
  {
    name: 'a VAT number with a wrong digit',
    code: 'identifier-invalid',
    files: { 'content/company.ts': withIdentifiers("[{ scheme: 'DE-VAT', value: 'DE123456789' }]") },
    right: { 'content/company.ts': withIdentifiers("[{ scheme: 'DE-VAT', value: 'DE999999995' }]") },
    at: 'content/company.ts:9:44',
  },
  {
    name: 'a number that identifies a person',
    code: 'identifier-personal',
    files: { 'content/company.ts': withIdentifiers("[{ scheme: 'GB-UTR', value: '1234567890' }]") },
    right: { 'content/company.ts': withIdentifiers('[]') },
    at: 'content/company.ts:9:27',
  },
  {
    name: 'the birthday of somebody who works there',
    code: 'field-private',
    files: { 'content/company.ts': withPerson(", birthDate: '3 May'") },
    right: { 'content/company.ts': withPerson('') },
    at: 'content/company.ts:17:66',
  },
  {
    name: 'a key in a sentence',
    code: 'private-secret',
    files: { [hours]: page(`Our meters report with ${key}.`) },
    right: { [hours]: page('Our meters report by themselves.') },
    at: `${hours}:7:24`,
    remedy:
      'Gazette knows keys and tokens by their form, passwords by the word before them, and what no word looks like.',
  },
  {
    name: 'the mailbox of somebody who works there',
    code: 'private-person',
    files: { ...atWerk, [hours]: page('Write to lise.beispiel@werk.example.') },
    right: { ...atWerk, [hours]: page('Write to post@werk.example.') },
    at: `${hours}:7:10`,
    remedy:
      'List a person who agreed to be named under `people` in `content/company.ts`. The name may then stand anywhere.',
  },
  {
    name: 'an address that only its writer can open',
    code: 'private-internal',
    files: { [hours]: page(`See ${local} for a preview.`) },
    right: { [hours]: page('See the [guide](/anleitung/start/).') },
    at: `${hours}:7:5`,
  },
  {
    name: 'a comment of the person who drew a logo',
    code: 'public-metadata',
    files: { 'public/sign.svg': drawing('<!-- old sign of Lise, not yet approved -->') },
    right: { 'public/sign.svg': drawing('') },
    at: 'public/sign.svg',
    remedy: '`npx gazette check --fix` takes metadata out of JPEG, PNG, WebP and SVG.',
  },
  {
    name: 'an id that is misspelt',
    code: 'reference-unknown',
    files: { 'content/solutions.ts': ["workflows: ['wasser-holen']", "workflows: ['waser-holen']"] },
    right: { 'content/solutions.ts': same("workflows: ['wasser-holen']") },
    at: 'content/solutions.ts:5:107',
  },
  {
    name: 'a question that is asked already',
    code: 'question-duplicate',
    files: {
      'content/faq/first.md': question('When are you open?', 'From 9 to 17.'),
      'content/faq/second.md': question('WHEN are you open', 'From 9.'),
    },
    right: {
      'content/faq/first.md': question('When are you open?', 'From 9 to 17.'),
      'content/faq/second.md': question('When can I call?', 'From 9.'),
    },
    at: 'content/faq/second.md:2:11',
  },
  {
    name: 'a category that is misspelt',
    code: 'category-similar',
    files: { 'content/faq/when.md': question('When are you open?', 'From 9 to 17.', 'tehcnik') },
    right: { 'content/faq/when.md': question('When are you open?', 'From 9 to 17.', 'technik') },
    at: 'content/faq/when.md:3:11',
  },
  {
    name: 'a language without a catalogue',
    code: 'language-unknown',
    files: { 'content/site.ts': ["language: 'de'", "language: 'tlh'"] },
    right: { 'content/site.ts': same("language: 'de'") },
    at: 'content/site.ts:7:13',
  },
  {
    name: 'a catalogue in which a text lacks a slot',
    code: 'catalogue-invalid',
    files: { [ukrainian]: catalogue.replace('{label}: {value}', '{label}:') },
    right: { [ukrainian]: catalogue },
    at: `${ukrainian}:4:22`,
    remedy:
      'The file has all that the English one has: each text with its slots and code, in the plural forms of its language. `npx gazette new language uk` adds texts that are new, and takes away those that nothing reads.',
  },
  {
    name: 'a catalogue that is not all translated',
    code: 'catalogue-untranslated',
    files: { ...inUkrainian, [ukrainian]: almost },
    right: {
      ...inUkrainian,
      [ukrainian]: almost.replace('"frame.markdown": "Markdown"', '"frame.markdown": "Маркдаун"'),
    },
    at: `${ukrainian}:12:5`,
    remedy:
      'Translate the texts in the file; none is counted that differs from the English one. A name that is the same in your language counts as English: readers lose nothing by it.',
  },
  {
    name: 'a sentence that contradicts the facts',
    code: 'prose-contradiction',
    files: { ...inEnglish, [hours]: page('We serve twelve industries.') },
    right: { ...inEnglish, [hours]: page('We serve {{count industries in words}} industries.') },
    at: `${hours}:7:10`,
    options: { signed: true },
    remedy:
      'Write the fact as `\\{{…}}`, and it never goes wrong again; `npx gazette check --fix` does. [Prose and facts](../how-to/prose.md) lists the compared statements.',
  },
  {
    name: 'a text that is not translated',
    code: 'translation-missing',
    files: { ...twoLanguages, 'content/company.ts': inTwoLanguages("'Baut Pumpen.'") },
    right: {
      ...twoLanguages,
      'content/company.ts': inTwoLanguages("{ de: 'Baut Pumpen.', en: 'Builds pumps.' }"),
    },
    at: 'content/company.ts:4:12',
    remedy: 'Write the text in each language of the site. One that is the same in all is written once for each.',
  },
  {
    name: 'a text in a language that the site does not have',
    code: 'translation-unknown',
    files: {
      'content/site.ts': ["language: 'de'", "languages: ['de']"],
      'content/access.ts': [
        "mustNotContain: 'Keine Gesundheitsdaten.'",
        "mustNotContain: { de: 'Keine Gesundheitsdaten.', fr: 'Pas de données de santé.' }",
      ],
    },
    right: { 'content/access.ts': same("mustNotContain: 'Keine Gesundheitsdaten.'") },
    at: 'content/access.ts:8:52',
  },
  {
    name: 'an origin with a path',
    code: 'base-url-invalid',
    files: { 'content/site.ts': ["'https://pumpen.example'", "'https://pumpen.example/facts/'"] },
    right: { 'content/site.ts': same("'https://pumpen.example'") },
    at: 'content/site.ts:4:12',
  },
  {
    name: 'no homepage',
    code: 'page-missing',
    files: { 'content/pages/home.md': null },
    right: { 'content/pages/home.md': same('title: Kleine Pumpen') },
    at: 'content/pages/home.md',
  },
  {
    name: 'a page where clients look for a login',
    code: 'path-reserved',
    files: { 'content/pages/token.md': page('What our tokens are.', 'Tokens') },
    right: { 'content/pages/our-tokens.md': page('What our tokens are.', 'Tokens') },
    at: 'content/pages/token.md',
  },
  {
    name: 'a type that nobody imports',
    code: 'type-error',
    files: { 'content/industries.ts': ['import type { Industries }', 'import type {}'] },
    right: { 'content/industries.ts': same('import type { Industries }') },
    at: 'content/industries.ts:9:13',
    by: 'types',
  },
  {
    name: 'types of fact modules that are gone',
    code: 'types-stale',
    files: { 'content/facts.d.ts': factTypes("    'releases': {\n      readonly id: string;\n    };\n") },
    right: { 'content/facts.d.ts': factTypes('') },
    at: 'content/facts.d.ts',
    by: 'types',
  },
  // the whole origin
  {
    name: 'two pages at one address',
    code: 'path-collision',
    files: {
      [hours]: page('Open from 9 to 17.', 'Opening hours', 'slug: hours\n'),
      'content/pages/telephone-hours.md': page('Call from 9 to 12.', 'Telephone hours', 'slug: hours\n'),
    },
    right: {
      [hours]: page('Open from 9 to 17.', 'Opening hours', 'slug: hours\n'),
      'content/pages/telephone-hours.md': page('Call from 9 to 12.', 'Telephone hours', 'slug: telephone\n'),
    },
    at: 'content/pages/telephone-hours.md:5:7',
  },
  {
    name: 'an address that is misspelt',
    code: 'link-dead',
    files: { [hours]: page('See [our API](/docs/apis/ "API reference").') },
    right: { [hours]: page('See [our API](/docs/api/ "API reference").') },
    at: `${hours}:7:15`,
  },
  {
    name: 'a page that has moved',
    code: 'link-moved',
    files: { [hours]: page('First read [how to begin](/erste-schritte/ "First steps").') },
    right: { [hours]: page('First read [how to begin](/anleitung/start/ "First steps").') },
    at: `${hours}:7:27`,
    says: /Write "\/anleitung\/start\/"/,
    remedy: 'Readers arrive by the redirect, one request later. `npx gazette check --fix` writes the address of today.',
  },
  {
    name: 'an old address at which there is a new page',
    code: 'redirect-taken',
    files: { [hours]: page('From 9 to 17.', 'Opening hours', 'formerly: [/opening-hours/]\n') },
    right: { [hours]: page('From 9 to 17.', 'Opening hours', 'formerly: [/hours/]\n') },
    at: `${hours}:5:12`,
  },
  {
    name: 'a redirect to a page that is gone',
    code: 'redirect-dead',
    files: { 'content/site.ts': ["to: '/company/'", "to: '/companies/'"] },
    right: { 'content/site.ts': ["to: '/company/'", "to: '/company/'"] },
    at: 'content/site.ts:20:36',
    says: /Did you mean "\/company\/"/,
  },
  {
    name: 'a heading that is not there',
    code: 'anchor-dead',
    files: { [hours]: page('## Winter\n\nSee [winter](#winters).') },
    right: { [hours]: page('## Winter\n\nSee [winter](#winter).') },
    at: `${hours}:9:14`,
  },
  {
    name: 'a relation that nobody registered',
    code: 'link-header-invalid',
    files: { 'content/site.ts': ["rel: 'author'", "rel: 'llms-txt'"] },
    right: { 'content/site.ts': same("rel: 'author'") },
    at: 'content/site.ts',
  },
  {
    name: 'a host that is misspelt',
    code: 'host-unknown',
    files: { 'content/site.ts': ['features:', "hosts: ['ngnix'],\n  features:"] },
    right: { 'content/site.ts': ['features:', "hosts: ['nginx'],\n  features:"] },
    at: 'content/site.ts:17:11',
  },
  {
    name: 'a host that keeps the paths of the API for itself',
    code: 'host-refused',
    files: { 'content/site.ts': ['features:', "hosts: ['azure-static-web-apps'],\n  features:"] },
    right: { 'content/site.ts': ['features:', "hosts: ['node'],\n  features:"] },
    at: 'content/site.ts:17:11',
  },
  {
    name: 'a path that is longer than the host takes',
    code: 'host-limit',
    files: { 'content/site.ts': ['features:', "hosts: ['cloudfront'],\n  features:"], [longPath]: 'x' },
    right: { 'content/site.ts': ['features:', "hosts: ['cloudfront'],\n  features:"], [shortPath]: 'x' },
    at: 'deploy/cloudfront',
    remedy: 'Keep within the limit, or use another host: [each is compared](../reference/hosts.md).',
  },
  {
    name: 'a path that is longer than some hosts take',
    code: 'host-left-out',
    files: { [dottedPath]: 'x' },
    right: { 'content/site.ts': ['features:', "hosts: ['caddy'],\n  features:"], [dottedPath]: 'x' },
    at: 'deploy/nginx',
  },
  {
    name: 'more films than the free plan takes',
    code: 'host-plan',
    files: { 'content/site.ts': ['features:', "hosts: ['vercel'],\n  features:"], ...films },
    right: {
      'content/site.ts': ['features:', "hosts: ['vercel'],\n  features:"],
      'public/film-1.pdf': films['public/film-1.pdf'],
    },
    at: 'deploy/vercel',
    remedy: 'Take the larger plan, or another host: [each is compared](../reference/hosts.md).',
  },
  {
    name: 'a host that cannot negotiate',
    code: 'host-unmet',
    files: { 'content/site.ts': ['features:', "hosts: ['firebase'],\n  features:"] },
    right: { 'content/site.ts': ['features:', "hosts: ['caddy'],\n  features:"] },
    options: { strict: true },
    at: 'deploy/firebase',
    times: 3,
  },
  {
    name: 'a promise that has ended',
    code: 'security-expired',
    files: { 'content/site.ts': [expires, '2026-02-01T00:00:00Z'] },
    right: { 'content/site.ts': same(expires) },
    at: 'content/site.ts:15:105',
  },
  {
    name: 'a signature of last year',
    code: 'security-signed-other',
    files: { 'public/.well-known/security.txt': signedText('2026-02-01T00:00:00Z'), 'content/site.ts': same(expires) },
    right: { 'public/.well-known/security.txt': signedText(expires), 'content/site.ts': same(expires) },
    at: 'public/.well-known/security.txt:6:1',
  },
  {
    name: 'a promise that ends soon',
    code: 'security-expires-soon',
    files: { 'content/site.ts': [expires, '2026-04-01T00:00:00Z'] },
    right: { 'content/site.ts': same(expires) },
    at: 'content/site.ts:15:105',
  },
  {
    name: 'a promise for years',
    code: 'security-expires-far',
    files: { 'content/site.ts': [expires, '2029-02-01T00:00:00Z'] },
    right: { 'content/site.ts': same(expires) },
    at: 'content/site.ts:15:105',
  },
  {
    name: 'a certificate that has run out',
    code: 'fact-expired',
    files: { 'content/company.ts': ["summary: 'Konform.',", "summary: 'Konform.', validUntil: '2026-03-14',"] },
    right: {
      'content/company.ts': [
        "summary: 'Konform.',",
        "summary: 'Konform.', reviewed: '2026-03-10', validUntil: '2027-03-14',",
      ],
    },
    at: 'content/company.ts:15:94',
    remedy:
      'The last day itself is not yet too late. [Living facts](../how-to/living-facts.md) lists the facts that may carry such a date.',
  },
  {
    name: 'a page that must soon be looked at again',
    code: 'fact-expires-soon',
    files: { [hours]: page('From 9 to 17.', 'Opening hours', 'validUntil: 2026-05-01\n') },
    right: { [hours]: page('From 9 to 17.', 'Opening hours', 'validUntil: 2027-05-01\n') },
    at: `${hours}:5:13`,
  },
  {
    name: 'a text that is another since yesterday, in a file that does not say so',
    code: 'value-due',
    files: {
      'content/company.ts': ["summary: 'Baut Pumpen, die in eine Hand passen: 100 % *klein*.'", givenAhead],
    },
    right: {
      'content/company.ts': [
        "updated: '2026-02-03',\n  legalName: 'Kleine Pumpen <GmbH> & \"Co.\" KG',\n  summary: 'Baut Pumpen, die in eine Hand passen: 100 % *klein*.'",
        `updated: '2026-03-14',\n  legalName: 'Kleine Pumpen <GmbH> & "Co." KG',\n  ${givenAhead}`,
      ],
    },
    at: 'content/company.ts:4:12',
    remedy:
      '`npx gazette check --fix` writes the day. With a [ledger](../how-to/ledger.md), make a release instead: `npx gazette release --date` and the day.',
  },
  {
    name: 'a German company without its representatives',
    code: 'legal-fact-missing',
    files: {
      'content/site.ts': settled,
      'content/company.ts': [lastRecord, stated],
    },
    right: {
      'content/site.ts': settled,
      'content/company.ts': [
        lastRecord,
        `${stated}\n  legal: { representatives: [{ name: 'Erika Mustermann', role: 'Geschäftsführerin' }] },`,
      ],
    },
    at: 'content/company.ts:3:16',
    remedy:
      'Or say in `dutiesNotApplicable` why it does not apply. [Legal notices](../how-to/legal.md) has the table of duties.',
  },
  {
    name: 'a skill of 600 lines',
    code: 'skill-long',
    files: { 'content/skills/ask-for-a-quote/SKILL.md': ['# Ask for a quote', `# Ask for a quote\n\n${manyLines}`] },
    right: { 'content/skills/ask-for-a-quote/SKILL.md': same('# Ask for a quote') },
    at: 'content/skills/ask-for-a-quote/SKILL.md',
  },
  {
    name: 'a letter without an outline',
    code: 'share-picture-left-out',
    files: { [hours]: page('Open from 9 to 17.', '概要') },
    right: { [hours]: page('Open from 9 to 17.', 'Overview') },
    at: `${hours}:2:8`,
    remedy:
      'Copy a font of that script into `public/fonts/`, or live without the picture: everything else is published.',
  },
  {
    name: 'a logo in other sides than it has',
    code: 'logo-invalid',
    files: {
      ...withLogo(light),
      'content/brand.ts': brand("logo: { light: '/sign.svg', width: 96, height: 32 },"),
    },
    right: withLogo(light),
    at: 'content/brand.ts:2:18',
  },
  {
    name: 'a shape from elsewhere in a logo',
    code: 'logo-unsafe',
    files: withLogo('<use href="https://cdn.example/sign.svg#a"/>'),
    right: withLogo(light),
    at: 'public/sign.svg:2:8',
    remedy:
      'An SVG is refused as it is and never cleaned. Export it as plain SVG, or have an optimiser such as SVGO write it again; then look at it.',
  },
  {
    name: 'a black logo without one for dark paper',
    code: 'logo-dark',
    files: withLogo('<path d="M0 0h96v24H0z"/>'),
    right: withLogo(light),
    at: 'content/brand.ts:2:18',
  },
  {
    name: 'a font that is no WOFF2',
    code: 'font-invalid',
    files: font("{ file: '/fonts/sign.woff2', family: 'Sign', weights: '400', licence: 'OFL-1.1', use: 'all' }"),
    right: font("'sans'"),
    at: 'content/brand.ts:2:17',
    remedy:
      'All files of a font are WOFF2 and have at most 200,000 bytes together. Reduce them to the characters that you need with `pyftsubset` (fonttools) or `subset-font`, and name the licence that lets you serve it.',
  },
  {
    name: 'styles that load from elsewhere',
    code: 'style-unsafe',
    files: { 'content/brand.css': '.name {\n  background: url(https://cdn.example/a.png);\n}\n' },
    right: { 'content/brand.css': '.name {\n  background: url(/logo.svg);\n}\n' },
    at: 'content/brand.css:2:15',
  },
  {
    name: 'a theme that is not there',
    code: 'theme-invalid',
    files: { 'package.json': themed },
    right: { 'package.json': themed, 'theme/index.mjs': 'export default {};\n' },
    at: 'package.json:3:16',
  },
  {
    name: 'a footer that leaves out a fact',
    code: 'theme-output',
    files: {
      'package.json': themed,
      'theme/index.mjs': footer('footer: { ...frame.footer, jurisdiction: undefined }'),
    },
    right: { 'package.json': themed, 'theme/index.mjs': footer("layout: 'minimal'") },
    at: '/docs/api/',
    remedy: 'Name fields that you leave out on purpose in `omit` of [your theme](../how-to/themes.md).',
  },
  {
    name: 'a colour that cannot be read as a link',
    code: 'color-adjusted',
    files: { ...inEnglish, 'content/brand.ts': brand("color: '#ffcc00',") },
    right: { ...inEnglish, 'content/brand.ts': brand("color: '#00695c',") },
    at: 'content/brand.ts:2:10',
    options: { signed: true },
    remedy:
      'Nothing stops, and builds say nothing of it. `check` lists the colours that replace yours where it could not be read or seen.',
  },
  {
    name: 'a code that is never waived, and no day',
    code: 'waiver-invalid',
    files: { ...withWaiver('link-dead', 'soon'), [hours]: page('A preview is for its writer.') },
    right: withWaiver('private-internal', '2026-12-31'),
    at: 'content/waivers.json:2:13',
    times: 2,
  },
  {
    name: 'a day that has passed',
    code: 'waiver-expired',
    files: { ...withWaiver('private-internal', '2026-03-14'), [hours]: page('A preview is for its writer.') },
    right: { [hours]: page('A preview is for its writer.') },
    remedy: 'If the excused problem is still there, it is reported too.',
    at: 'content/waivers.json:2:3',
  },
  {
    name: 'a waiver for a corrected problem',
    code: 'waiver-unused',
    files: { ...withWaiver('private-internal', '2026-12-31'), [hours]: page('See the [guide](/anleitung/start/).') },
    right: { [hours]: page('See the [guide](/anleitung/start/).') },
    at: 'content/waivers.json:2:3',
  },
  // what was published and may not change
  {
    name: 'another id for a layer of the technology',
    code: 'contract-broken',
    files: { 'content/solutions.ts': ["id: 'kolben'", "id: 'messingkolben'"], [contract]: frozen },
    right: { 'content/solutions.ts': same("id: 'kolben'"), [contract]: frozen },
    at: 'content/solutions.ts:15:27',
    remedy:
      'Everything that is added is fine. `docs/pages/explanation/contract.md` lists the changes that break clients, and shows the way out where a fact is no longer true.',
  },
  {
    name: 'a fact that is no longer published',
    code: 'contract-risky',
    files: { 'content/company.ts': incorporated, [contract]: frozen },
    right: {
      'content/company.ts': incorporated,
      [contract]: frozen,
      'content/accepted.json': accepted('fact-vanished', '/api/v1/company.json#incorporated'),
    },
    at: 'content/company.ts:3:16',
    remedy: 'The next `npx gazette release freeze` takes the row over.',
  },
  {
    name: 'a page that nothing promises yet',
    code: 'contract-additive',
    files: { [hours]: page('Open from 9 to 17.'), [contract]: frozen },
    right: {
      [hours]: page('Open from 9 to 17.'),
      [contract]: frozenText(spoiled({ [hours]: page('Open from 9 to 17.') })),
    },
    at: contract,
  },
  {
    name: 'a contract of another form',
    code: 'contract-invalid',
    files: { [contract]: frozen.replace('"contract": 1', '"contract": "1"') },
    right: { [contract]: frozen },
    at: 'content/contract.json:2:15',
  },
  {
    name: 'a row for a change that was taken back',
    code: 'accepted-unused',
    files: {
      [contract]: frozen,
      'content/accepted.json': accepted('fact-vanished', '/api/v1/company.json#incorporated'),
    },
    right: { [contract]: frozen },
    at: 'content/accepted.json:2:3',
  },
  // where it is published
  {
    name: 'a file of one’s own in dist/',
    code: 'output-foreign',
    files: { 'dist/notes.txt': 'mine' },
    right: { 'public/notes.txt': 'mine' },
    at: 'dist/notes.txt',
    by: 'publish',
  },
  {
    name: 'a misspelt code, and no day',
    code: 'exception-invalid',
    files: { 'known.yaml': exception('file-mising', 'soon') },
    right: { 'known.yaml': exception('file-missing', '2026-12-31') },
    at: 'known.yaml:2:11',
    times: 2,
    remedy: 'Each row has the code of a finding, paths, a reason and a last day: see `docs/pages/how-to/audit.md`.',
    by: 'audit',
  },
  {
    name: 'a day that has passed',
    code: 'exception-expired',
    files: { 'known.yaml': exception('file-missing', '2026-03-14') },
    right: { 'known.yaml': exception('file-missing', '2026-12-31') },
    at: 'known.yaml:2:5',
    by: 'audit',
  },
  ...foreignCases,
];

function exception(code: string, expires: string): string {
  return `exceptions:
  - code: ${code}
    paths: ['/api/v1/faq.json']
    reason: The questions are being rewritten.
    expires: ${expires}
`;
}
