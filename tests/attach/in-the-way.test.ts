import { describe, expect, it } from 'vitest';
import { copySite } from '../desk/site.ts';
import { attached, html, planned, textOf } from './found.ts';

const home = { 'index.html': html('Home', '<h1>Home</h1>', { nav: '' }) };
/** A page of theirs that gets no Markdown. */
const unlisted = html('T', '<p>x</p>', { head: '<meta name="robots" content="noindex">', nav: '' });
const ours = [...planned(home, { pages: true }).added.keys()];
/** Content with every list: /llms-full.txt holds the texts of all pages. */
const { contentDir, publicDir } = copySite('example').options;
const whole = { contentDir, publicDir };
const errorsOf = (files: Readonly<Record<string, string>>, options = {}, pages = true) => {
  const { plan, problems } = attached({ ...home, ...files }, { ...options, pages });
  return plan ? [] : problems.map(({ code, at, message }) => `${at?.file} ${code} ${message}`);
};
const machines = ours.filter((file) => /^\.well-known\/|^auth\.md$|^docs\/api\.md$|^llms|^openapi/.test(file));
const api = ours.filter((file) => file.startsWith('api/v1/'));

describe('a site that has what Gazette would publish', () => {
  it('loses nothing, and the rest is added: documents for machines, and pages without Markdown', () => {
    const pages = ours.filter((file) => file.endsWith('.html'));
    expect(machines.length).toBeGreaterThan(6);
    expect(pages.length).toBeGreaterThan(10);
    expect(errorsOf(Object.fromEntries(machines.map((file) => [file, 'theirs']))), 'machines').toEqual([]);
    expect(errorsOf(Object.fromEntries(pages.map((file) => [file, unlisted]))), 'pages').toEqual([]);
  });

  it.each(['docs/api.md', 'auth.md', '.well-known/oauth-protected-resource'])('%s alone is not in the way', (file) => {
    expect(errorsOf({ [file]: 'theirs' })).toEqual([]);
    expect(errorsOf({ [file]: 'theirs' }, {}, false)).toEqual([]);
  });

  it('loses nothing where our pages are not wanted: their places are free', () => {
    const pages = ours.filter((file) => file.endsWith('.html'));
    expect(errorsOf(Object.fromEntries(machines.map((file) => [file, 'theirs'])), {}, false)).toEqual([]);
    expect(errorsOf(Object.fromEntries(pages.map((file) => [file, unlisted])), {}, false)).toEqual([]);
  });

  it('is told of each document of the API that has no place, and nothing is written', () => {
    expect(errorsOf({ 'api/v1/company.json': '{}' })).toEqual([
      expect.stringMatching(/^api\/v1\/company\.json foreign-essential /),
    ]);
    const told = errorsOf(Object.fromEntries(api.map((file) => [file, '{}'])));
    expect(told.filter((each) => each.includes(' foreign-essential ')).length).toBe(api.length);
  });

  it('has a page for what is missing that leads nowhere, which is no mistake of ours', () => {
    expect(errorsOf({ '404.html': html('Gone', '<a href="/gone/">x</a>', { nav: '' }) })).toEqual([]);
  });

  it('has dead links of its own, which are no mistakes of ours wherever its texts stand', () => {
    const dead = html('Docs', `<h1>Docs</h1><p>${'Text of a page. '.repeat(5)}<a href="/gone/">Gone</a></p>`, {
      nav: '',
    });
    const few = { 'index.html': html('Home', '<p><a href="/docs/">Docs</a></p>'), 'docs/index.html': dead };
    expect(errorsOf(few)).toEqual([]);
    expect(errorsOf(few, whole)).toEqual([]);
    const names = Array.from({ length: 120 }, (_, i) => `docs/p${i}/index.html`);
    const home = html('Home', names.map((name) => `<p><a href="/${name.slice(0, -10)}">Docs</a></p>`).join(''));
    const long = dead.replace('Text of a page. ', 'Text of a page that is long. '.repeat(200));
    expect(errorsOf({ 'index.html': home, ...Object.fromEntries(names.map((name) => [name, long])) }, whole)).toEqual(
      [],
    );
  });

  it('is led to by its page where that has no Markdown', () => {
    const plan = planned({ ...home, 'compliance/index.html': unlisted });
    expect(ours).toContain('compliance.md');
    expect(plan.added.has('compliance.md')).toBe(false);
    const said = [...plan.added.keys()].filter((file) => /\.(?:md|html|txt|json)$/.test(file));
    for (const file of said) expect(textOf(plan, file), file).not.toContain('/compliance.md');
    expect(said.some((file) => textOf(plan, file).includes('https://pumpen.example/compliance/)'))).toBe(true);
  });
});
