import { z } from 'zod';
import { slugPattern } from '../../core/slug.ts';
import { isHttpUri } from '../../core/url.ts';

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

export { z };

export const wireUrl = (description: string) => url.describe(description);
/** Of an item: an anchor of the homepage. */
export const wirePlace = () => wireUrl('Where it stands on the website.');
export const wireDate = (description: string) => date.describe(description);
export const wireEmail = () => z.email().describe('Mailbox.');
export const wirePhone = () => phone.describe('Telephone number in E.164 form, such as +442079460000.');
export const wireCountry = () => country.describe('ISO 3166-1 alpha-2 country code.');
export const wireTime = (description: string) => time.describe(description);
export const wireText = (description: string) => text.describe(description);
/** One of a list that may grow under v1: today's values are told, and a reader that refuses others would break. */
export const wireOpenEnum = (values: readonly [string, ...string[]], description: string) =>
  text.meta({ description, 'x-extensible-enum': values });
export const wireId = () => id.describe('Stable identifier; never reused for something else.');

/** Members that every document of the API begins with. */
export const documentMembers = {
  url: wireUrl('Absolute URL of this document.'),
  updated: wireDate('Date on which the content of this document last changed.'),
  notice: wireText('A note that belongs to everything the publisher says, such as that it is fictional.').optional(),
};
