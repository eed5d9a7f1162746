import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { severityOf } from '../../src/core/problem.ts';
import { attached, html } from './found.ts';

const small = new URL('../fixtures/small/', import.meta.url).pathname;

/** Content of the fixture with a telephone number, and waivers. */
function contentWith(waivers: readonly object[]): string {
  const root = mkdtempSync(join(tmpdir(), 'gazette-theirs-'));
  cpSync(small, root, { recursive: true });
  const file = join(root, 'content/company.ts');
  const company = readFileSync(file, 'utf8');
  writeFileSync(file, company.replace("email: 'post@", "phone: '+49 221 5550101', email: 'post@"));
  writeFileSync(join(root, 'content/waivers.json'), JSON.stringify(waivers));
  return join(root, 'content');
}

const waiver = (says: string) => ({
  code: 'foreign-contradiction',
  file: 'index.html',
  says,
  reason: 'A mailbox of the shop.',
  until: '2027-01-31',
});

describe('the homepage of others', () => {
  it.each([
    ['another mailbox', 'Write to shop@pumpen.example.', 'shop@pumpen.example'],
    ['another telephone number', 'Our telephone number: +49 221 5550199', '+49 221 5550199'],
    ['another number of the register', 'Kleine Pumpen, company number 12345678', '12345678'],
  ])('with %s gets a warning at its line, which a waiver ends', (_, text, says) => {
    const files = { 'index.html': html('Home', `<h1>Pumps</h1>\n<p>${text}</p>`, { nav: '' }) };
    const { plan, problems } = attached(files, { contentDir: contentWith([]) });
    expect(plan).toBeDefined();
    expect(problems.map(({ code, at, says: words }) => ({ code, at, words }))).toEqual([
      { code: 'foreign-contradiction', at: expect.objectContaining({ file: 'index.html', line: 11 }), words: says },
    ]);
    expect(problems.map(severityOf)).toEqual(['warning']);
    expect(attached(files, { contentDir: contentWith([waiver(says)]) }).problems).toEqual([]);
  });

  it.each(['Gas Safe registered, number 512345', 'Call 0221 999 or 0221 888, fax 0221 777.', 'Member of BDEW 4711'])(
    'that says "%s" is taken as it is',
    (text) => {
      const page = html('Home', `<p>${text}</p>`, { nav: '' });
      const { plan, problems } = attached({ 'index.html': page }, { contentDir: contentWith([]) });
      expect(problems).toEqual([]);
      expect(plan?.edited.has('index.html')).toBe(true);
    },
  );
});

describe('a page of others', () => {
  const home = (to: string) => html('Home', `<p><a href="${to}">next</a></p>`, { nav: '' });
  const other = html('Other', '<p>Text</p>', { nav: '' });

  it.each(['api.html', 'api/index.html', 'register/index.html', 'api/v1/index.html', 'token.html'])(
    'at %s, where we would have none, has a mirror',
    (file) => {
      const { plan, problems } = attached({ 'index.html': home(`/${file}`), [file]: other });
      expect(problems).toEqual([]);
      expect(plan?.mirrors.map((each) => each.file)).toContain(file);
    },
  );

  it.each([
    ['description', 'See [prices](/gone/)'],
    ['description', '![](/gone.png) and https://pumpen.example//x'],
    ['title', 'https://pumpen.example/a_b*c'],
    ['title', '[x](/gone?y#z)'],
  ])('with an address that is dead in its %s, "%s", stops nothing', (where, text) => {
    const page = where === 'title' ? other.replace('>Other<', `>${text}<`) : other.replace('About Other.', text);
    const { plan, problems } = attached({ 'index.html': home('/a.html'), 'a.html': page });
    expect(problems.filter((each) => severityOf(each) === 'error')).toEqual([]);
    expect(plan?.mirrors).toHaveLength(2);
  });

  it('in two files of one address is the one that servers send', () => {
    const files = { 'index.htm': home('/'), 'index.html': home('/index.htm'), 'index.xhtml': other };
    const { plan, problems } = attached(files);
    expect(problems.filter((each) => severityOf(each) === 'error')).toEqual([]);
    expect(plan?.mirrors.find(({ path }) => path === '/')?.file).toBe('index.html');
  });
});
