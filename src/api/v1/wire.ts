import { z } from 'zod';
import { slugPattern } from '../../core/slug.ts';
import { isHttpUri } from '../../core/url.ts';
import { means, type WireWords } from '../wire-words.ts';

// The building blocks of the published schemas. They are z.object (open), never strictObject: a client that
// validates must not break when v1 gains a member (service.md 9.2).

// Published as `format: uri` alone: a pattern beside it breaks clients that Orval writes. What `uri` admits besides
// (javascript:, a bare https://) is refused here all the same. Plain http occurs in local previews only. What the
// building blocks share is made once.
const url = z.url({ protocol: /^https?$/ }).refine(isHttpUri);
const date = z.iso.date();
const phone = z.string().regex(/^\+[1-9]\d{6,14}$/);
const country = z.string().regex(/^[A-Z]{2}$/);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const text = z.string().min(1);
const id = z.string().regex(slugPattern);

export { means, z };

export const wireUrl = (description: WireWords) => url.describe(description);
/** Of an item: an anchor of the homepage. */
export const wirePlace = () => wireUrl('wire.place');
export const wireDate = (description: WireWords) => date.describe(description);
export const wireEmail = () => z.email().describe(means('wire.email'));
export const wirePhone = () => phone.describe(means('wire.phone'));
export const wireCountry = () => country.describe(means('wire.country'));
export const wireTime = (description: WireWords) => time.describe(description);
export const wireText = (description: WireWords) => text.describe(description);
/** One of a list that may grow under v1: today's values are told, and a reader that refuses others would break. */
export const wireOpenEnum = (values: readonly [string, ...string[]], description: WireWords) =>
  text.meta({ description, 'x-extensible-enum': values });
export const wireId = () => id.describe(means('wire.id'));

/** Members that every document of the API begins with. */
export const documentMembers = {
  url: wireUrl('wire.url'),
  updated: wireDate('wire.updated'),
  language: wireText('wire.language').optional(),
  translations: z
    .array(z.object({ language: wireText('wire.language'), url: wireUrl('wire.url') }))
    .optional()
    .describe(means('wire.translations')),
  notice: wireText('wire.notice').optional(),
};
