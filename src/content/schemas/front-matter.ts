import { z } from 'zod';
import { maxSlugLength, slugPattern } from '../../core/slug.ts';
import { isPictureName } from '../read/picture-size.ts';
import { anyDate, dateOrPart, pastDate, updatedDate } from './dates.ts';
import { fieldMeta } from './field-meta.ts';
import { line, slug, slugMeta } from './fields.ts';
import { isFactLine, removeSoftHyphens, rule, wholeNumberPattern as wholeNumberForm } from './text-rules.ts';
import { oldAddress, siteLink } from './urls.ts';

/** One line of front matter that may hold {{facts}}: a title, a sentence. */
const factLine = (max: number) =>
  z
    .string()
    .max(max)
    .refine((s) => isFactLine(s, max), { error: 'expected one line of text' })
    .overwrite(removeSoftHyphens);

// Sections of a page in front matter: data, never HTML. Rules for fields that belong together.

const filePath = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.[a-z0-9]+$/;

const publicFile = z
  .string()
  .max(500)
  .regex(filePath, 'expected the path of a file in public/, such as /files/report.pdf');
const picture = z
  .string()
  .max(500)
  .refine(
    (path) => filePath.test(path) && isPictureName(path),
    rule('expected a picture in public/, such as /images/team.jpg'),
  );
const alt = factLine(200);

const needsBoth = { code: 'field-missing', hint: 'Who cannot see the picture hears its alt instead.' };

interface Pictured {
  readonly picture?: string | undefined;
  readonly alt?: string | undefined;
}

/** A picture has a text, and a text a picture. */
function checkPicture(value: Pictured, ctx: z.RefinementCtx): void {
  const missing = value.picture === undefined ? 'picture' : 'alt';
  if ((value.picture === undefined) === (value.alt === undefined)) return;
  const message =
    missing === 'alt' ? 'expected a text that says what the picture shows' : 'expected the picture of alt';
  ctx.addIssue({ code: 'custom', path: [missing], message, params: needsBoth });
}

const link = z.strictObject({
  label: factLine(40).describe('Label of the button.'),
  to: siteLink().describe('Where it leads: a path of this site or an https URL.'),
});

const hero = z
  .strictObject({
    picture: picture.optional().describe('A picture in public/, such as /images/front-desk.jpg.'),
    alt: alt.optional().describe('Description of the picture, in one sentence.'),
    heading: factLine(120).optional().describe('Heading of the page; absent: its title.'),
    text: factLine(400).optional().describe('Text below the heading; absent: the description.'),
    links: z.array(link).max(2).optional().describe('One or two ways on from here.'),
  })
  .superRefine(checkPicture);

const figure = z.strictObject({
  value: factLine(24).describe('The figure as it is read, such as 99.2 %.'),
  label: factLine(120).describe('Name of the figure.'),
  source: factLine(160).describe('Where it comes from, such as Annual report 2026.'),
  date: dateOrPart().describe('Date of the figure: 2026, 2026-09 or 2026-09-30.'),
  to: siteLink().optional().describe('Where the source can be read: a path of this site or an https URL.'),
});

const quotation = z.strictObject({
  text: factLine(600).describe('Words of the quotation, without quotation marks.'),
  name: factLine(120).describe('Who said it.'),
  role: factLine(120).optional().describe('Role of the person.'),
  organisation: factLine(160).optional().describe('Where the person is that.'),
  permission: pastDate().describe('Date on which the person agreed to be quoted here; without it nobody is.'),
  source: siteLink().optional().describe('Where it was published first: a path of this site or an https URL.'),
});

const member = z
  .strictObject({
    id: slug().describe('Id of one of the people in content/company.ts.'),
    picture: picture.optional().describe('A picture in public/, with the consent of the person.'),
    alt: alt.optional().describe('Description of the picture.'),
  })
  .superRefine(checkPicture);

const callToAction = z.strictObject({
  heading: factLine(120).describe('Next step for a reader.'),
  text: factLine(400).optional().describe('Consequence of that step.'),
  links: z.array(link).min(1).max(2).describe('One or two buttons.'),
});

const download = z.strictObject({
  file: publicFile.describe('A file in public/, such as /files/report.pdf.'),
  title: factLine(120).describe('Title of the download.'),
  description: factLine(300).optional().describe('Contents in one sentence.'),
  date: pastDate().describe('Date of the file.'),
});

