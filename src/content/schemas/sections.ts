import { z } from 'zod';
import { homeSections } from '../home-sections.ts';
import type { PricePeriod } from '../price-periods.ts';
import { dateOrPart, pastDate } from './dates.ts';
import { fieldMeta } from './field-meta.ts';
import { slug } from './fields.ts';
import { checkPicture, optionalPicture, picture, publicFile } from './pictures.ts';
import { isFactLine, isVisible, removeSoftHyphens, rule } from './text-rules.ts';
import { httpsUrl, siteLink, sitePath } from './urls.ts';
import { currency } from './values.ts';

// Sections of a page in front matter: data, never HTML. Rules for fields that belong together.

/** One line of front matter that may hold {{facts}}: a title, a sentence. */
export const factLine = (max: number) =>
  z
    .string()
    .max(max)
    .refine((s) => isFactLine(s, max), { error: 'expected one line of text' })
    .overwrite(removeSoftHyphens);

/** Markdown that may hold {{facts}}; src/content/check/sections.ts reads it. */
const markdown = () =>
  z
    .string()
    .max(8000)
    .refine(isVisible, rule('expected text, got nothing', { isWhole: true }));

/** Front matter values are strings (YAML failsafe); this turns one into what it means. */
export const yesNo = () =>
  z
    .enum(['true', 'false'], 'expected true or false')
    .register(fieldMeta, { kind: 'boolean' })
    .transform((s) => s === 'true');

const alt = factLine(200).describe('Description of the picture, for those who cannot see it.');
const optionalAlt = alt.optional().describe('Description of the picture, for those who cannot see it.');
const to = siteLink().optional().describe('Where it leads: a path of this site or an https URL.');
const link = z.strictObject({
  label: factLine(40).describe('Label of the button.'),
  to: siteLink().describe('Where it leads: a path of this site or an https URL.'),
});
const links = (least: number) => z.array(link).min(least).max(2).describe('One or two buttons.');

export const hero = z
  .strictObject({
    picture: optionalPicture,
    alt: optionalAlt,
    heading: factLine(120).optional().describe('Heading of the page; absent: its title.'),
    text: factLine(400).optional().describe('Text below the heading; absent: the description.'),
    links: links(0).optional().describe('One or two ways on from here.'),
  })
  .superRefine(checkPicture);

const card = z
  .strictObject({
    title: factLine(120).describe('Title of the card.'),
    text: markdown().optional().describe('A few sentences, in Markdown.'),
    picture: optionalPicture,
    alt: optionalAlt,
    icon: picture.optional().describe('Instead of a picture: a small one in public/ that decorates and says nothing.'),
    to,
  })
  .superRefine(checkPicture);

const figure = z.strictObject({
  value: factLine(24).describe('The figure as it is read, such as 99.2 %.'),
  label: factLine(120).describe('Name of the figure.'),
  source: factLine(160).describe('Where it comes from, such as Annual report 2026.'),
  date: dateOrPart().describe('Date of the figure: 2026, 2026-09 or 2026-09-30.'),
  to: to.describe('Where the source can be read: a path of this site or an https URL.'),
});

/** A text, or a link where it looks like one. */
const source = z.union([httpsUrl(), sitePath(), factLine(160).regex(/^(?!\/|https?:)/, 'expected a text or a link')]);

const quotation = z.strictObject({
  text: factLine(600).describe('Words of the quotation, without quotation marks.'),
  name: factLine(120).describe('Who said it.'),
  role: factLine(120).optional().describe('Role of the person.'),
  organisation: factLine(160).optional().describe('Where the person is that.'),
  permission: pastDate().describe('Date on which the person agreed to be quoted here; without it nobody is.'),
  source: source.optional().describe('Where it was published first: a text, a path of this site or an https URL.'),
});

const download = z.strictObject({
  file: publicFile.describe('A file in public/, such as /files/report.pdf.'),
  title: factLine(120).describe('Title of the download.'),
  description: factLine(300).optional().describe('Contents in one sentence.'),
  date: pastDate().describe('Date of the file.'),
});

