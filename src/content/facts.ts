import type { Capability } from '../core/capabilities.ts';
import { claimFacts } from '../language/claims.ts';
import { spellOutNumber } from '../language/formats/number-words.ts';
import { findMissingCatalogue, languageByTag } from '../language/language-by-tag.ts';

import { ReadableFacts } from './facts-in-words.ts';

/**
 * Facts that Markdown may name in `{{…}}`, as name → text: the dotted path of every text and number of `roots` (list
 * items by their id); `count <list>` for every list of `counts`, and `count <list> in words`, which `Count` begins with
 * a capital. Dates and telephone numbers have a form for readers too. Takes plain data. There are no expressions.
 */
export function collectFacts(
  roots: Readonly<Record<string, unknown>>,
  counts: Readonly<Record<string, number>>,
  language = '',
): ReadableFacts {
  const isSpoken = language !== '' && findMissingCatalogue(language) === undefined;
  const facts = new ReadableFacts(isSpoken ? languageByTag(language) : undefined);
  for (const [name, value] of Object.entries(roots)) collect(facts, name, value);
  for (const [name, count] of Object.entries(counts)) {
    facts.set(`count ${name}`, String(count));
    const words = spellOutNumber(count, language);
    facts.set(`count ${name} in words`, words);
    facts.set(`Count ${name} in words`, words.charAt(0).toUpperCase() + words.slice(1));
  }
  return facts;
}

/** Adds what prose may say of the origin, `claim <id>`, in a language that is spoken. */
export function addClaims(
  facts: Map<string, string>,
  language: string | undefined,
  unkept: readonly Capability[] | undefined,
): void {
  if (language === undefined || findMissingCatalogue(language) !== undefined) return;
  for (const [name, text] of claimFacts({ language, unkept })) facts.set(name, text);
}

/** Number of items by list of a module: locations, people, brands, products, topics. */
export const countListItems = (module: object): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(module).flatMap(([name, list]) => (Array.isArray(list) ? [[name, list.length]] : [])),
  );

function collect(facts: Map<string, string>, path: string, value: unknown): void {
  if (typeof value === 'string' || typeof value === 'number') facts.set(path, String(value));
  else if (Array.isArray(value)) {
    for (const item of value) if (isItem(item)) collect(facts, `${path}.${item.id}`, item);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) collect(facts, `${path}.${key}`, member);
  }
}

function isItem(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
