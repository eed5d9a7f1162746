import { z } from 'zod';
import { countryCodes } from '../../core/country-codes.ts';
import { addressNamePattern, isAddressName, maxSlugLength, slugPattern } from '../../core/slug.ts';
import { slugify, toAddressName } from '../../core/slugify.ts';
import { findCountryCode } from '../../language/find-country.ts';
import { findLanguageCode } from '../../language/find-language.ts';
import { parseLanguageTag, siteTagPattern } from '../../language/language-tags.ts';
import reader from '../../values/contact/phone.ts?lazy';
import { checkTimeZone } from '../../values/hours/check-time-zone.ts';
import { toCountryCode } from '../../values/identifiers/find-scheme.ts';
import { type Mistake, type ParseResult, quoteText } from '../../values/mistake.ts';
import { type FieldMeta, fieldMeta } from './field-meta.ts';
import { hasNoFacts, isInOneLine, isTrimmed, isVisible, removeSoftHyphens, rule } from './text-rules.ts';

/**
 * Reads a telephone number of the content under the habits of a country (ISO 3166-1): `+442079460142`, with an extension
 * `+442079460142;ext=12` (RFC 3966 §5.3).
 */
export function parseContentPhone(text: string, country?: string): ParseResult<string, string> {
  const { value, mistakes } = reader<typeof import('../../values/contact/phone.ts')>().parsePhone(text, country);
  if (mistakes) return { mistakes };
  return { value: value.extension === undefined ? value.e164 : `${value.e164};ext=${value.extension}` };
}

/** Like parseContentPhone(), where an extension has no place: refuses it. */
export function parseDirectPhone(text: string, country?: string): ParseResult<string, string> {
  const { value, mistakes } = reader<typeof import('../../values/contact/phone.ts')>().parsePhone(text, country);
  if (mistakes) return { mistakes };
  if (value.extension === undefined) return { value: value.e164 };
  const expected = `a number without an extension, such as ${value.international}`;
  const hint = 'Write the extension in the words of another field.';
  return { mistakes: [{ kind: 'phone-extension', path: [], expected, found: quoteText(text), hint }] };
}

/** A number as it is dialled; one that was refused, as it is. */
export const toDialled = (text: string, country?: string): string => parseContentPhone(text, country).value ?? text;

// zod writes and compiles a function for each object schema; for content that is parsed once this costs more than it
// saves, and nothing here evaluates text.
z.config({ jitless: true });

/** The rules of every line, made once: a hundred fields share them. */
const lineRules = [
  z.refine<string>(
    isVisible,
    rule('expected text, got nothing', {
      hint: 'Write something, or remove the field if it is optional.',
      isWhole: true,
    }),
  ),
  z.refine<string>(isTrimmed, rule('expected no spaces at the beginning or end')),
  z.refine<string>(
    isInOneLine,
    rule('expected one line of visible characters', { hint: 'Remove line breaks and invisible characters.' }),
  ),
  z.refine<string>(
    hasNoFacts,
    rule('expected plain text, got a {{fact}}', {
      hint: 'Facts are filled in only in Markdown pages and answers; write the value here.',
      code: 'fact-misplaced',
      isWhole: true,
    }),
  ),
  z.overwrite(removeSoftHyphens),
];

/** One line of visible text: a name, a title, a sentence. Line breaks would forge entries in lists and headers. */
export function line(maxLength = 300) {
  return lineOf(maxLength, { inLanguages: 'sentence' });
}

/** A proper name, which most languages write alike: a missing translation is no mistake. */
export const name = (maxLength: number) => lineOf(maxLength, { inLanguages: 'name' });

const latin = /^[\p{Script=Latin}\p{M}\d .,'’()-]+$/u;

/** A name in Latin letters, with accents. */
export const latinName = () =>
  name(120).check(z.refine<string>((text) => latin.test(text), rule('expected a name in Latin letters')));

/** A number, a code or another text that is the same in every language. */
export const code = (maxLength: number) => lineOf(maxLength, {});

function lineOf(maxLength: number, more: Pick<FieldMeta, 'inLanguages'>) {
  const text = z.string();
  // Bounded: five rules.
  const judged = text.check(z.maxLength(maxLength), ...lineRules);
  return judged.register(fieldMeta, { kind: 'text', meant: trimText, ...more });
}

/** Trims a text; undefined for a number. */
export function trimText(value: string | number): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined;
}

/** A sentence or paragraph of plain text. */
export const sentence = () => line(1000);

/** Metadata of an id. */
export const slugMeta = {
  kind: 'slug',
  form: 'Lower-case words joined by hyphens',
  meant: (value: string | number) => (typeof value === 'string' ? slugify(value) : undefined),
} as const;

// Fields without arguments are made once: a schema never changes, and to make one takes longer than to use it.
const slugField = z
  .string()
  .max(maxSlugLength)
  .regex(slugPattern, 'expected lower-case words joined by hyphens, such as "annual-report"')
  .register(fieldMeta, slugMeta)
  .describe('Stable id: lower-case words joined by hyphens. Clients store it, so never change it.');

