import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentRole } from '../../../src/content/read/content-files.ts';
import { writeFactTypes } from '../../../src/edit/schema/fact-types-file.ts';

const root = new URL('../../../', import.meta.url).pathname;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gazette-fact-types-'));
  mkdirSync(join(folder, 'content/facts'), { recursive: true });
  // A project with the package installed has this folder.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules/gazette'));
  const compilerOptions = {
    ...{ module: 'preserve', moduleResolution: 'bundler', target: 'es2023', strict: true, noEmit: true },
    ...{ exactOptionalPropertyTypes: true, allowImportingTsExtensions: true, types: [] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['content'] }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const d = "description: 'What it says.'";
const write = (item: string) =>
  writeFileSync(
    join(folder, 'content/facts/pump-models.ts'),
    `import type { FactModule } from 'gazette/content';
export default {
  updated: '2026-01-01', title: 'Models', item: 'Model', description: 'What is built.',
  fields: {
    name: { kind: 'text', ${d} },
    state: { kind: 'choice', ${d}, values: { new: 'New', 'long-gone': 'Gone' } },
    weight: { kind: 'number', ${d}, optional: true },
    price: { kind: 'money', ${d}, optional: true },
    at: { kind: 'address', ${d}, optional: true },
    opened: { kind: 'hours', ${d}, optional: true },
    parts: { kind: 'list', ${d}, optional: true,
      of: { kind: 'object', ${d}, fields: { size: { kind: 'number', ${d} } } } },
  },
  items: [
    ${item},
  ],
} satisfies FactModule<'pump-models'>;
`,
  );
const right = `{ id: 'a', name: 'A', state: 'long-gone', weight: 2, price: { amount: '1', currency: 'EUR' },
      at: { streetAddress: ['1 High Street'], locality: 'York', postalCode: 'YO1 7HH', country: 'GB' },
      opened: { timeZone: 'Europe/London', regular: '24/7' }, parts: [{ size: 1 }] }`;

/** Messages of the compiler about the content, without the names of files. */
function compiled(): string {
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stdout: unknown }).stdout);
  }
}

