import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { definedFields } from '../../content/fact-modules/schema.ts';
import type { FieldDefinition, FieldDefinitions } from '../../content/fact-types.ts';
import { factTypesFile } from '../../content/read/content-files.ts';
import { readLiteralModule } from '../../content/read/literal/module.ts';
import { stringLiteral } from '../edit/insert-item.ts';
import { createFile, readIfThere, replaceFile } from '../edit/write-file.ts';

/**
 * Writes the types of the items of content/facts/*.ts beside that folder, where they say something else; returns the
 * file, if it was written. Without a fact module there is nothing to say, and no file is made.
 */
export function writeFactTypes(contentDir: string): string[] {
  const modules = modulesIn(join(contentDir, 'facts'));
  const path = join(contentDir, factTypesFile);
  const before = readIfThere(path);
  const text = factTypesText(modules);
  if (before === text || (before === undefined && modules.size === 0)) return [];
  if (before === undefined) createFile(path, text);
  else replaceFile(path, text);
  return [`${basename(contentDir)}/${factTypesFile}`];
}

/** What the fact modules say, by name; those that cannot be read are left out: `check` says why. */
function modulesIn(folder: string): Map<string, unknown> {
  const names = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts')) : [];
  return new Map(
    names.sort().flatMap((file) => {
      const located = readLiteralModule(file, readFileSync(join(folder, file), 'utf8'), () => {});
      return located ? [[file.slice(0, -'.ts'.length), located.value] as const] : [];
    }),
  );
}

/** The text of content/facts.d.ts for fact modules as they are written. */
export function factTypesText(modules: ReadonlyMap<string, unknown>): string {
  const members = [...modules].map(
    ([name, module]) =>
      `    ${stringLiteral(name)}: ${objectType(definedFields(module), '    ', ['readonly id: string;'])};\n`,
  );
  return `// Made from content/facts by npm run types; never edited by hand.
// biome-ignore-all format: made by a program
// biome-ignore-all lint: it imports all that a module may need
import type { FactAddress, FactHours, Money, Text } from 'gazette/content';

declare module 'gazette/content' {
  interface Facts {
${members.join('')}  }
}
`;
}

function objectType(fields: FieldDefinitions, indent: string, first: readonly string[] = []): string {
  const inner = `${indent}  `;
  const members = Object.entries(fields).flatMap(([name, definition]) => {
    const { description, optional } = definition;
    const type = typeOf(definition, inner) + (optional ? ' | undefined' : '');
    return [`/** ${description.replaceAll('*/', '* /')} */`, `readonly ${name}${optional ? '?' : ''}: ${type};`];
  });
  return `{\n${[...first, ...members].map((line) => `${inner}${line}\n`).join('')}${indent}}`;
}

function typeOf(definition: FieldDefinition, indent: string): string {
  switch (definition.kind) {
    case 'number':
    case 'boolean':
      return definition.kind;
    case 'money':
      return 'Money';
    case 'address':
      return 'FactAddress';
    case 'hours':
      return 'FactHours';
    case 'choice':
      return Object.keys(definition.values).map(stringLiteral).join(' | ') || 'never';
    case 'list':
      return `readonly (${typeOf(definition.of, indent)})[]`;
    case 'object':
      return objectType(definition.fields, indent);
    // They may be given per language.
    case 'text':
    case 'sentence':
      return 'Text';
    default:
      return 'string';
  }
}