const offer = z
  .strictObject({
    title: factLine(80).describe('Name of the offer.'),
    text: markdown().optional().describe('For whom it is, in Markdown.'),
    amount: z
      .string()
      .regex(/^(?:0|[1-9]\d{0,8})(?:\.\d{1,4})?$/, 'expected an amount such as 49 or 12.50')
      .optional()
      .describe('The price in the currency of the section, such as 49 or 12.50.'),
    price: factLine(60).optional().describe('Instead of amount: words, such as On request.'),
    period: z
      .enum(['hour', 'day', 'week', 'month', 'year'] satisfies PricePeriod[])
      .optional()
      .describe('Time for which the amount is paid; absent: it is paid once.'),
    features: z.array(factLine(160)).max(20).optional().describe('What it includes.'),
    link: link.optional().describe('The way to it.'),
    highlighted: yesNo().optional().describe('true: the one that most readers choose.'),
  })
  .superRefine(({ amount, price, period }, ctx) => {
    const isOne = (amount === undefined) !== (price === undefined);
    if (isOne && (period === undefined || amount !== undefined)) return;
    ctx.addIssue({
      code: 'custom',
      message: isOne ? 'expected period with amount alone' : 'expected amount or price, one of the two',
      params: { isWhole: true, hint: 'Write amount: 49 and period: month, or price: On request.' },
    });
  });

const title = factLine(120).optional().describe('Heading of the section.');
const text = markdown().optional().describe('Text below the heading, in Markdown.');
/** Every kind of section may have a title and a text. */
const head = { title, text };
const items = <S extends z.ZodType>(item: S, most: number) => z.array(item).min(1).max(most);
const ids = z.array(slug()).min(1).optional();

/** THE TABLE of kinds of sections: those with data of their own, then the generated ones, which name facts. */
const section = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...head }),
  z.strictObject({
    kind: z.literal('cards'),
    ...head,
    items: items(card, 24).describe('Cards with picture or icon, title, text and link.'),
  }),
  z.strictObject({
    kind: z.literal('picture-text'),
    ...head,
    text: markdown().describe('Text beside the picture, in Markdown.'),
    picture,
    alt,
    side: z.enum(['start', 'end']).optional().describe('Side of the picture, where lines start or end; absent: end.'),
    links: links(1).optional().describe('One or two buttons.'),
  }),
  z.strictObject({
    kind: z.literal('logos'),
    ...head,
    items: items(z.strictObject({ picture, alt: alt.describe('Name of whose logo it is.'), to }), 40).describe(
      'Logos.',
    ),
  }),
  z.strictObject({
    kind: z.literal('quotations'),
    ...head,
    items: items(quotation, 12).describe('Quotations of people who agreed to be quoted.'),
  }),
  z.strictObject({
    kind: z.literal('prices'),
    ...head,
    currency: currency().describe('Currency of the amounts, such as EUR (ISO 4217).'),
    items: items(offer, 8).describe('Offers with their prices.'),
  }),
  z.strictObject({
    kind: z.literal('steps'),
    ...head,
    items: items(
      z.strictObject({
        title: factLine(120).describe('The step.'),
        text: markdown().optional().describe('More on it.'),
      }),
      20,
    ).describe('Steps, in their order.'),
  }),
  z.strictObject({
    kind: z.literal('gallery'),
    ...head,
    items: items(
      z.strictObject({ picture, alt, caption: factLine(200).optional().describe('Text below the picture.') }),
      60,
    ).describe('Pictures.'),
  }),
  z.strictObject({
    kind: z.literal('figures'),
    ...head,
    items: items(figure, 8).describe('Figures, each with its source and date.'),
  }),
  z.strictObject({
    kind: z.literal('downloads'),
    ...head,
    items: items(download, 50).describe('Files to take along, with size and date.'),
  }),
  z.strictObject({
    kind: z.literal('call-to-action'),
    ...head,
    title: factLine(120).describe('Next step for a reader.'),
    links: links(1),
  }),
  z.strictObject({
    kind: z.literal('people'),
    ...head,
    ids: ids.describe('Ids of people in content/company.ts; absent: all.'),
  }),
  z.strictObject({
    kind: z.literal('questions'),
    ...head,
    ids: ids.describe('Ids of questions in content/faq; absent: the first five.'),
    category: slug().optional().describe('Instead of ids: all questions of a category.'),
  }),
  z.strictObject({
    kind: z.enum(['others', ...homeSections]).exclude(['people', 'questions']),
    title: title.describe('Heading instead of the usual one.'),
  }),
]);

/** The fields of front matter that are sections of a page. */
export const sectionFields = () => ({
  hero: hero.optional().describe('First part of the page.'),
  slip: yesNo().optional().describe('On the homepage, false: without the facts on record beside its beginning.'),
  sections: z
    .array(section)
    .min(1)
    .max(60)
    .optional()
    .describe('Sections of the page in their order; kind: text without a text stands for the Markdown of the page.'),
});