/** The stable name of a list item, used in URLs, anchors and references; never changed once published. */
export const slug = () => slugField;

/** Metadata of a name in an address. */
export const addressNameMeta = {
  kind: 'text',
  form: slugMeta.form,
  meant: (value: string | number) => slugMeta.meant(value) ?? toAddressName(String(value)),
} as const;

const words = 'expected lower-case words joined by hyphens, such as "annual-report"';

/** A name in an address: a slug, or one in another script, where `addresses` of site.ts is asked (address-letters.ts). */
export const addressName = () =>
  z
    .string()
    .max(maxSlugLength)
    .regex(addressNamePattern, words)
    .refine((name) => !addressNamePattern.test(name) || isAddressName(name), words)
    .register(fieldMeta, addressNameMeta);

/** `mailto:Hello@Example.com ` and `Desk <hello@example.com>`: the mailbox, its host in small letters. */
function mailboxMeant(value: string | number): string | undefined {
  const text = String(value).trim();
  const [, bracketed] = /^[^<>@]*<([^<>\s]+)>$/.exec(text) ?? [];
  const [, mailbox, host] = /^(?:mailto:)?([^\s@:]+)@([^\s@]+)$/i.exec(bracketed ?? text) ?? [];
  return mailbox === undefined || host === undefined ? undefined : `${mailbox}@${host.toLowerCase()}`;
}

const emailField = z
  .string()
  .max(254)
  .regex(
    /^[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    'expected an e-mail address such as hello@example.com',
  )
  .register(fieldMeta, { kind: 'text', meant: mailboxMeant });

/** A mailbox: `hello@example.com` (RFC 5322 §3.4.1, dot-atom), of characters that survive headers and mailto: links. */
export const email = () => emailField;

const phoneField = z
  .string()
  .max(60)
  .superRefine(createReaderRule((text: string) => parseDirectPhone(text)))
  .overwrite((text) => toDialled(text));

/** A telephone number with its country code, as people write it; it becomes E.164: `+442079460000`. */
export const phone = () => phoneField;

const countryField = z
  .enum(countryCodes, 'expected a country code such as GB (ISO 3166-1)')
  .register(fieldMeta, { kind: 'text', meant: (value) => findCountryCode(toCountryCode(String(value))) })
  .describe('ISO 3166-1 alpha-2 country code, such as GB.');

/** ISO 3166-1 alpha-2 country code. */
export const country = () => countryField;

const languageField = z
  .string()
  .regex(siteTagPattern, 'expected a language tag such as en-GB')
  .register(fieldMeta, {
    kind: 'text',
    meant: (value) => findLanguageCode(String(value)) ?? parseLanguageTag(String(value).replaceAll('_', '-'))?.tag,
  });

/** A language tag (BCP 47) of the forms sites use: `en`, `en-GB`, `zh-Hant-TW`. */
export const languageTag = () => languageField;

const zoneField = z.string().superRefine(
  createReaderRule((name: string) => {
    const mistake = checkTimeZone(name);
    return mistake ? { mistakes: [mistake] } : { value: name };
  }),
);

/** A time zone of the IANA database: `Europe/London`. */
export const timeZone = () => zoneField;

/** A list whose items have an `id`: every id once. */
export function listOf<T extends z.ZodType<{ id: string }>>(item: T) {
  return z.array(item).superRefine((items, ctx) => {
    const first = new Map<string, number>();
    items.forEach((entry, index) => {
      const known = first.get(entry.id);
      if (known === undefined) first.set(entry.id, index);
      else
        ctx.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `expected an id of its own, got "${entry.id}" again (first in item ${known + 1})`,
          params: { code: 'id-duplicate', hint: 'Give one of the two another id.', isWhole: true },
        });
    });
  });
}

/** Reports a mistake of a reader of src/values/ as an issue at its place below `path`. */
export function addMistakeIssue(
  ctx: z.RefinementCtx,
  mistake: Mistake<string>,
  path: readonly (string | number)[] = [],
): void {
  const { kind, expected, found, hint, meant } = mistake;
  ctx.addIssue({
    code: 'custom',
    path: [...path, ...mistake.path],
    message: `expected ${expected}, got ${found}`,
    params: {
      isWhole: true,
      ...(hint !== undefined && { hint }),
      ...(meant !== undefined && { meant }),
      ...(kind === 'address-incomplete' && { code: 'field-missing' }),
      ...(kind === 'date-impossible' && { code: 'date-invalid' }),
    },
  });
}

/** A rule that a reader of src/values/ judges: each of its mistakes becomes an issue where it is. */
export function createReaderRule<Value>(read: (value: Value) => ParseResult<unknown, string>) {
  return (value: Value, ctx: z.RefinementCtx): void => {
    for (const mistake of read(value).mistakes ?? []) addMistakeIssue(ctx, mistake);
  };
}
