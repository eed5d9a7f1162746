import { listPublishedResources } from '../../api/facts/resource.ts';
import { toExample } from '../../api/openapi.ts';
import type { Resource } from '../../api/resource.ts';
import { siteUpdatedDate } from '../../api/v1/index-json.ts';
import { openapiPath } from '../../api/v1/version.ts';
import { translateDescription } from '../../api/wire-descriptions.ts';
import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { stripLabels } from '../../core/labels.ts';
import { mirrorPath } from '../../core/url.ts';
import { joinListWithCommas } from '../../language/formats/lists.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import type { Endpoint, ReferenceField, Snippet } from '../../theme/model/reference.ts';
import { type FieldType, listSchemaFields, type SchemaField } from './field-list.ts';
import type { FieldTables } from './field-tables.ts';
import tables from './field-tables.ts?value';

const fieldTables = tables as FieldTables;

/** An endpoint, before its document is rendered. */
export interface EndpointHead extends Pick<Endpoint, 'title' | 'path' | 'page' | 'description' | 'updated'> {
  /** Absent for the OpenAPI document. */
  readonly resource?: Resource;
}

/** All endpoints, in reading order for newcomers. */
export function endpointHeads(site: Site): EndpointHead[] {
  const language = languageByTag(site.language);
  return [
    ...listPublishedResources(site).map((resource) => ({
      title: resource.title(site),
      path: resource.path,
      page: pageOf(resource.name),
      description: resource.description(site),
      updated: resource.updated(site),
      resource,
    })),
    {
      title: translate(language, 'docs.openapiTitle'),
      path: openapiPath,
      page: pageOf('openapi'),
      description: translate(language, 'docs.openapi'),
      updated: siteUpdatedDate(site),
    },
  ];
}

/** Many hosts take a folder called `index` for the one above. */
const pageOf = (name: string): string => `/docs/api/${name === 'index' ? 'api-index' : name}/`;

/**
 * A request as a command and in five programming languages, complete and without packages. Programs print `member`, a
 * text, of the document at `url`; they call it `data`, as its own name may be a reserved word.
 */
function snippets(language: Language, url: string, member: string): Snippet[] {
  return [
    { name: 'curl', needs: translate(language, 'docs.shell'), language: 'sh', code: `curl -fsS '${url}'` },
    {
      name: 'JavaScript',
      needs: translate(language, 'docs.module'),
      language: 'js',
      code: `const response = await fetch('${url}');
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
const data = await response.json();
console.log(data.${member});`,
    },
    {
      name: 'TypeScript',
      needs: translate(language, 'docs.typescript'),
      language: 'ts',
      code: `const response = await fetch('${url}');
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
const data = (await response.json()) as { ${member}: string };
console.log(data.${member});

export {};`,
    },
    {
      name: 'Python',
      needs: translate(language, 'docs.python'),
      language: 'python',
      code: `import json
import urllib.request

with urllib.request.urlopen("${url}") as response:
    data = json.load(response)
print(data["${member}"])`,
    },
    {
      name: 'PHP',
      needs: translate(language, 'docs.php'),
      language: 'php',
      code: `<?php
$body = file_get_contents('${url}');
if ($body === false) exit(1);
$data = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
echo $data['${member}'], PHP_EOL;`,
    },
    { name: 'Go', needs: translate(language, 'docs.go'), language: 'go', code: goProgram(url, member) },
  ];
}

const goProgram = (url: string, member: string): string => `package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
)

func main() {
	response, err := http.Get("${url}")
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}
	var data struct {
		Value string \`json:"${member}"\`
	}
	if err := json.NewDecoder(response.Body).Decode(&data); err != nil {
		log.Fatal(err)
	}
	fmt.Println(data.Value)
}`;

/** Reference of an endpoint; its example is its real document with texts of at most `longest` characters. */
export function buildEndpoint(
  { resource, ...head }: EndpointHead,
  site: Site,
  context: RenderContext,
  longest = 120,
): Endpoint {
  const language = languageByTag(site.language);
  const { url, languages } = context;
  const mirror = mirrorPath(head.page);
  if (!resource)
    return {
      ...head,
      mirror,
      operationId: 'getOpenapi',
      fields: [],
      snippets: snippets(language, url(head.path), 'openapi'),
    };
  const { name, operationId } = resource;
  const translations = languages && { translationsOf: languages.translationsOf };
  const data = resource.data(site, { url, resources: listPublishedResources(site), ...translations }) as object;
  const fields = resource.described ? listSchemaFields(resource.described(language).whole) : (fieldTables[name] ?? []);
  return {
    ...head,
    mirror,
    operationId,
    fields: describeFields(language, name, fieldsFor(site, fields)),
    example: shorten(toExample(data), longest),
    snippets: snippets(language, url(head.path), 'legalName' in data ? 'legalName' : 'updated'),
  };
}

/** Drops fields for several languages if the site has one. */
function fieldsFor({ languages }: Site, fields: readonly SchemaField[]): readonly SchemaField[] {
  return languages ? fields : fields.filter(({ path }) => !/^(?:language$|translations(?:\[|$))/.test(path));
}

/** A link or an address that is cut off at the end. */
const unfinished = /(?:\[[^\]]*(?:\]\([^)]*)?|https?:[^\s)]*)$/;

/** A copy with long texts cut; addresses stay whole. */
function shorten(value: unknown, longest: number): unknown {
  if (Array.isArray(value)) return value.map((item) => shorten(item, longest));
  if (typeof value === 'string') {
    if (stripLabels(value).length <= longest || /^https?:/.test(value)) return value;
    const beginning = [...value].slice(0, longest - 20).join('');
    return `${beginning.replace(unfinished, '').trimEnd()}…`;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shorten(member, longest)]));
}

/**
 * Fields of a named document in a language, each with nested ones. A meaning that is a catalogue key becomes its text.
 */
function describeFields(language: Language, name: string, fields: readonly SchemaField[]): readonly ReferenceField[] {
  const below = new Map<string, ReferenceField[]>([[name, []]]);
  for (const { path, type, required, meaning } of fields) {
    const id = `${name}.${path.replaceAll('[]', '')}`;
    const nested: ReferenceField[] = [];
    below.set(id, nested);
    below.get(id.slice(0, id.lastIndexOf('.')))?.push({
      id,
      path,
      type: typeText(language, type),
      required,
      meaning: translateDescription(language, meaning),
      fields: nested,
    });
  }
  return below.get(name) ?? [];
}

/** Type of a field in words: `array of string`. */
function typeText(language: Language, { name, known, isList }: FieldType): string {
  const values = known?.map((value) => `\`${JSON.stringify(value)}\``);
  const one = values
    ? translate(language, 'docs.suchAs', { type: name, values: joinListWithCommas(language.table, values) })
    : name;
  return isList ? translate(language, 'docs.arrayOf', { type: one }) : one;
}
