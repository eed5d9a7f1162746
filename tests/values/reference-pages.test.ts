import { expect, it } from 'vitest';
import type { z } from 'zod';
import { type Command, commandGroups, commands } from '../../src/commands/index.ts';
import { newsSchema, pageSchema, questionSchema, skillSchema } from '../../src/content/schemas/front-matter.ts';
import { schemas } from '../../src/content/schemas/index.ts';
import { unwrapSchema } from '../../src/content/schemas/walk-schema.ts';
import { exitCodes } from '../../src/core/exit-codes.ts';
import { findCountryName } from '../../src/language/find-country.ts';
import { languageCodes } from '../../src/language/language.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { addressFormats } from '../../src/values/contact/address/check-address.ts';
import { type PartLetter, partNames } from '../../src/values/contact/address/model.ts';
import { toPrintedForm } from '../../src/values/identifiers/check-identifier.ts';
import { schemes } from '../../src/values/identifiers/schemes/index.ts';

// Pages of the reference that list what the program knows: `npx vitest run tests/values/reference-pages.test.ts --update` writes them.

const { table } = languageByTag('en');
const country = (code = '') => findCountryName(table, code) ?? 'any';
const cell = (text: string) => text.replaceAll('|', '\\|');
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const page = (title: string, description: string, ...parts: readonly string[]) =>
  `${[`---\ntitle: ${title}\ndescription: ${description}\nupdated: 2026-11-30\n---`, ...parts].join('\n\n')}\n`;
const mostChoices = 12;
const file = (name: string) => `../../docs/pages/reference/${name}.md`;

it('every scheme of identifiers is in the reference, with country, form and example', async () => {
  const rows = schemes.map((scheme) => [
    `\`${scheme.code}\``,
    country(scheme.country),
    `${scheme.name} (${scheme.issuer})`,
    scheme.form + (scheme.needs ? `, with \`${scheme.needs}\`` : ''),
    `\`${toPrintedForm(scheme, scheme.example)}\``,
  ]);
  expect(new Set(rows.map(([code]) => code)).size).toBe(schemes.length);
  const text = page(
    'Schemes of identifiers',
    `The ${schemes.length} schemes by which numbers of registers and taxes are checked, with country, form and example.`,
    'An item of `identifiers` names its scheme: `{ scheme: "GB-COH", value: "01234567" }`. Check digits are judged where a scheme has some. The examples are numbers that pass; nobody need have them. A register without a scheme is `other`: see [Facts of organisations](organisations.md).',
    tableOf(['Scheme', 'Country', 'Number', 'Form', 'Example'], rows),
  );
  await expect(text).toMatchFileSnapshot(file('identifiers'));
});

it('every country of addresses is in the reference, with what it needs and its postal codes', async () => {
  const parts = (needs: string) =>
    [...needs]
      .map((letter) => (letter === '+' ? '`locality` or `region`' : `\`${partNames[letter as PartLetter]}\``))
      .join(', ');
  const rows = Object.entries(addressFormats).map(([code, { needs, code: pattern, examples }]) => [
    `\`${code}\``,
    country(code),
    parts(needs),
    pattern ? examples.map((example) => `\`${example}\``).join(', ') : 'none',
  ]);
  const text = page(
    'Addresses by country',
    `What a registered address needs in ${rows.length} countries, and how postal codes look there.`,
    'Other countries need `streetAddress` alone, and any postal code is taken. A location needs its town or region alone: see [Places, hours and telephone numbers](../how-to/places.md).',
    tableOf(['Code', 'Country', 'Needs', 'Postal code'], rows),
  );
  await expect(text).toMatchFileSnapshot(file('addresses'));
});

it('every language that Gazette speaks is in the reference, with what its catalogue covers', async () => {
  const rows = [...languageCodes].sort().map((code) => {
    const { ownName, direction, words, reviewed, table: own } = languageByTag(code);
    const plurals = [...Object.keys(own.plurals), 'other'].filter((each, i, all) => all.indexOf(each) === i);
    expect(Object.keys(words).length).toBe(Object.keys(languageByTag('en').words).length);
    return [
      `\`${code}\``,
      ownName,
      direction === 'rtl' ? 'right to left' : 'left to right',
      String(Object.keys(words).length),
      plurals.map((each) => `\`${each}\``).join(', '),
      reviewed === false ? 'no' : reviewed,
    ];
  });
  const text = page(
    'Languages and what they cover',
    `The ${rows.length} languages that Gazette speaks, with texts, direction and plural forms; others are added by a file.`,
    'Any other language is a file of your own: `npx gazette new language uk` writes it. See [Languages](../how-to/languages.md). Tests build sites in Ukrainian, Korean, Hebrew and Simplified Chinese with such files.',
    tableOf(['Tag', 'Name', 'Direction', 'Texts', 'Plural forms', 'Reviewed by a native reader'], rows),
  );
  await expect(text).toMatchFileSnapshot(file('language-coverage'));
});

