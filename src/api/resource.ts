import type { z } from 'zod';
import type { Site } from '../content/site.ts';
import type { LinkRelation, Translation } from '../core/document.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import { defineDerivedValue } from '../core/tracked-reads.ts';
import type { PlainTextKey } from '../language/catalogue.ts';
import { joinWithAnd } from '../language/formats/lists.ts';
import type { Language } from '../language/language.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';

/** Context in which a resource maps the site to its document. */
export interface ApiContext {
  /** Absolute URL of a path of this origin. */
  url(path: string): string;
  /** A document at a path of the language in all that have it; absent where the site has one language. */
  translationsOf?(path: string): readonly Translation[];
  /** Published resources, in the order of the table. */
  readonly resources: readonly Resource[];
}

/**
 * One JSON document of the API: its address, its wire schema, and the mapping from the site's facts.
 * From these come the document itself, its OpenAPI operation, its entry in index.json, its section in
 * docs/api, its line in llms.txt and its item in the API catalog.
 */
export interface Resource<T = unknown> {
  /** Lower-case name, equal to the file's: `company`. */
  readonly name: string;
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  /** Title in the language of the site. */
  title(site: Site): string;
  /** Link relations of the homepage; most resources are found by catalog and index alone. */
  readonly link?: readonly LinkRelation[];
  /** One sentence: what the document holds of this organisation, which need not have something to say everywhere. */
  description(site: Site): string;
  /** Whether the document has content; an empty one is not published. Absent: always. */
  has?(site: Site): boolean;
  /** Schemas of an organisation's own document; the others are built with the program. */
  described?(language: Language): ResourceSchemas;
  /** Wire schema: open (unknown members allowed), no transforms, no defaults; frozen under v1. */
  readonly schema: z.ZodType<T>;
  /** Newest date of the content behind it. */
  updated(site: Site): string;
  data(site: Site, context: ApiContext): T;
  /** Documents of single items. */
  readonly itemDocuments?: ItemDocuments;
}

/** The documents of the items of a list: `/api/v1/releases/{id}.json`. */
export interface ItemDocuments {
  /** Path with `{id}`, as OpenAPI has it. */
  readonly template: string;
  readonly operationId: string;
  /** Values of `{id}`. */
  readonly ids: readonly string[];
  pathOf(id: string): string;
  title(language: Language): string;
  described(language: Language): Omit<ResourceSchemas, 'whole'>;
  data(site: Site, context: ApiContext, id: string): object;
}

/** JSON Schemas of a document. */
interface ResourceSchemas {
  /** A reference to the component that it is. */
  readonly body: object;
  readonly components: Readonly<Record<string, object>>;
  /** Schema with all references resolved. */
  readonly whole: object;
}

/** A resource whose name and body the types know too. */
interface NamedResource<Name extends string, Body> extends Resource {
  readonly name: Name;
  data(site: Site, context: ApiContext): Body;
}

/** Checks at compile time that `data` returns what `schema` describes, which is made when it is first asked for. */
export function defineResource<const Name extends string, S extends z.ZodType>({
  schema,
  ...resource
}: Omit<Resource<z.output<S>>, 'name' | 'schema'> & {
  readonly name: Name;
  readonly schema: () => S;
}): NamedResource<Name, z.output<S>> {
  let made: S | undefined;
  const defined = {
    ...resource,
    // Cached: every page that names the API has it, and facts rarely change it.
    description: defineDerivedValue(`the description of ${resource.path}`, resource.description),
    // A ledger knows when the document itself changed, and not only what it is made of.
    updated: (site: Site) => site.dates?.[resource.path] ?? resource.updated(site),
    get schema() {
      made ??= schema();
      return made;
    },
  };
  return defined as unknown as NamedResource<Name, z.output<S>>;
}

/** The values of documentMembers for the resource at `path`. */
export function documentHead(site: Site, { url, translationsOf }: ApiContext, path: string, updated: string) {
  const inLanguages = translationsOf && { language: site.language, translations: [...translationsOf(path)] };
  return {
    url: url(path),
    updated: site.dates?.[path] ?? updated,
    ...inLanguages,
    ...omitUndefined({ notice: site.notice }),
  };
}

/** Lists the contents of a document in a language: `Contains: a, b and c.` Skips parts that are false. */
export function describeContents(tag: string, parts: readonly (PlainTextKey | false)[]): string {
  const language = languageByTag(tag);
  const said = parts.filter((part) => part !== false).map((part) => translate<PlainTextKey>(language, part));
  return translate(language, 'api.contains', { parts: joinWithAnd(language.table, said) });
}
