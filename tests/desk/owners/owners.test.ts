import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { main } from '../../../src/commands/owners.ts';
import { build } from '../../../src/compile/build.ts';
import { codeOwners } from '../../../src/desk/owners/code-owners.ts';
import { change, copied, optionsOf } from '../../languages/two-languages.ts';
import { invocationOf } from '../../support/invocation.ts';
import { copySite, type TestSite } from '../site.ts';

let site: TestSite;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());
const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');
const withOwners = (rows: string) =>
  site.write(
    'content/site.ts',
    read('content/site.ts').replace('  redirects: [', `  owners: [${rows}],\n  redirects: [`),
  );
const run = async (...args: string[]) => {
  const { invocation, said } = invocationOf(site.dir, args);
  return { code: await main(invocation), said: said() };
};
const rows =
  "{ files: ['content/'], owners: ['@all'] }, { files: ['content/company.ts', 'content/faq/*.md'], owners: ['@a/legal', 'b@pumpen.example'] }";

describe('npm run owners', () => {
  it('writes CODEOWNERS, and writes it again', async () => {
    withOwners(rows);
    expect(await run()).toEqual({ code: 0, said: '✓ Wrote .github/CODEOWNERS\n' });
    const text = `# Made from owners in content/site.ts by npm run owners; never edited by hand.
/content/ @all
/content/company.ts @a/legal b@pumpen.example
/content/faq/*.md @a/legal b@pumpen.example
`;
    expect(read('.github/CODEOWNERS')).toBe(text);
    expect((await run('--below', '/sites/x/')).code).toBe(0);
    expect(read('.github/CODEOWNERS')).toBe(
      text.replaceAll('/content/', '/sites/x/content/').replace('in /sites/x', 'in '),
    );
  });

  it('says who answers for which facts, and has all of them asked about their file', async () => {
    withOwners(
      `${rows}, { files: ['content/company.ts#registeredAddress', 'content/company.ts#contactRoutes/post/phone', 'content/access.ts#responseTime', 'content/pages/privacy.md#title'], owners: ['@seat'] },
      { files: ['content/company.ts#registeredAddress'], owners: ['@a/legal', '@last'] }`,
    );
    expect((await run()).said).toBe(`✓ Wrote .github/CODEOWNERS
  content/company.ts#registeredAddress  @a/legal @last
  content/company.ts#contactRoutes/post/phone  @seat
  content/access.ts#responseTime  @seat
  content/pages/privacy.md#title  @seat
`);
    expect(read('.github/CODEOWNERS').split('\n').slice(1)).toEqual([
      '/content/ @all',
      '/content/company.ts @a/legal b@pumpen.example',
      '/content/faq/*.md @a/legal b@pumpen.example',
      '/content/company.ts @a/legal b@pumpen.example @last @seat',
      '/content/access.ts @all @seat',
      '/content/pages/privacy.md @all @seat',
      '',
    ]);
  });

  it.each([
    ['content/faq/*.md', 'content/faq/wie-laut.md', '@all @x'],
    ['content/*', 'content/faq/wie-laut.md', '@x'],
    ['content/*', 'content/company.ts', '@all @x'],
    ['content/*.md', 'content/pages/privacy.md', '@x'],
    ['content/**', 'content/pages/privacy.md', '@all @x'],
    ['content/**/*.md', 'content/pages/privacy.md', '@all @x'],
    ['content/**/*.ts', 'content/company.ts', '@all @x'],
    ['content', 'content/company.ts', '@all @x'],
    ['content/company', 'content/company.ts', '@x'],
  ])('%s has owners of %s, or not', (pattern, file, expected) => {
    const text = codeOwners(
      [
        { files: [pattern], owners: ['@all'] },
        { files: [`${file}#title`], owners: ['@x'] },
      ],
      '',
    );
    expect(text.trimEnd().split('\n').at(-1)).toBe(`/${file} ${expected}`);
  });

  it.each([
    ['content/company.ts#registeredAdress', 'registeredAdress', 'Did you mean "registeredAddress"?'],
    ['content/company.ts#contactRoutes/pst', 'pst', undefined],
    ['content/company.ts#legalName/x', 'x', undefined],
    ['content/nix.ts#x', 'content/nix.ts', undefined],
    ['content/pages/privacy.md#owner', 'owner', undefined],
  ])('refuses %s, which no file states', (fact, name, hint) => {
    withOwners(`{ files: ['content/', '${fact}'], owners: ['@a'] }`);
    const [problem, ...others] = build(site.options).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'reference-unknown', field: 'owners[0].files[1]' });
    expect(problem?.at).toMatchObject({ file: 'content/site.ts', line: 19 });
    expect(problem?.message).toContain(`got "${fact}": there is no ${name}`);
    if (hint) expect(problem?.hint).toBe(hint);
  });

  describe('of what is given ahead', () => {
    const from = "from: '2026-05-01'";
    const route = (id: string) =>
      `{ id: '${id}', name: 'Leeds', description: 'Das Büro.', email: '${id}@pumpen.example' }`;
    const told = (fact: string) => {
      const company = read('content/company.ts');
      const routes = `{ value: ${route('leeds')}, ${from} }, { before: ${route('york')}, ${from} }`;
      site.write('content/company.ts', company.replace('contactRoutes: [', `contactRoutes: [${routes}, `));
      withOwners(`{ files: ['${fact}'], owners: ['@a'] }`);
      return build(site.options).problems.map(
        ({ code, message, hint }) => `${code} ${message.split(': ').at(-1)} ${hint}`,
      );
    };

    it.each(['leeds', 'leeds/email', 'york', 'york/email'])('takes an item that begins or ends: %s', (fact) => {
      expect(told(`content/company.ts#contactRoutes/${fact}`)).toEqual([]);
    });

    it.each([
      ['york/fax', 'fax', undefined],
      ['leds', 'leds', 'Did you mean "leeds"?'],
      ['value', 'value', undefined],
    ])('refuses %s, which none of its sides states', (fact, name, hint) => {
      expect(told(`content/company.ts#contactRoutes/${fact}`)).toEqual([
        `reference-unknown there is no ${name} ${hint}`,
      ]);
    });
  });

  it('of a site with several languages may be facts in any of them, and are looked for once', () => {
    const dir = copied();
    onTestFinished(() => rmSync(dir, { recursive: true }));
    const files = ['content/compny.ts#x', 'content/company.ts#legalName', 'content/pages/home.en.md#title'];
    change(dir, 'content/site.ts', ['aiCrawlers: []', `owners: [{ files: ${JSON.stringify(files)}, owners: ['@a'] }]`]);
    const unknown = build(optionsOf(dir)).problems.filter(({ code }) => code === 'reference-unknown');
    expect(unknown.map(({ field, message }) => [field, message.split(': ').at(-1)])).toEqual([
      ['owners[0].files[0]', 'there is no content/compny.ts'],
    ]);
  });

  it('leaves a file of others alone, and says what it lacks', async () => {
    await expect(run()).rejects.toThrow('names no owners');
    withOwners(rows);
    mkdirSync(join(site.dir, '.github'));
    site.write('.github/CODEOWNERS', '* @me\n');
    await expect(run()).rejects.toThrow('was written by hand');
    expect(read('.github/CODEOWNERS')).toBe('* @me\n');
  });

  it('publishes nothing of it', () => {
    withOwners(rows);
    const { release, problems } = build(site.options);
    expect(problems).toEqual([]);
    for (const { file, bytes } of release!.files.values())
      expect(Buffer.from(bytes).toString('latin1'), file).not.toMatch(/@a\/legal|b@pumpen/);
  });

  it.each([
    "{ files: ['src/'], owners: ['@a'] }",
    "{ files: ['content/../x'], owners: ['@a'] }",
    "{ files: ['content/a b'], owners: ['@a'] }",
    "{ files: ['content/'], owners: ['a'] }",
    "{ files: ['content/'], owners: ['@a @b'] }",
    "{ files: [], owners: ['@a'] }",
    "{ files: ['content/#x'], owners: ['@a'] }",
    "{ files: ['content/company.ts#'], owners: ['@a'] }",
    "{ files: ['public/a.md#x'], owners: ['@a'] }",
  ])('refuses %s', (row) => {
    withOwners(row);
    expect(build(site.options).problems).toMatchObject([{ code: 'field-invalid', at: { file: 'content/site.ts' } }]);
  });
});
