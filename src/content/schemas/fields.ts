import { z } from 'zod';
import { countryCodes } from '../../core/country-codes.ts';
import { longestSlug, slugPattern } from '../../core/slug.ts';
import { slugify } from '../../core/slugify.ts';
import { fieldMeta } from './meta.ts';
import { rule } from './rule.ts';
import { hasNoPlaceForFacts, isInOneLine, isTrimmed, isVisible, withoutSoftHyphens } from './text-rules.ts';

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
    hasNoPlaceForFacts,
    rule('expected plain text, got a {{fact}}', {
      hint: 'Facts are filled in only in Markdown pages and answers; write the value here.',
      code: 'fact-misplaced',
      isWhole: true,
    }),
  ),
  z.overwrite(withoutSoftHyphens),
];

/** One line of visible text: a name, a title, a sentence. Line breaks would forge entries in lists and headers. */
export function line(maxLength = 300) {
  const text = z.string();
  // Bounded: five rules.
  return text.check(z.maxLength(maxLength), ...lineRules).register(fieldMeta, { kind: 'text', meant: trimmed });
}

/** What is meant by a line with spaces around it. */
export function trimmed(value: string | number): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined;
}

/** A sentence or paragraph of plain text. */
export const sentence = () => line(1000);

/** What is known of an id. */
export const slugMeta = {
  kind: 'slug',
  form: 'Lower-case words joined by hyphens',
  meant: (value: string | number) => (typeof value === 'string' ? slugify(value) : undefined),
} as const;

// Fields without arguments are made once: a schema never changes, and to make one takes longer than to use it.
const slugField = z
  .string()
  .max(longestSlug)
  .regex(slugPattern, 'expected lower-case words joined by hyphens, such as "appointment-booking"')
  .register(fieldMeta, slugMeta)
  .describe('Stable id: lower-case words joined by hyphens. Clients store it, so never change it.');

/** The stable name of a list item, used in URLs, anchors and references; never changed once published. */
export const slug = () => slugField;

const emailField = z
  .string()
  .max(254)
  .regex(
    /^[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    'expected an e-mail address such as hello@example.com',
  );

/** A mailbox: `hello@example.com` (RFC 5322 §3.4.1, dot-atom), of characters that survive headers and mailto: links. */
export const email = () => emailField;

const phoneField = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'expected an international number without spaces, such as +442079460000');

/** A telephone number in E.164: `+442079460000`. */
export const phone = () => phoneField;

const countryField = z.enum(countryCodes).describe('ISO 3166-1 alpha-2 country code, such as GB.');

/** ISO 3166-1 alpha-2 country code. */
export const country = () => countryField;

const languageField = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/, 'expected a language tag such as en-GB');

/** A language tag (BCP 47) of the forms sites use: `en`, `en-GB`, `zh-Hant-TW`. */
export const languageTag = () => languageField;

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const timeField = z.string().regex(clock, 'expected a time of day on the 24-hour clock, such as 09:00 or 17:30');

/** A time of day, `HH:MM`, 24-hour clock. */
export const timeOfDay = () => timeField;

/** Whether a text is a time of day, so that two of them can be compared. */
export const isTimeOfDay = (text: string) => clock.test(text);

function isTimeZone(value: string): boolean {
  try {
    // The runtime's own zone table judges; nothing of it reaches the output. Its list lacks older names of zones, and
    // costs a seventh of asking for a format.
    if (!Intl.supportedValuesOf('timeZone').includes(value)) new Intl.DateTimeFormat('en', { timeZone: value });
    return /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_+-]*[A-Za-z0-9]*)+)$/.test(value);
  } catch {
    return false;
  }
}

const zoneField = z.string().refine(isTimeZone, rule('expected an IANA time zone such as Europe/London'));

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
