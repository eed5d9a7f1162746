import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestSite } from './site.ts';

const root = new URL('../../', import.meta.url).pathname;
const page = (body: string, front = '') =>
  `---\ntitle: Neu\ndescription: Eine Seite\nupdated: 2026-01-01\n${front}---\n${body}\n`;
const edited = (file: string, from: string | RegExp, to: string) => (of: TestSite) => {
  const path = join(of.dir, file);
  return [of.write(file, existsSync(path) ? readFileSync(path, 'utf8').replace(from, to) : null)];
};
const restored = (file: string) => (of: TestSite) => [
  of.write(file, readFileSync(join(root, 'tests/fixtures/small', file), 'utf8')),
];
const written = (file: string, text: string | null) => (of: TestSite) => [of.write(file, text)];

/** Edits as people make them; some break the content, some mend it, some meet nothing. */
export const edits: Readonly<Record<string, (of: TestSite) => string[]>> = {
  'a page is added': written('content/pages/neu.md', page('Text mit {{company.legalName}}.')),
  'a page is changed': written('content/pages/neu.md', page('Anderer Text, {{count pages}} Seiten.')),
  'a page is removed': written('content/pages/neu.md', null),
  'a page becomes a draft': written('content/pages/neu.md', page('Geheim.', 'draft: true\n')),
  'a page takes the address of another': written('content/pages/neu.md', page('x', 'slug: datenschutz\n')),
  'a page is broken': written('content/pages/neu.md', '---\ntitle: "offen\n---\n'),
  'a page has a dead link': written('content/pages/neu.md', page('[x](/nirgends/)')),
  'a page has an unknown fact': written('content/pages/neu.md', page('{{company.nix}}')),
  'the text of a page grows': edited('content/pages/privacy.md', /$/, '\nMehr, {{company.legalName}}.\n'),
  'the text of a page gets a dead anchor': edited('content/pages/privacy.md', /$/, '\n[x](#nirgends)\n'),
  'the text of a page gets HTML': edited('content/pages/privacy.md', /$/, '\n<b>x</b>\n'),
  'the text of a page is taken back': restored('content/pages/privacy.md'),
  'the title of a page is changed': edited('content/pages/privacy.md', /title: .*/, 'title: Umbenannt'),
  'an editor writes beside a page': written('content/pages/privacy.md~', 'x'),
  'the texts of two pages grow': (of) => [
    ...edited('content/pages/privacy.md', /$/, '\nEins.\n')(of),
    ...edited('content/pages/home.md', /$/, '\nZwei.\n')(of),
  ],
  'a question is added': written(
    'content/faq/neu.md',
    '---\nquestion: Neu?\ncategory: technik\norder: 5\nupdated: 2026-01-02\n---\nJa, {{count questions}}.\n',
  ),
  'a question is removed': written('content/faq/neu.md', null),
  'a fact is changed': edited('content/company.ts', "companyNumber: 'HRA 0012'", "companyNumber: 'HRA 0013'"),
  'a fact is changed back': edited('content/company.ts', "companyNumber: 'HRA 0013'", "companyNumber: 'HRA 0012'"),
  'a module is broken': edited('content/company.ts', 'legalName:', 'legalNmae:'),
  'a module is mended': edited('content/company.ts', 'legalNmae:', 'legalName:'),
  'every page is wanted in one file': edited('content/site.ts', 'llmsFull: false', 'llmsFull: true'),
  'a workflow is renamed': edited('content/solutions.ts', "name: 'Wasser holen'", "name: 'Wasser bringen'"),
  'a skill is changed': edited('content/skills/ask-for-a-quote/SKILL.md', 'Write to', 'Please write to'),
  'a public file is added': written('public/neu.txt', 'neu'),
  'a public file is changed': written('public/neu.txt', 'ganz neu'),
  'a public file is removed': written('public/neu.txt', null),
  'a forbidden file appears': written('public/.env', 'x'),
  'the forbidden file goes': written('public/.env', null),
  'nothing is changed': (of) => [join(of.dir, 'content/site.ts')],
};
