import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../../src/commands/owners.ts';
import { build } from '../../../src/compile/build.ts';
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
  ])('refuses %s', (row) => {
    withOwners(row);
    expect(build(site.options).problems).toMatchObject([{ code: 'field-invalid', at: { file: 'content/site.ts' } }]);
  });
});
