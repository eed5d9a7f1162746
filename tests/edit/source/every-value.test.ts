import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../../../src/content/read/front-matter/front-matter.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import { toPointer } from '../../../src/core/json.ts';
import { findFieldSchema, listSchemaMembers, openContentFile } from '../../../src/desk/editor/content-file.ts';
import { findPointer } from '../../../src/desk/editor/editor.ts';
import { createFieldForm, createFieldView } from '../../../src/desk/editor/field-view.ts';
import type { ItemValue } from '../../../src/edit/source/insert-item.ts';
import { setContent } from '../../../src/edit/source/set-content.ts';
import type { ValueChange } from '../../../src/edit/source/set-literal.ts';

const root = new URL('../../../', import.meta.url).pathname;
/** The most values of Markdown that are tried of each site. */
const most = 4;
const files = ['content', 'tests/fixtures/small/content'].flatMap((folder) => {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => [folder, `content/${name.replaceAll('\\', '/')}`] as const)
    .sort();
  const markdown = found.filter(([, name]) => name.endsWith('.md'));
  const step = Math.ceil(markdown.length / most);
  return [
    ...found.filter(([, name]) => name.endsWith('.ts') && !name.endsWith('.d.ts')),
    ...markdown.filter((_, i) => i % step === 0),
  ];
});
const open = (folder: string, file: string) => openContentFile(file, join(root, folder))!;

/** Every value of a file, with the lists and objects that hold others. */
function* valuesOf(value: unknown, path: string[] = []): Generator<[string[], unknown]> {
  if (path.length > 0) yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) yield* valuesOf(member, [...path, key]);
}
const other = (value: unknown): ItemValue =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `x: it's "${String(value)}" # é`;

describe.each(files)('%s %s', (folder, file) => {
  const { raw, values, ...rest } = open(folder, file);
  const orderAt = (path: readonly string[]) => [...listSchemaMembers({ values, ...rest }, path).keys()];
  const set = (pointer: string, change: ValueChange) => setContent(file, raw, pointer, change, orderAt);
  const read = (text: string) =>
    file.endsWith('.ts')
      ? parseLiteralModule(file, text, () => {})?.value
      : parseFrontMatter(file, text, () => {})?.frontMatter.value;

  it('has values each of which becomes another one, and back, in the same bytes', () => {
    for (const [path, value] of valuesOf(values?.value)) {
      if (typeof value === 'object') continue;
      const pointer = toPointer(path);
      const changed = set(pointer, { value: other(value) });
      expect(changed?.lost, pointer).toEqual([]);
      const holder = path
        .slice(0, -1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], read(changed!.text));
      expect(String((holder as Record<string, unknown>)[path.at(-1)!]), pointer).toBe(String(other(value)));
      const back = setContent(file, changed!.text, pointer, { value: value as ItemValue }, orderAt);
      expect(read(back!.text), pointer).toEqual(read(raw));
      expect(back!.text.length - raw.length, pointer).toBeLessThanOrEqual(2);
    }
  });

  it('has lists and objects that stay as they are when they are given what they have', () => {
    for (const [path, value] of valuesOf(values?.value))
      if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
        const pointer = toPointer(path);
        const same = set(pointer, { value: value as ItemValue });
        if (file.endsWith('.ts')) expect(same?.text, pointer).toBe(raw);
        else expect(read(same!.text), pointer).toEqual(read(raw));
      }
  });

  it('loses and gets back any member, with the others around it as they were', () => {
    for (const [path, value] of valuesOf(values?.value)) {
      const pointer = toPointer(path);
      const less = set(pointer, { remove: true });
      expect(less, pointer).toBeDefined();
      if (/^\d+$/.test(path.at(-1)!)) continue;
      const back = setContent(file, less!.text, pointer, { value: value as ItemValue }, orderAt);
      expect(read(back!.text), pointer).toEqual(read(raw));
    }
  });

  it('has values that open by their places, each with a form', () => {
    const opened = { raw, values, ...rest };
    for (const [path, value] of valuesOf(values?.value)) {
      const pointer = toPointer(path);
      const view = createFieldView(opened, pointer, undefined, '2026-01-01');
      expect(view?.isPresent, pointer).toBe(true);
      expect(view?.expected, pointer).toMatch(/\S/);
      expect(findFieldSchema(opened, path).schema, pointer).toBeDefined();
      if (typeof value === 'object') continue;
      const { line, col } = values!.locate(path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
      expect(findPointer(opened, line, col), pointer).toBe(pointer);
      expect(createFieldForm(findFieldSchema(opened, path).schema, value).kind, pointer).not.toBe('literal');
    }
  });
});
