import type { z } from 'zod';
import type { SiteLanguage } from '../../core/site-language.ts';
import { siteTagPattern } from '../../language/language-tags.ts';
import { factModuleSchema } from '../fact-modules/schema.ts';
import type { Sources } from '../read/load.ts';
import { type LocatedData, type ValuePath, withMembers } from '../read/source.ts';
import { fieldMeta } from '../schemas/field-meta.ts';
import { lazySchemas } from '../schemas/lazy-schemas.ts';
import { type AnySchema, findMemberSchemas, unwrapSchema } from '../schemas/walk-schema.ts';
import { languageOfFile } from './file-languages.ts';

/** A text of a typed module, as it is said in one language. */
interface TranslatedText {
  readonly path: ValuePath;
  /** Language key of the text; absent: it is written once. */
  readonly key?: string | undefined;
  /** The keys under which it is given. */
  readonly given: readonly string[];
  readonly text: unknown;
  /** A name is written alike in most languages. */
  readonly kind: 'sentence' | 'name';
}

/**
 * Translates a value into one language, in the form of its schema: where that has a text for readers, an object of
 * languages becomes the text of its first of `keys`. Calls `tell` with each text.
 */
function translateTexts(
  schema: z.core.$ZodType,
  value: unknown,
  keys: readonly string[],
  tell: (text: TranslatedText) => void,
): unknown {
  return said(unwrapSchema(schema), value, [], keys, tell);
}

function said(
  schemas: readonly AnySchema[],
  value: unknown,
  path: ValuePath,
  keys: readonly string[],
  tell: (text: TranslatedText) => void,
): unknown {
  const kind = kindOf(schemas);
  if (Array.isArray(value))
    return value.map((item, i) => said(findMemberSchemas(schemas, i), item, [...path, i], keys, tell));
  if (typeof value !== 'object' || value === null) {
    if (kind && typeof value === 'string') tell({ path, given: [], text: value, kind });
    return value;
  }
  // `{ name: … }` is no text in a language called "name": its schema tells.
  const isPerLanguage = kind !== undefined && (Object.keys(value).length === 0 || Object.keys(value).some(isTag));
  if (!isPerLanguage)
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        key,
        said(findMemberSchemas(schemas, key), member, [...path, key], keys, tell),
      ]),
    );
  const given = Object.keys(value);
  const key = keys.find((each) => given.includes(each)) ?? given[0];
  const text = key === undefined ? undefined : (value as Record<string, unknown>)[key];
  tell({ path, key, given, text, kind });
  return text;
}

const isTag = (key: string): boolean => siteTagPattern.test(key);

function kindOf(schemas: readonly AnySchema[]): TranslatedText['kind'] | undefined {
  for (const schema of schemas) {
    const { inLanguages } = fieldMeta.get(schema) ?? {};
    if (inLanguages) return inLanguages;
  }
  return undefined;
}

/** A text, and the module that says it. */
export interface ModuleText extends TranslatedText {
  readonly located: LocatedData;
}

/**
 * The sources as those of a site in one of its languages: texts of typed modules are the ones of that language, else of
 * the first, and Markdown files are those whose name says the language. `tell` hears of each text of a module.
 */
export function translateSources(
  sources: Sources,
  own: SiteLanguage,
  all: readonly SiteLanguage[],
  tell: (text: ModuleText) => void,
): Sources {
  const keys = [own.key, ...all.slice(0, 1).map(({ key }) => key)];
  const isOwn = ({ file }: { readonly file: string }) => languageOfFile(file, all) === own;
  const inOwn = (located: LocatedData, schema: z.ZodType) => inLanguage(located, schema, keys, tell);
  return {
    ...sources,
    modules: new Map(
      [...sources.modules].map(([name, located]) => {
        const said = inOwn(located, lazySchemas[name]());
        return [name, name === 'site' ? withMembers(said, { value: spokenIn(said.value, own) }) : said];
      }),
    ),
    facts: new Map([...sources.facts].map(([name, located]) => [name, inOwn(located, factSchema(located, keys))])),
    pages: sources.pages.filter(isOwn),
    faq: sources.faq.filter(isOwn),
    ...(sources.news && { news: sources.news.filter(isOwn) }),
    inLanguage: { own, all },
  };
}

/** The schema of a fact module is made of what it says of its fields, which may be said per language too. */
const factSchema = ({ value }: LocatedData, keys: readonly string[]): z.ZodType =>
  factModuleSchema(translateTexts(factModuleSchema(value), value, keys, () => {}));

function inLanguage(
  located: LocatedData,
  schema: z.ZodType,
  keys: readonly string[],
  tell: (text: ModuleText) => void,
): LocatedData {
  const places = new Map<string, string>();
  const note = (text: TranslatedText) => {
    if (text.key !== undefined) places.set(placeOf(text.path), text.key);
    tell({ ...text, located });
  };
  const value = translateTexts(schema, located.value, keys, note);
  return {
    file: located.file,
    value,
    locate(path, part) {
      const key = places.get(placeOf(path));
      return key === undefined || part === 'key' ? located.locate(path, part) : located.locate([...path, key]);
    },
  };
}

const placeOf = (path: readonly PropertyKey[]): string => path.map(String).join('\n');

/** content/site.ts as that of a site with one language. */
function spokenIn(value: unknown, { tag }: SiteLanguage): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { languages: _, ...rest } = value as Readonly<Record<string, unknown>>;
  return { ...rest, language: tag };
}
