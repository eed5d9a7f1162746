import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listValidFields } from '../../content/fact-modules/schema.ts';
import type { FieldDefinition, FieldDefinitions } from '../../content/fact-types.ts';
import { factTypesFile } from '../../content/read/content-files.ts';
import { parseLiteralModule } from '../../content/read/literal/module.ts';
import { listScheduledSides } from '../../content/scheduled/scheduled-value.ts';
import { changeFile, type ProjectChange } from '../../publish/change/change-files.ts';
import { readIfExists } from '../source/source-path.ts';
import { toStringLiteral } from '../source/string-literal.ts';

/** The most ids that a reference is completed with: more make editors slow, and no list that anyone reads. */
const mostIds = 300;

/** The ids of a list, by its name: those that a reference may give. */
type Ids = ReadonlyMap<string, readonly string[]>;

/**
 * Writes the types of the items of content/facts/*.ts beside that folder, where they say something else; returns the
 * file, if it was written. While a module cannot be read (it is being typed), the file stays as it is.
 */
export function writeFactTypes(
  contentDir: string,
  write: ProjectChange['write'] = (path, text) => changeFile({ contentDir }, path, text),
): string[] {
  const { path, before, text, isWhole } = renderFactTypes(contentDir);
  if (before === text || text === undefined || !isWhole) return [];
  write(path, text);
  return [`${basename(contentDir)}/${factTypesFile}`];
}

/** Current and generated text of content/facts.d.ts; `text` is undefined with neither file nor modules. */
export function renderFactTypes(contentDir: string) {
  const { modules, isWhole } = modulesIn(join(contentDir, 'facts'));
  const path = join(contentDir, factTypesFile);
  const before = readIfExists(path);
  const isWanted = before !== undefined || modules.size > 0;
  return { path, before, isWhole, text: isWanted ? factTypesText(modules, idsIn(contentDir, modules)) : undefined };
}

/** Fact modules by name. Unreadable ones are left out: `check` reports them. */
function modulesIn(folder: string) {
  const names = filesIn(folder).filter((file) => file.endsWith('.ts'));
  const read = names.sort().map((file) => [file.slice(0, -'.ts'.length), readValue(join(folder, file))] as const);
  const modules = new Map(read.filter(([, value]) => value !== undefined));
  return { modules, isWhole: modules.size === read.length };
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    : [];

function readValue(path: string): unknown {
  const text = readIfExists(path);
  return text === undefined
    ? undefined
    : parseLiteralModule(basename(path), text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'), () => {})?.value;
}

/** The lists of what is built in (src/content/check/validate.ts), and the items of each fact module. */
function idsIn(contentDir: string, modules: ReadonlyMap<string, unknown>): Ids {
  const builtIn = {
    solutions: ['solutions', 'workflows'],
    industries: ['industries'],
    company: ['products', 'compliance', 'people', 'locations'],
  };
  const lists = Object.entries(builtIn).flatMap(([file, names]) => {
    const value = readValue(join(contentDir, `${file}.ts`));
    return names.map((name) => [name, idsOf(value, name)] as const);
  });
  return new Map([...lists, ...[...modules].map(([name, value]) => [name, idsOf(value, 'items')] as const)]);
}

function idsOf(module: unknown, list: string): string[] {
  const items = (module as Readonly<Record<string, unknown>> | undefined)?.[list];
  // Items of every day: references may name any of them.
  const all = listScheduledSides(items).flatMap((side) =>
    Array.isArray(side) ? side.flatMap(listScheduledSides) : [],
  );
  const ids = all.map((item) => (item as { readonly id?: unknown } | null)?.id);
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** The text of content/facts.d.ts for fact modules as they are written. */
function factTypesText(modules: ReadonlyMap<string, unknown>, ids: Ids): string {
  const members = [...modules].map(
    ([name, module]) => `    ${toStringLiteral(name)}: ${objectType(listValidFields(module), ids, '    ', 'item')};\n`,
  );
  return `// Made from content/facts by npx gazette check --fix; never edited by hand.
// biome-ignore-all format: made by a program
// biome-ignore-all lint: it imports all that a module may need
import type { Ahead, FactAddress, FactHours, FactPicture, Money, Text } from 'gazette/content';

declare module 'gazette/content' {
  interface Facts {
${members.join('')}  }
}
`;
}

/** Fields of an item may be given ahead, and what is below them only with it. */
function objectType(fields: FieldDefinitions, ids: Ids, indent: string, depth: 'item' | 'below' = 'below'): string {
  const isItem = depth === 'item';
  const inner = `${indent}  `;
  const members = Object.entries(fields).flatMap(([name, definition]) => {
    const { description, optional } = definition;
    const plain = typeOf(definition, ids, inner);
    const type = (isItem ? `Ahead<${plain}>` : plain) + (optional ? ' | undefined' : '');
    return [`/** ${description.replaceAll('*/', '* /')} */`, `readonly ${name}${optional ? '?' : ''}: ${type};`];
  });
  return `{\n${[...(isItem ? ['readonly id: string;'] : []), ...members].map((line) => `${inner}${line}\n`).join('')}${indent}}`;
}

function typeOf(definition: FieldDefinition, ids: Ids, indent: string): string {
  switch (definition.kind) {
    case 'number':
    case 'boolean':
      return definition.kind;
    case 'money':
      return 'Money';
    case 'picture':
      return 'FactPicture<Text>';
    case 'address':
      return 'FactAddress';
    case 'hours':
      return 'FactHours';
    case 'choice':
      return Object.keys(definition.values).map(toStringLiteral).join(' | ') || 'never';
    case 'reference': {
      const known = ids.get(definition.to) ?? [];
      // `check` reports references to a missing or empty list.
      return known.length > mostIds ? 'string' : known.map(toStringLiteral).join(' | ') || 'string';
    }
    case 'list':
      return `readonly (${typeOf(definition.of, ids, indent)})[]`;
    case 'object':
      return objectType(definition.fields, ids, indent);
    // Texts may be given per language.
    case 'text':
    case 'sentence':
      return 'Text';
    default:
      return 'string';
  }
}
