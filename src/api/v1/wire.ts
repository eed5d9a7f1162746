import { z } from 'zod';
import { slugPattern } from '../../core/slug.ts';
import { isHttpUri } from '../../core/url.ts';
import { descriptionKey, type WireDescription } from '../wire-descriptions.ts';

// The building blocks of the published schemas. They are z.object (open), never strictObject: a client that
// validates must not break when v1 gains a member (service.md 9.2).

// Published as `format: uri` alone: a pattern beside it breaks clients that Orval writes. What `uri` admits besides
// (javascript:, a bare https://) is refused here all the same. Plain http occurs in local previews only. What the
// building blocks share is made once.
const url = z.url({ protocol: /^https?$/ }).refine(isHttpUri);
const date = z.iso.date();
// No lookahead, which some schema readers lack; 29 February is valid in every year.
const datePart = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d))?|-(?:0[13-9]|1[0-2])-30|-(?:0[13578]|1[02])-31)?$/);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
// No `minLength`, which would occur a hundred times: the description says it once of all texts.
const text = z.string().refine((value) => value !== '');
const slug = z.string().regex(slugPattern);

// Frequent types are components, described once.
const id = slug.meta({ id: 'Id', description: descriptionKey('wire.id') });
const place = url.meta({ id: 'PlaceUrl', description: descriptionKey('wire.place') });
const since = datePart.meta({ id: 'Since', description: descriptionKey('wire.since') });
const email = z.email().meta({ id: 'Email', description: descriptionKey('wire.email') });
const phone = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/)
  .meta({ id: 'Phone', description: descriptionKey('wire.phone') });
const extension = z
  .string()
  .regex(/^\d{1,7}$/)
  .meta({ id: 'PhoneExtension', description: descriptionKey('wire.phoneExtension') });
const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ id: 'CountryCode', description: descriptionKey('wire.country') });
const opens = time.meta({ id: 'OpeningTime', description: descriptionKey('wire.opens') });
const intervalCloses = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .meta({ id: 'ClosingTime', description: descriptionKey('wire.intervalCloses') });
const closesNextDay = z.boolean().meta({ id: 'ClosesNextDay', description: descriptionKey('wire.closesNextDay') });

export { descriptionKey, z };

export const wireUrl = (description: WireDescription) => url.describe(description);
/** Homepage anchor of an item. */
export const wirePlace = () => place;
export const wireDate = (description: WireDescription) => date.describe(description);
/** A date as exactly as it is known: a year, a month or a day. */
export const wireDatePart = (description: WireDescription) => datePart.describe(description);
export const wireSince = () => since;
export const wireEmail = () => email;
export const wirePhone = () => phone;
/** A telephone number, and what is dialled behind it. */
export const wirePhoneMembers = () => ({ phone: phone.optional(), phoneExtension: extension.optional() });
export const wireCountry = () => country;
export const wireTime = (description: WireDescription) => time.describe(description);
export const wireOpens = () => opens;
/** Closing time of an interval, `24:00` included. */
export const wireIntervalCloses = () => intervalCloses;
export const wireClosesNextDay = () => closesNextDay;
export const wireText = (description: WireDescription) => text.describe(description);
/** Enumeration that may grow under v1: lists today's values, but readers must accept others. */
export const wireOpenEnum = (values: readonly [string, ...string[]], description: WireDescription) =>
  text.meta({ description, 'x-extensible-enum': values });
export const wireId = () => id;
/** Slug of something other than the item itself. */
export const wireSlug = (description: WireDescription) => slug.describe(description);

/** A picture of the website, for those who see it and those who do not. */
const image = z
  .object({
    url: url.describe(descriptionKey('wire.pictureUrl')),
    width: z.int().min(1).describe(descriptionKey('wire.imageWidth')).optional(),
    height: z.int().min(1).describe(descriptionKey('wire.imageHeight')).optional(),
    alt: text.describe(descriptionKey('wire.pictureAlt')),
  })
  .meta({ id: 'Image', description: descriptionKey('wire.Image') });

export const wireImage = () => image;

const documentUrl = url.meta({ id: 'DocumentUrl', description: descriptionKey('wire.url') });
const language = text.meta({ id: 'LanguageTag', description: descriptionKey('wire.language') });
const translation = z
  .object({ language, url: documentUrl })
  .meta({ id: 'Translation', description: descriptionKey('wire.Translation') });

/** Members that every document of the API begins with; those of fact modules refer to the same components. */
export const documentMembers = {
  url: documentUrl,
  updated: date.meta({ id: 'Updated', description: descriptionKey('wire.updated') }),
  language: language.optional(),
  translations: z.array(translation).optional().describe(descriptionKey('wire.translations')),
  notice: text.meta({ id: 'Notice', description: descriptionKey('wire.notice') }).optional(),
};
