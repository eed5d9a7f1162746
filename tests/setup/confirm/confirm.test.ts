import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main as check } from '../../../src/commands/check.ts';
import { main as confirm } from '../../../src/commands/confirm.ts';
import { build } from '../../../src/compile/build.ts';
import { planRelease } from '../../../src/compile/ledger/plan-release.ts';
import { copySite, type TestSite } from '../../desk/site.ts';
import { invocationOf } from '../../support/invocation.ts';

let site: TestSite;
const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');
const original = () => read('content/company.ts');
let before = '';

beforeEach(() => {
  site = copySite();
  before = original();
  site.write(
    'content/company.ts',
    before
      .replace('  legalName:', '  // from imprint.html:3, unconfirmed\n  legalName:')
      .replace('  registeredAddress:', '  // from imprint.html:5, unconfirmed\n  registeredAddress:'),
  );
});
afterEach(() => site.remove());

const run = async (...args: string[]) => {
  const { invocation, said } = invocationOf(site.dir, args);
  return { code: await confirm(invocation), said: said() };
};
const options = (more: object = {}) => ({
  contentDir: join(site.dir, 'content'),
  publicDir: join(site.dir, 'public'),
  preview: false,
  today: '2026-03-15',
  ...more,
});
const codesOf = (more: object) =>
  build(options(more))
    .problems.map(({ code, field }) => `${code} ${field}`)
    .filter((each) => each.startsWith('value-unconfirmed'));

describe('gazette confirm', () => {
  it('lists what is unconfirmed, with its source', async () => {
    const { code, said } = await run();
    expect(code).toBe(0);
    expect(said).toContain('2 values that an import drafted');
    expect(said).toMatch(/content\/company\.ts#legalName {2}\S.*\n {4}from imprint\.html:3\n/);
    expect(said).toMatch(/content\/company\.ts#registeredAddress {2}\S.*\n {4}from imprint\.html:5\n/);
  });

  it('takes away the marks that are named, and nothing else', async () => {
    expect(await run('content/company.ts#legalName')).toEqual({
      code: 0,
      said: '✓ Confirmed 1 value; 1 value left: npx gazette confirm\n',
    });
    expect(original()).toContain('unconfirmed\n  registeredAddress');
    expect((await run('--all-of', 'content/company.ts')).said).toBe(
      '✓ Confirmed 1 value; nothing is left to confirm\n',
    );
    expect(original()).toBe(before);
    expect((await run()).said).toBe('✓ Nothing is unconfirmed.\n');
  });

  it('knows a value by its short name', async () => {
    expect((await run('legalName', 'company.registeredAddress')).said).toBe(
      '✓ Confirmed 2 values; nothing is left to confirm\n',
    );
    expect(original()).toBe(before);
  });

  it('asks which where two files have a value of the name', async () => {
    site.write(
      'content/site.ts',
      read('content/site.ts').replace('default {', 'default {\n  // unconfirmed\n  legalName: "Other",'),
    );
    await expect(run('legalName')).rejects.toThrow(
      '"legalName" stands in several files: say content/company.ts#legalName or content/site.ts#legalName.',
    );
  });

  it('names the folder again where it was given, and says what nobody has said', async () => {
    site.write('content/company.ts', original().replace('from imprint.html:3,', 'suggested,'));
    const content = join(site.dir, 'content');
    const { said } = await run('--content', content);
    expect(said).toMatch(/#legalName {2}\S.*\n {4}suggested: nobody has said it\n/);
    expect(said).toContain(`#legalName --content ${content}\n`);
    const one = await run('content/company.ts#legalName', '--content', content);
    expect(one.said).toContain(`1 value left: npx gazette confirm --content ${content}\n`);
    site.write(
      'content/site.ts',
      read('content/site.ts').replace('  contentSignals:', '  // unconfirmed\n  contentSignals:'),
    );
    expect((await run()).said).toMatch(/site\.ts#contentSignals {2}search (?:true|false), ai-input /);
  });

  it('a file of Markdown is confirmed as a whole', async () => {
    const question = '---\nquestion: Wie tief?\ncategory: technik\norder: 90\nupdated: 2026-01-01\n---\n\nTief.\n';
    site.write('content/faq/wie-tief.md', question.replace('---\n', '---\n# from faq.csv:7, unconfirmed\n'));
    expect((await run()).said).toContain(
      'content/faq/wie-tief.md  Wie tief?, technik, 90, 2026-01-01\n    from faq.csv:7',
    );
    expect(codesOf({})).toContain('value-unconfirmed undefined');
    await run('content/faq/wie-tief.md');
    expect(read('content/faq/wie-tief.md')).toBe(question);
  });

  it.each([
    [['content/company.ts#legalname'], 'Nothing is unconfirmed at content/company.ts#legalname.'],
    [['content/company.ts#registeredAddress.locality'], 'The mark stands at content/company.ts#registeredAddress'],
    [['content/company.ts'], 'Say which value'],
    [['--all-of', 'content/site.ts'], 'Nothing is unconfirmed in content/site.ts.'],
  ])('%j: says what it expected, and changes nothing', async (args, message) => {
    const text = original();
    await expect(run(...args)).rejects.toThrow(message);
    expect(original()).toBe(text);
  });
});

describe('what is unconfirmed', () => {
  it('warns, shows in a preview, and goes live nowhere', () => {
    expect(codesOf({})).toEqual(['value-unconfirmed legalName', 'value-unconfirmed registeredAddress']);
    expect(build(options()).release).toBeDefined();
    expect(build(options({ preview: true, production: true })).release).toBeDefined();
    for (const live of [{ production: true }, { strict: true }]) {
      expect(codesOf(live)).toEqual(['value-unconfirmed-live legalName', 'value-unconfirmed-live registeredAddress']);
      expect(build(options(live)).release).toBeUndefined();
    }
  });

  it('is refused by a release', () => {
    const plan = planRelease({ ...options(), date: '2026-03-15', adopt: true, compact: false });
    const problems = 'problems' in plan ? plan.problems : [];
    expect(problems.filter(({ code }) => code === 'value-unconfirmed-live')).toHaveLength(2);
    expect('write' in plan && plan.write).toEqual([]);
  });

  it('is told by check with its place and the command that confirms it', async () => {
    const { invocation, said } = invocationOf(site.dir, ['--json']);
    // Else a build for production would refuse what a check has passed.
    expect(await check(invocation)).toBe(1);
    expect(said()).toContain('"code":"value-unconfirmed-live"');
    expect(said()).toContain('npx gazette confirm content/company.ts#legalName');
  });
});