describe('content/facts.d.ts', () => {
  it('makes a fact module strict that compiles without it', () => {
    write("{ id: 'a', nam: 'A' }");
    expect(compiled()).toBe('');
    expect(writeFactTypes(join(folder, 'content'))).toEqual(['content/facts.d.ts']);
    expect(compiled()).toMatch(/pump-models\.ts.*'nam' does not exist/s);
    write(right);
    expect(compiled()).toBe('');
  }, 60_000);

  it.each([
    ["state: 'long-gone'", "state: 'old'"],
    ["name: 'A', ", ''],
    ['weight: 2', "weight: '2'"],
    ["country: 'GB'", "country: 'UK'"],
    ["regular: '24/7'", "regular: '24'"],
    ['size: 1', 'sice: 1'],
    ["amount: '1', ", ''],
    ["id: 'a', ", ''],
  ])(
    'refuses %s → %s',
    (from, to) => {
      expect(right).toContain(from);
      write(right.replace(from, to));
      writeFactTypes(join(folder, 'content'));
      expect(compiled()).toMatch(/^content\/facts\/pump-models\.ts\(\d+,\d+\): error/);
    },
    60_000,
  );

  it('is written where it says something else, and not made where there is nothing to say', () => {
    const content = join(folder, 'content');
    expect([writeFactTypes(content), existsSync(join(content, 'facts.d.ts'))]).toEqual([[], false]);
    write(right);
    expect([writeFactTypes(content), writeFactTypes(content)]).toEqual([['content/facts.d.ts'], []]);
    rmSync(join(content, 'facts/pump-models.ts'));
    expect(writeFactTypes(content)).toEqual(['content/facts.d.ts']);
    expect(readFileSync(join(content, 'facts.d.ts'), 'utf8')).not.toContain('pump-models');
  });

  it('names the ids that a reference may give, of built-in lists, of other modules and of its own', () => {
    const list = (items: string) => `export default { solutions: [{ id: 'pump-it' }], workflows: [${items}] };\n`;
    writeFileSync(join(folder, 'content/solutions.ts'), list("{ id: 'fill' }, { id: 'empty' }, { id: 5 }, null"));
    const fields = ['solutions', 'workflows', 'pump-models', 'nothing']
      .map((to, i) => `r${i}: { kind: 'list', ${d}, of: { kind: 'reference', to: '${to}', ${d} } },`)
      .join('\n    ');
    write(right);
    const file = join(folder, 'content/facts/pump-models.ts');
    const source = (item: string) =>
      `import type { FactModule } from 'gazette/content';
export default {
  updated: '2026-01-01', title: 'Models', item: 'Model', description: 'What is built.',
  fields: {
    ${fields}
  },
  items: [${item}],
} satisfies FactModule<'pump-models'>;
`;
    const item = "{ id: 'a', r0: ['pump-it'], r1: ['fill', 'empty'], r2: ['a'], r3: ['any'] }";
    writeFileSync(file, source(item));
    writeFactTypes(join(folder, 'content'));
    expect(compiled()).toBe('');
    const wrong = item.replace('pump-it', 'pump').replace("'empty'", "'full'").replace("['a']", "['b']");
    writeFileSync(file, source(wrong));
    expect(compiled().match(/"(?:pump|full|b)"' is not assignable/g)).toHaveLength(3);
    // More than a list that anyone reads.
    writeFileSync(
      join(folder, 'content/solutions.ts'),
      list(Array.from({ length: 301 }, (_, i) => `{ id: 'w${i}' }`).join(', ')),
    );
    writeFileSync(file, source(item));
    writeFactTypes(join(folder, 'content'));
    expect(compiled()).toBe('');
  }, 60_000);

  it('stays as it is while a module cannot be read', () => {
    write(right);
    const content = join(folder, 'content');
    writeFactTypes(content);
    const before = readFileSync(join(content, 'facts.d.ts'), 'utf8');
    writeFileSync(join(content, 'facts/pump-models.ts'), 'export default {');
    expect(writeFactTypes(content)).toEqual([]);
    expect(readFileSync(join(content, 'facts.d.ts'), 'utf8')).toBe(before);
  });

  it('leaves a field aside whose definition is wrong', () => {
    write(right);
    const file = join(folder, 'content/facts/pump-models.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace("weight: { kind: 'number'", "weight: { kind: 'nummer'"));
    writeFactTypes(join(folder, 'content'));
    expect(readFileSync(join(folder, 'content/facts.d.ts'), 'utf8')).toMatch(/^(?!.*weight).*readonly price/s);
  });

  it('takes texts in several languages', () => {
    write(right.replace("name: 'A'", "name: { de: 'A', en: 'B' }"));
    const file = join(folder, 'content/facts/pump-models.ts');
    const inTwo = readFileSync(file, 'utf8').replace(
      "name: { kind: 'text', description: 'What it says.'",
      "name: { kind: 'text', description: { de: 'Was es sagt.', en: 'What it says.' }",
    );
    writeFileSync(file, inTwo);
    writeFactTypes(join(folder, 'content'));
    expect(readFileSync(join(folder, 'content/facts.d.ts'), 'utf8')).toContain('/** Was es sagt. */');
    expect(compiled()).toBe('');
  }, 60_000);

  it('is no content', () => {
    expect(contentRole('facts.d.ts')).toEqual({ kind: 'ignored' });
    expect(contentRole('facts/facts.d.ts').kind).toBe('facts');
  });

  it('of the example is what its fact modules say (npx gazette check --fix writes it)', () => {
    const copy = join(folder, 'example');
    cpSync(join(root, 'content'), copy, { recursive: true });
    expect(writeFactTypes(copy)).toEqual([]);
  });
});
