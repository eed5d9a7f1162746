import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { parseMapping } from '../../src/content/imports/parse-rows.ts';
import type { ScheduledValue } from '../../src/content/scheduled/scheduled-value.ts';
import type { schemas } from '../../src/content/schemas/index.ts';
import type { Spoken, Translations } from '../../src/content/text.ts';
import type { Access, Company, Industries, SiteSettings, Solutions } from '../../src/content/types.ts';
import { initialEditorFiles, type JsonSchema, renderEditorFiles } from '../../src/edit/schema/editor-files.ts';
import type { LanguageCode } from '../../src/language/data/index.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = renderEditorFiles();

describe('the files that help editors', () => {
  for (const [file, text] of Object.entries(files))
    it(`${file} is what the content schemas give (npx gazette check --fix writes it)`, () => {
      expect(read(file)).toBe(text);
    });

  it('the types are those that zod infers (checked by tsc)', () => {
    // A text may be given per language, which the schema sees when it has been chosen.
    // Scheduled values have a day already.
    type Plain<T> = T extends string | number | boolean | undefined
      ? T
      : Equal<keyof T, keyof ScheduledValue<unknown>> extends true
        ? never
        : Equal<T, Translations> extends true
          ? string
          : T extends readonly (infer Item)[]
            ? Plain<Item>[]
            : { [K in keyof T]: Plain<T[K]> };
    type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
    type Input = { [Name in keyof typeof schemas]: z.input<(typeof schemas)[Name]> };
    type Same<A, B> = [A, B] extends [B, A] ? true : Equal<A, B>;
    const same: [
      Same<Plain<SiteSettings>, Input['site']>,
      Same<Plain<Company>, Input['company']>,
      Same<Plain<Solutions>, Input['solutions']>,
      Same<Plain<Industries>, Input['industries']>,
      Same<Plain<Access>, Input['access']>,
    ] = [true, true, true, true, true];
    const spoken: Same<Spoken, LanguageCode> = true;
    expect([...same, spoken]).not.toContain(false);
  });

  it('every member of every schema and type says what it means', () => {
    const undescribed = (schema: JsonSchema, path: string): string[] =>
      Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
        ...(member.description ? [] : [`${path}.${name}`]),
        ...undescribed(member, `${path}.${name}`),
      ]);
    for (const [file, text] of Object.entries(files)) {
      if (file.endsWith('.schema.json')) expect(undescribed(JSON.parse(text), file)).toEqual([]);
    }
    const lines = files['src/content/types.generated.ts']!.split('\n');
    const members = lines.flatMap((line, i) => (/^ +['\w-]+\??:/.test(line) ? [[line, lines[i - 1]!]] : []));
    expect(members.length).toBeGreaterThan(90);
    expect(members.filter(([, before]) => !before!.trim().startsWith('/**')).map(([line]) => line)).toEqual([]);
  });
});

describe('the JSON Schemas', () => {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  addFormats(ajv);
  const schemaOf = (name: string) => ajv.compile(JSON.parse(files[`.vscode/schemas/${name}.schema.json`]!));
  const frontMatter = (file: string) => parse(read(file).split('---\n')[1]!) as unknown;

  it('accept the front matter of the example, as YAML gives it to editors', () => {
    const question = schemaOf('question');
    expect(question(frontMatter('content/faq/are-there-rate-limits.md')), JSON.stringify(question.errors)).toBe(true);
    const page = schemaOf('page');
    expect(page(frontMatter('content/pages/privacy.md')), JSON.stringify(page.errors)).toBe(true);
    const skill = schemaOf('skill');
    expect(skill(frontMatter('content/skills/book-a-clinical-pilot/SKILL.md')), JSON.stringify(skill.errors)).toBe(
      true,
    );
  });

  const mapping = { source: 'team.csv', to: 'people', key: 'Name', fields: { name: 'Name', role: 'Position' } };
  it.each([
    ['a mapping', {}, true],
    ['one that names its schema', { $schema: '../../.vscode/schemas/import.schema.json' }, true],
    ['one with all that it may have', { constants: { email: 'x' }, separator: ';', rows: { a: 'b' } }, true],
    ['no target', { to: 'persons' }, false],
    ['a member that there is none', { column: 'x' }, false],
    ['a file of another folder', { source: '../team.csv' }, false],
    ['a field of another target', { fields: { name: 'Name', question: 'Q' } }, false],
    ['a constant of another target', { constants: { answer: 'A' } }, false],
    ['the fields of its own', { to: 'faq', fields: { question: 'Q' }, constants: { category: 'A' } }, true],
  ])('judge %s as the reader does', (_name, change, isSound) => {
    const text = JSON.stringify({ ...mapping, ...change });
    const problems: unknown[] = [];
    parseMapping('content/imports/team.map.json', text, (problem) => problems.push(problem));
    expect(problems.length === 0).toBe(isSound);
    expect(schemaOf('import')(JSON.parse(text))).toBe(isSound);
  });

  it.each([
    ['a misspelt field', { title: 'x', description: 'y', updated: '2026-01-01', ordr: 1 }],
    ['a missing field', { title: 'x', updated: '2026-01-01' }],
    ['a day that does not exist', { title: 'x', description: 'y', updated: '2026-02-30' }],
    ['an order in words', { title: 'x', description: 'y', updated: '2026-01-01', order: 'first' }],
  ])('refuse %s', (_name, data) => expect(schemaOf('page')(data)).toBe(false));
});

describe('.vscode', () => {
  const parseJson = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;

  it('is JSON, and names only commands that exist', () => {
    const { tasks } = parseJson('.vscode/tasks.json') as { tasks: { type: string; script: string }[] };
    const { scripts } = parseJson('package.json') as { scripts: Record<string, string> };
    expect(tasks.filter(({ script }) => !(script in scripts))).toEqual([]);
    const settings = parseJson('.vscode/settings.json') as { 'json.schemas': { url: string }[] };
    expect(settings).toHaveProperty('[markdown]');
    expect(settings['json.schemas'].map(({ url }) => url.slice(2)).filter((file) => !(file in files))).toEqual([]);
    for (const [file, text] of Object.entries(initialEditorFiles)) expect(JSON.parse(text)).toEqual(parseJson(file));
    expect(existsSync(join(root, '.vscode/extensions.json'))).toBe(true);
  });

  it('finds the problems that commands print', () => {
    const { tasks } = JSON.parse(read('.vscode/tasks.json')) as {
      tasks: { problemMatcher: { pattern: { regexp: string } } }[];
    };
    for (const { problemMatcher } of tasks) {
      const pattern = new RegExp(problemMatcher.pattern.regexp);
      const line = 'content/company.ts:12:18 companyNumber: expected 8 characters, got "1"  [field-invalid]';
      expect(pattern.exec(line)?.slice(1)).toEqual([
        'content/company.ts',
        '12',
        '18',
        undefined,
        'companyNumber: expected 8 characters, got "1"',
        'field-invalid',
      ]);
      expect(pattern.exec('content/site.ts:1:2 warning x: y  [skill-long]')?.[4]).toBe('warning');
      expect(pattern.exec('  → Did you lose a leading zero?')).toBeNull();
    }
  });
});