it('every command is in the reference, with its flags', async () => {
  const all: [string, Command][] = Object.entries(commands);
  const parts = Object.entries(commandGroups).flatMap(([group, title]) => [
    `## ${title}`,
    ...all
      .filter(([, command]) => command.group === group)
      .flatMap(([name, { about, operand, flags }]) => [
        `### \`${name}\``,
        `${about}: \`npx gazette ${[name, ...(operand ? [operand] : [])].join(' ')}\`.`,
        tableOf(
          ['Flag', 'Meaning'],
          Object.entries(flags).map(([flag, each]) => [
            `\`--${flag}${each.value ? ` ${each.value}` : ''}\``,
            each.about.replace(/https:\S+/g, '`$&`'),
          ]),
        ),
      ]),
  ]);
  const text = page(
    'Commands',
    `The ${all.length} commands with their flags, and the exit codes.`,
    '`npx gazette --help` shows the nine that most people need, `--help all` every one.',
    ...parts,
    '## Exit codes',
    tableOf(
      ['Code', 'Meaning'],
      Object.values(exitCodes).map(({ code, meaning }) => [String(code), meaning]),
    ),
  );
  await expect(text).toMatchFileSnapshot(file('commands'));
});

it('every field of typed modules and front matter is in the reference', async () => {
  const rowsOf = (schema: z.core.$ZodType, path: string, above: readonly unknown[]): string[][] =>
    unwrapSchema(schema).flatMap((each) => {
      const { def } = each._zod;
      // A list within its own items, such as sub-entries of a menu, is shown once.
      if (above.includes(each)) return [];
      if (def.type === 'array') return rowsOf(def.element, `${path}[]`, [...above, each]);
      if (def.type !== 'object') return [];
      return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([name, member]) => {
        const field = path === '' ? name : `${path}.${name}`;
        const meaning = [member.description ?? '', choicesOf(member)].filter(Boolean).join(' ');
        return [
          [`\`${field}\``, member.safeParse(undefined).success ? '' : 'required', meaning],
          ...rowsOf(member, field, [...above, each]),
        ];
      });
    });
  /** The values of a choice; of a long one the first. */
  const choicesOf = (member: z.ZodType) => {
    const values = unwrapSchema(member).flatMap(({ _zod: { def } }) =>
      def.type === 'enum' ? Object.values(def.entries) : [],
    );
    const shown = values.slice(0, mostChoices).map((value) => `\`${value}\``);
    return shown.length === 0 ? '' : `One of ${shown.join(', ')}${values.length > mostChoices ? ' and others' : ''}.`;
  };
  const unique = (rows: string[][]) => [...new Map(rows.map((row) => [row[0], row])).values()];
  const typed = Object.entries(schemas).map(([name, schema]) => [`content/${name}.ts`, schema] as const);
  const modules = [
    ...typed,
    ['content/pages/**/*.md', pageSchema] as const,
    ['content/faq/*.md', questionSchema] as const,
    ['content/news/*.md', newsSchema] as const,
    ['content/skills/*/SKILL.md', skillSchema] as const,
  ].map(([name, schema]) => [name, unique(rowsOf(schema, '', []))] as const);
  const count = modules.reduce((sum, [, rows]) => sum + rows.length, 0);
  const text = page(
    'Content fields',
    `The ${count} fields of typed modules and of front matter in content/.`,
    'Editors show this text while you type. `[]` marks the items of a list. [Facts of organisations](organisations.md) says which fields a kind of organisation needs.',
    ...modules.flatMap(([name, rows]) => [`## \`${name}\``, tableOf(['Field', 'Needed', 'Meaning'], rows)]),
  );
  await expect(text).toMatchFileSnapshot(file('content-fields'));
});