/** The fields of front matter that are sections of a page. */
const sectionFields = () => ({
  hero: hero.optional().describe('First part of the page.'),
  figures: z.array(figure).min(1).max(8).optional().describe('Figures, each with its source and date.'),
  quotation: quotation.optional().describe('Quotation of somebody who agreed to be quoted.'),
  team: z
    .union([z.literal('all'), z.array(member).min(1)])
    .optional()
    .describe('People of content/company.ts: all, or some by their ids, with pictures.'),
  downloads: z.array(download).min(1).max(50).optional().describe('Files to take along, with size and date.'),
  callToAction: callToAction.optional().describe('Next step for a reader, with one or two buttons.'),
});

/** Front matter values are strings (YAML failsafe); these turn the declared ones into what they mean. */
const wholeNumber = () =>
  z
    .string('expected a whole number')
    .regex(wholeNumberForm, 'expected a whole number')
    .register(fieldMeta, { kind: 'integer', maximum: 999_999, example: '10' })
    .transform(Number);
const yesNo = () =>
  z
    .enum(['true', 'false'], 'expected true or false')
    .register(fieldMeta, { kind: 'boolean' })
    .transform((s) => s === 'true');

/** content/pages/**\/*.md */
export const pageSchema = z.strictObject({
  title: factLine(120).describe('Title of the page.'),
  description: factLine(300).describe('Summary of the page, in one sentence.'),
  updated: updatedDate(),
  slug: slug().optional().describe('Last part of the address; the file name when absent.'),
  order: wholeNumber().optional().describe('Position in lists; smaller comes first.'),
  draft: yesNo().optional().describe('true: not published anywhere.'),
  formerly: z.array(oldAddress()).optional().describe('Addresses that the page had, such as /old/: they lead to it.'),
  reviewed: pastDate().optional().describe('Date on which somebody last made sure of the page; for your colleagues.'),
  validUntil: anyDate()
    .optional()
    .describe('Last day on which the page may be published: check warns before it, and a build fails after it.'),
  ...sectionFields(),
});

/** content/faq/*.md */
export const questionSchema = z.strictObject({
  question: factLine(200).describe('The question as a person would ask it.'),
  category: slug().describe('Group of questions: a slug such as prices.'),
  order: wholeNumber().describe('Position in the list; smaller comes first.'),
  updated: updatedDate(),
  draft: yesNo().optional().describe('true: not published anywhere.'),
  formerly: z.array(slug()).optional().describe('Names that the file had: the old addresses lead to the question.'),
});

/** content/news/*.md */
export const newsSchema = z
  .strictObject({
    title: factLine(120).describe('Title of the news.'),
    description: factLine(300).describe('Summary of the news, in one sentence.'),
    date: pastDate().describe('Date on which it is published (YYYY-MM-DD).'),
    updated: pastDate().optional().describe('Date on which it last changed, if that is later.'),
    author: slug().optional().describe('Id of one of the people in content/company.ts.'),
    draft: yesNo().optional().describe('true: not published anywhere.'),
    formerly: z
      .array(oldAddress())
      .optional()
      .describe('Addresses that the news had, such as /news/old/: they lead to it.'),
  })
  .superRefine(({ date, updated: changed }, ctx) => {
    if (changed === undefined || changed >= date) return;
    const message = `expected ${date}, the date, or a later day, got "${changed}"`;
    ctx.addIssue({ code: 'custom', path: ['updated'], message, params: { isWhole: true } });
  });

/** content/skills/<name>/SKILL.md: the front matter rules of agentskills.io, nothing else allowed. */
export const skillSchema = z.strictObject({
  name: z
    .string()
    .max(maxSlugLength)
    .regex(slugPattern, 'expected lower-case words joined by hyphens')
    .register(fieldMeta, slugMeta)
    .describe('Name of the skill; the same as its folder.'),
  description: line(1024).describe('Purpose of the skill, and when to use it.'),
  license: line(200).optional().describe('Licence of the skill.'),
  compatibility: line(500).optional().describe('Requirements of an agent that uses it.'),
  metadata: z
    .record(z.string(), z.string())
    .register(fieldMeta, { kind: 'dates', members: ['updated'] })
    .optional()
    .describe('Further text values; "updated" gives the date of the skill.'),
  'allowed-tools': line(500).optional().describe('Tools that the skill may use, with spaces between.'),
});

/** The date of a skill, kept in metadata because the specification allows no other key. */
export const skillUpdated = pastDate();

export type PageFrontMatter = z.output<typeof pageSchema>;
export type QuestionFrontMatter = z.output<typeof questionSchema>;
export type SkillFrontMatter = z.output<typeof skillSchema>;
