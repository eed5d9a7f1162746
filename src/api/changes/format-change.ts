import type { RecordedChange } from '../../content/ledger/change.ts';
import type { Site } from '../../content/site.ts';
import type { PlainTextKey } from '../../language/catalogue.ts';
import { joinListWithCommas } from '../../language/formats/lists.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { formatApiValue } from './format-value.ts';
import { memberLabels, resourceLabels } from './labels.ts';

/** A change as it is told. */
interface FormattedChange {
  readonly kind: RecordedChange['kind'];
  readonly sentence: string;
  /** Values in words; absent if missing or too long. */
  readonly was?: string;
  readonly now?: string;
}

/** Longer values are not quoted. */
const mostCharacters = 120;

/**
 * A change in the language of a site: `Office hours: Monday–Friday 09:00–18:00 was 09:00–17:30`. Names stand before a colon,
 * and values behind it: no sentence is built around them.
 */
export function formatChange(site: Site, change: RecordedChange): FormattedChange {
  const language = languageByTag(site.language);
  const label = labelOf(site, language, change);
  const field = change.field === '' ? (change.id.split('/').at(-1) ?? '') : (change.field.split('/').at(-1) ?? '');
  const [was, now] = [change.was, change.now].map((value) => shortWords(site, field, value));
  const { kind } = change;
  if (kind === 'renamed' && was !== undefined && now !== undefined)
    return { kind, sentence: translate(language, 'changes.renamed', { label: was, now }), was, now };
  if (kind === 'added')
    return now === undefined
      ? { kind, sentence: translate(language, 'changes.added', { label }) }
      : { kind, sentence: translate(language, 'changes.addedValue', { label, now }), now };
  if (kind === 'removed')
    return { kind, sentence: translate(language, 'changes.removed', { label }), ...(was !== undefined && { was }) };
  if (kind === 'revised') return { kind, sentence: translate(language, 'changes.revised', { label }) };
  if (kind === 'changed' && was !== undefined && now !== undefined && was !== now)
    return { kind, sentence: translate(language, 'changes.was', { label, now, before: rest(was, now) }), was, now };
  return { kind: 'rewritten', sentence: translate(language, 'changes.rewritten', { label }) };
}

function shortWords(site: Site, field: string, value: unknown): string | undefined {
  const words = value === undefined ? undefined : formatApiValue(site, field, value);
  // A sentence has one line: of a text with several it says that it was written anew.
  return words !== undefined && words.length <= mostCharacters && !words.includes('\n') ? words : undefined;
}

/** Omits the days if unchanged: `Monday–Friday 09:00–17:30` before `Monday–Friday 09:00–18:00` is `09:00–17:30`. */
function rest(was: string, now: string): string {
  const form = /^(\P{N}+ )(\p{N}[^;]*)$/u;
  const [, days, times] = form.exec(was) ?? [];
  return times !== undefined && /\p{N}:\p{N}/u.test(times) && form.exec(now)?.[1] === days ? times : was;
}

/** `Recall calls, Summary`; `Registered address, Postal code`; an item without a name, by its list. */
function labelOf(site: Site, language: Language, { resource, id, field, name }: RecordedChange): string {
  const [member = ''] = id.split('/');
  const isMember = name === undefined;
  const own = site.facts.find((module) => module.name === resource);
  const ofResource = resourceLabels[resource];
  const words = (key: PlainTextKey | undefined) =>
    key === undefined ? undefined : translate<PlainTextKey>(language, key);
  const start = isMember ? (words(memberLabels[member]) ?? own?.title ?? words(ofResource) ?? resource) : name;
  const last = field.split('/').at(-1) ?? '';
  const label = field === '' ? undefined : (fieldLabel(site, resource, field) ?? words(memberLabels[last]));
  return label === undefined ? start : joinListWithCommas(language.table, [start, label]);
}

/** Label of a fact module's field. */
function fieldLabel(site: Site, resource: string, field: string): string | undefined {
  const [name = ''] = field.split('/');
  return site.facts.find((module) => module.name === resource)?.fields[name]?.label;
}
