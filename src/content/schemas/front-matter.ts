import { z } from 'zod';
import { maxSlugLength, slugPattern } from '../../core/slug.ts';
import { anyDate, pastDate, updatedDate } from './dates.ts';
import { fieldMeta } from './field-meta.ts';
import { addressName, line, slug, slugMeta } from './fields.ts';
import { checkPicture, pictureFields } from './pictures.ts';
import { factLine, sectionFields, yesNo } from './sections.ts';
import { wholeNumberPattern as wholeNumberForm } from './text-rules.ts';
import { oldAddress } from './urls.ts';

/** Front matter values are strings (YAML failsafe); this turns one into what it means. */
const wholeNumber = () =>
  z
    .string('expected a whole number')
    .regex(wholeNumberForm, 'expected a whole number')
    .register(fieldMeta, { kind: 'integer', maximum: 999_999, example: '10' })
    .transform(Number);

/** content/pages/**\/*.md */
export const pageSchema = z.strictObject({
  title: factLine(120).describe('Title of the page.'),
  description: factLine(300).describe('Summary of the page, in one sentence.'),
  updated: updatedDate(),
  slug: addressName().optional().describe('Last part of the address; the file name when absent.'),
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
  slug: addressName().optional().describe('Last part of the address; the file name, which is the id, when absent.'),
  formerly: z
    .array(addressName())
    .optional()
    .describe('Names that the file or slug had: the old addresses lead to the question.'),
});

/** content/news/*.md */
export const newsSchema = z
  .strictObject({
    title: factLine(120).describe('Title of the news.'),
    description: factLine(300).describe('Summary of the news, in one sentence.'),
    date: pastDate().describe('Date on which it is published (YYYY-MM-DD).'),
    updated: pastDate().optional().describe('Date on which it last changed, if that is later.'),
    author: slug().optional().describe('Id of one of the people in content/company.ts.'),
    ...pictureFields(),
    draft: yesNo().optional().describe('true: not published anywhere.'),
    formerly: z
      .array(oldAddress())
      .optional()
      .describe('Addresses that the news had, such as /news/old/: they lead to it.'),
  })
  .superRefine(checkPicture)
  .superRefine(({ date, updated: changed }, ctx) => {
    if (changed === undefined || changed >= date) return;
    const message = `expected ${date}, the date, or a later day, got "${changed}"`;
    ctx.addIssue({ code: 'custom', path: ['updated'], message, params: { isWhole: true } });
  });

/** A text of front matter that may be a list of its words. */
const wordsOrList = (most: number) => z.union([line(most), z.array(line(most))]);

/** content/skills/<name>/SKILL.md: the front matter of agentskills.io, and what is published in its forms. */
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
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .register(fieldMeta, { kind: 'dates', members: ['updated'] })
    .optional()
    .describe('Further text values; "updated" gives the date of the skill.'),
  'allowed-tools': wordsOrList(500)
    .optional()
    .describe('Tools that the skill may use: a list, or a text with spaces between.'),
  tags: wordsOrList(200).optional().describe('Words to find the skill by: a list; published in metadata.'),
  version: line(200).optional().describe('Version of the skill, such as 1.2; published in metadata.'),
});

/** The date of a skill, kept in metadata because the specification allows no other key. */
export const skillUpdated = pastDate();

export type PageFrontMatter = z.output<typeof pageSchema>;
export type QuestionFrontMatter = z.output<typeof questionSchema>;
export type SkillFrontMatter = z.output<typeof skillSchema>;

/** Front matter of a skill in the forms of agentskills.io. */
export interface SkillFields extends Pick<SkillFrontMatter, 'name' | 'description' | 'license' | 'compatibility'> {
  readonly metadata?: Readonly<Record<string, string>>;
  readonly 'allowed-tools'?: string;
}
