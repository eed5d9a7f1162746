import { apiVersion } from '../../../api/v1/version.ts';
import type { Site } from '../../../content/site.ts';
import { denseJson } from '../../../core/json.ts';
import { mirrorPath } from '../../../core/url.ts';
import { joinListWithCommas } from '../../../language/formats/lists.ts';
import type { Language } from '../../../language/language.ts';
import { languageByTag } from '../../../language/language-by-tag.ts';
import { translate } from '../../../language/translate.ts';
import { escapeMarkdown } from '../../../markdown/escape.ts';
import { formatDate } from '../../../theme/kit/line.ts';
import type { Endpoint, ReferenceField } from '../../../theme/model/reference.ts';
import type { EndpointHead } from '../../facts/api-endpoints.ts';
import { closingRules, errorRules, introductoryRules, statusTable } from '../../facts/api-rules.ts';

/**
 * The reference as Markdown: the rules, and a table that leads to the page of each endpoint, as all of them in one would
 * be more than most readers want to pay for. Site links are paths.
 */
export function referenceToMarkdown(site: Site, heads: readonly EndpointHead[]): string {
  const language = languageByTag(site.language);
  const head = (['docs.path', 'docs.content', 'docs.updated', 'frame.markdown'] as const).map((key) =>
    translate(language, key),
  );
  return `# ${translate(language, 'api.title')} ${apiVersion}

${introductoryRules(site)}
## ${translate(language, 'docs.endpoints')}

| ${head.join(' | ')} |
|---|---|---|---|
${heads.map((each) => row(each, language)).join('\n')}

${errorRules(site)}
${statusTable(site)}
${closingRules(site)}`;
}

function row({ path, page, title, description, updated }: EndpointHead, language: Language): string {
  const link = `[${escapeMarkdown(title)}](${mirrorPath(page)})`;
  return `| [${path}](${path}) | ${description} | ${formatDate(language, updated)} | ${link} |`;
}

/**
 * An endpoint as Markdown: all that an agent needs for a request, in few tokens. Absent fields of its document are only
 * named, without nested ones.
 */
export function endpointToMarkdown(endpoint: Endpoint, language: Language): string {
  const { title, description, fields, example } = endpoint;
  const absent = absentIn(fields, example).map(({ path }) => `\`${path}\``);
  return `${parts([
    `# ${escapeMarkdown(title)}`,
    `> ${description}`,
    operation(endpoint, language),
    ...shellPrograms(endpoint, language),
    fields.length > 0 && `## ${translate(language, 'docs.fieldsOf', { title })}`,
    fields.length > 0 && translate(language, 'docs.untyped'),
    fields.length > 0 && fieldLines(fields, example, '', language).join('\n'),
    absent.length > 0 &&
      translate(language, 'docs.absentFields', { fields: joinListWithCommas(language.table, absent) }),
    example !== undefined && exampleOf(denseJson(example, 1).trimEnd(), language),
    translate(language, 'docs.everything', { link: `[${translate(language, 'docs.title')}](/docs/api.md)` }),
  ])}\n`;
}

/** Fields in the example, with nested ones: `- \`url\` (optional): Its public page.` */
function fieldLines(
  fields: readonly ReferenceField[],
  value: unknown,
  indentation: string,
  language: Language,
): string[] {
  return fields.flatMap((field) => {
    const member = memberOf(value, field);
    if (member === undefined) return [];
    const type = field.type === '`string`' ? [] : [field.type.replaceAll('`', '')];
    const note = joinListWithCommas(language.table, [
      ...type,
      ...(field.required ? [] : [translate(language, 'docs.isOptional')]),
    ]);
    const name = `\`${nameIn(field)}\``;
    const label = note === '' ? name : translate(language, 'text.noted', { text: name, note });
    const line = `${indentation}- ${translate(language, 'text.labelled', { label, value: field.meaning })}`;
    return [line, ...fieldLines(field.fields, first(member), `${indentation}  `, language)];
  });
}

/** Fields that a value lacks but could have; those within empty lists do not count. */
function absentIn(fields: readonly ReferenceField[], value: unknown): ReferenceField[] {
  return fields.flatMap((field) => {
    const member = memberOf(value, field);
    if (member === undefined) return [field];
    return first(member) === undefined ? [] : absentIn(field.fields, first(member));
  });
}

const nameIn = ({ path }: ReferenceField): string => path.slice(path.lastIndexOf('.') + 1);

const memberOf = (value: unknown, field: ReferenceField): unknown =>
  (value as Readonly<Record<string, unknown>> | undefined)?.[nameIn(field)];

/** Lists in the example have at most one item. */
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

function operation({ path, operationId }: Endpoint, language: Language): string {
  const note = translate(language, 'text.labelled', {
    label: translate(language, 'docs.operation'),
    value: `\`${operationId}\``,
  });
  return translate(language, 'text.noted', { text: `\`GET ${path}\``, note });
}

/** Readers can derive programs in other languages. */
const shellPrograms = ({ snippets }: Endpoint, language: Language): string[] =>
  snippets
    .filter((snippet) => snippet.language === 'sh')
    .map(({ name, needs, language: of, code }) =>
      before(language, translate(language, 'text.noted', { text: name, note: needs }), fenced(of, code)),
    );

const exampleOf = (code: string, language: Language): string =>
  before(
    language,
    translate(language, 'text.noted', {
      text: translate(language, 'docs.example'),
      note: translate(language, 'docs.shortened'),
    }),
    fenced('json', code),
  );

const before = (language: Language, label: string, code: string): string =>
  `${translate(language, 'text.labelled', { label, value: '' }).trimEnd()}\n\n${code}`;

const parts = (all: readonly (string | false)[]): string => all.filter((part) => part !== false).join('\n\n');

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;
