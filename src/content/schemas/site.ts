// Long: every field of one file, each with what editors read of it.
import { z } from 'zod';
import { isReservedForPages } from '../../core/reserved-paths.ts';
import { type OwnWordKey, ownWordKeys } from '../../language/own-words.ts';
import { fileSizeLimitRange } from '../file-size-limit.ts';
import { type RenamablePage, renamablePages } from '../renamable-pages.ts';
import { attachSettings } from './attach.ts';
import { anyDate, updatedDate } from './dates.ts';
import { fieldMeta } from './field-meta.ts';
import {
  addressName,
  addressNameMeta,
  code,
  email,
  languageTag,
  line,
  listOf,
  name,
  sentence,
  slug,
} from './fields.ts';
import { owners } from './owners.ts';
import { proofFields } from './proofs.ts';
import { questionsToRehearse } from './questions-to-rehearse.ts';
import { security } from './security.ts';
import { rule } from './text-rules.ts';
import { httpsUrl, oldAddress, redirectTarget, siteLink } from './urls.ts';

/** The first segments of what service.md fixes: no page is renamed into them. */
const fixed = ['docs', 'auth', 'all-pages', 'news', 'search'];

const pageName = () =>
  addressName()
    .refine(
      (name) => !isReservedForPages(name) && !fixed.includes(name),
      rule('expected a name that no part of the site has', { code: 'path-reserved' }),
    )
    .register(fieldMeta, { ...addressNameMeta, inLanguages: 'name' });

/** Names for generated pages: a member for each that may be renamed. */
const pagePaths = () =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(renamablePages).map(([page, name]) => [
        page,
        pageName().optional().describe(`Address of the page, in place of ${name}, such as a word of your language.`),
      ]),
    ) as Record<RenamablePage, z.ZodOptional<ReturnType<typeof pageName>>>,
  );

const megabytes = `expected a whole number from ${fileSizeLimitRange.least} to ${fileSizeLimitRange.most}`;

const fieldName = () =>
  z.string().regex(/^[A-Za-z_][\w-]{0,39}$/, 'expected the name of a form field, such as _subject');

const ownWord = line(60).optional().describe("Name of it on this site; absent: the catalogue's word.");
const ownWords = () =>
  Object.fromEntries(ownWordKeys.map((key) => [key, ownWord])) as Record<OwnWordKey, typeof ownWord>;

const llmsPaths = (description: string) =>
  z.array(z.string().startsWith('/', 'expected a path of this site, such as /about/')).optional().describe(description);

/** content/site.ts: the origin, its owners and its switches. */
export const siteSchema = z.strictObject({
  // Checked in validate.ts, because --base-url and --preview may replace it.
  baseUrl: z.string().describe('Where the site lives: scheme and host only, such as https://example.com.'),
  name: name(80).describe('Display name of the site and of its public API.'),
  description: line(160).describe(
    'Offer of the site, in one sentence; meta description of the homepage and summary of llms.txt.',
  ),
  // languages.ts requires one of the two, and judges what the tags mean together.
  language: languageTag().optional().describe('Language of the whole site, such as en-GB.'),
  languages: z
    .array(languageTag())
    .optional()
    .describe(
      'Instead of language: all languages of the site, such as de-DE and en. The first stands at /, the others below /en/.',
    ),
  updated: updatedDate(),
  contactEmail: email().describe('The general mailbox: access requests, questions, revocation.'),
  corrections: email().optional().describe('Where readers say that something is wrong; absent: contactEmail.'),
  contactForm: httpsUrl()
    .optional()
    .describe('An https address to which the contact form is sent; absent: the form opens the mail program.'),
  contactFormFields: z
    .strictObject({
      subject: fieldName().optional().describe('Name of the field that becomes the subject of the message.'),
      name: fieldName().optional().describe("Name of the field for the sender's name; name when absent."),
      email: fieldName().optional().describe("Name of the field for the sender's address; email when absent."),
      honeypot: fieldName()
        .optional()
        .describe('Name of the field by which the service knows programs: people leave it empty.'),
      accessKey: code(200)
        .optional()
        .describe('Public key by which the service knows your form, where it asks for one.'),
    })
    .optional()
    .describe(
      'How the service of contactForm names its fields; absent: as its manual says, for Formspree, Web3Forms and Basin.',
    ),
  questionCategories: listOf(
    z.strictObject({ id: slug(), name: line(60).describe('Name of the category, as people read it.') }),
  )
    .optional()
    .describe(
      'Every category of content/faq, in the order in which they are shown; absent: any category, named by its own words, in the order of the questions.',
    ),
  words: z
    .strictObject(ownWords())
    .optional()
    .describe(
      "Your own words for headings and ways in, such as { 'section.solutions': 'Services' }; absent: those of the language.",
    ),
  synonyms: z
    .array(z.array(name(60)).min(2, 'expected at least two words that mean the same'))
    .optional()
    .describe(
      "Words that the search takes for each other, in groups, such as [['GDPR', 'data protection'], ['bug', 'vulnerability']].",
    ),
  largestFile: z
    .int(megabytes)
    .min(fileSizeLimitRange.least, megabytes)
    .max(fileSizeLimitRange.most, megabytes)
    .optional()
    .describe(
      'The most MB that a file of public/ may have, where your host takes more than 25; absent: 25, the most that every host takes.',
    ),
  privacyPage: siteLink().describe('Privacy policy: a path of this site or an https URL.'),
  termsPage: siteLink().describe('Terms of use: a path of this site or an https URL.'),
  notice: sentence()
    .optional()
    .describe('A sentence that must stand on every page, such as a note that the company is fictional.'),
  dataScope: sentence()
    .optional()
    .describe(
      'Extent of the published data, and its limits, such as: It carries no customer data. Shown where the API is described; absent: nothing is claimed.',
    ),
  dataLicense: z
    .strictObject({
      name: name(120).describe('Name of the licence.'),
      spdx: z
        .string()
        .regex(/^[A-Za-z0-9.+-]+$/, 'expected an SPDX identifier such as CC-BY-4.0')
        .optional()
        .describe('SPDX identifier, such as CC-BY-4.0.'),
      url: httpsUrl().describe('Text of the licence.'),
    })
    .describe('Licence of the published data; "All rights reserved" has the url of your terms.'),
  contentSignals: z
    .strictObject({
      search: z.boolean().describe('May the content be indexed for search results?'),
      'ai-input': z.boolean().describe('May AI systems read the content to answer a question?'),
      'ai-train': z.boolean().describe('May AI models be trained on the content?'),
    })
    .describe(
      'Uses of the content that AI systems are allowed (contentsignals.org). Your decision: there is no default.',
    ),
  aiCrawlers: z
    .array(z.string().regex(/^[A-Za-z0-9_-]+$/, 'expected a crawler token such as GPTBot'))
    .superRefine((names, ctx) => {
      names.forEach((name, index) => {
        const first = names.findIndex((other) => other.toLowerCase() === name.toLowerCase());
        if (first < index)
          ctx.addIssue({
            code: 'custom',
            path: [index],
            message: `expected each crawler once, got "${name}" again`,
            params: { code: 'id-duplicate', isWhole: true },
          });
      });
    })
    .describe('AI crawlers that robots.txt addresses by name, each with the same rules as everybody.'),
  security: security().describe('Content of /.well-known/security.txt.'),
  links: z
    .array(
      z.strictObject({
        rel: z.string().min(1).describe('A registered relation or an absolute URI.'),
        href: siteLink().describe('A path of this site or an https URL.'),
        type: z
          .string()
          .regex(/^[a-z]+\/[a-z0-9.+-]+$/, 'expected a media type such as text/html')
          .optional()
          .describe('Media type of what the link leads to.'),
      }),
    )
    .optional()
    .describe('Further relations for the Link header of the homepage.'),
  features: z
    .strictObject({
      llmsFull: z.boolean().describe('Publish /llms-full.txt: every page in one file.'),
      ard: z.boolean().describe('Publish /.well-known/ard.json and ai-catalog.json.'),
      webMcp: z.boolean().describe('Ship the in-browser read-only tools for agents (WebMCP).'),
      corsPreflight: z
        .boolean()
        .optional()
        .describe(
          'Answer OPTIONS with 204 so that scripts of other origins may send header fields of their own, such as Authorization, which is then ignored; off: 405.',
        ),
    })
    .describe('Parts that can be switched.'),
  strictTransportSecurity: z
    .strictObject({
      maxAge: z
        .int()
        .min(0)
        .max(63_072_000)
        .describe('Seconds for which browsers insist on https; 31536000 is a year.'),
      includeSubDomains: z.boolean().describe('Whether it holds for all subdomains too.'),
      preload: z.boolean().describe('Asks to be built into browsers: hard to take back.'),
    })
    .optional()
    .describe('Sent by every host when set; only for origins that will be served over https for good.'),
  api: z
    .strictObject({
      v1: z
        .strictObject({
          deprecated: anyDate().describe('Day from which on v1 is deprecated; it may be to come.'),
          sunset: anyDate()
            .optional()
            .describe('Day from which on v1 may be gone, later than the other; absent: it stays.'),
          successor: siteLink().describe('Index of the next version: a path of this site or an https URL.'),
        })
        .refine(({ deprecated, sunset }) => sunset === undefined || sunset > deprecated, {
          error: 'expected a day after that of deprecated',
          path: ['sunset'],
        })
        .describe('v1 has a successor: Deprecation, Sunset and successor-version in the header of its documents.'),
    })
    .optional()
    .describe('Plans for versions of the API; absent: they stay.'),
  llms: z
    .strictObject({
      text: sentence()
        .optional()
        .describe('A paragraph on when to use this site, such as: Use this site for prices and opening hours.'),
      order: llmsPaths('Paths that llms.txt lists before the others of their section, in this order.'),
      omit: llmsPaths('Paths that llms.txt does not list.'),
      optional: llmsPaths('Paths that llms.txt lists under Optional, which a reader short of space skips.'),
    })
    .optional()
    .describe('Your own words and choice for llms.txt; absent: every section in the usual order.'),
  legalNotice: z
    .boolean()
    .optional()
    .describe('Publish the legal notice, a page of all that laws want to be said of who runs the site; see paths.'),
  addresses: z
    .enum(['ascii', 'unicode'])
    .optional()
    .describe(
      'Letters of addresses: unicode allows the script of your language, such as /会社概要/; absent: ascii, a to z and digits.',
    ),
  paths: pagePaths().optional().describe('Names of generated pages in the addresses of this site.'),
  redirects: z
    .array(
      z.strictObject({
        from: oldAddress().describe(
          'An address that this site had once: /old/ stands for /old and /old.md too, /blog/* for all below /blog.',
        ),
        to: redirectTarget().describe(
          'Where it leads: a path of this site, with an anchor if need be, or an https URL.',
        ),
      }),
    )
    .optional()
    .describe(
      "Old addresses that lead to new ones, such as { from: '/shop/', to: '/products/' }; a page of Markdown that has moved says formerly instead.",
    ),
  dutiesNotApplicable: z
    .array(
      z.strictObject({
        duty: code(80).describe('Id of a duty, or of a whole law, as the warning names it: gb-si-2002-2013/vat.'),
        reason: code(1000).describe('Why it does not apply; for your colleagues, never published.'),
      }),
    )
    .optional()
    .describe('Duties to inform that were looked at and do not apply: they are not warned of again.'),
  ...proofFields(),
  questionsToRehearse: questionsToRehearse()
    .optional()
    .describe('Questions of your own that a rehearsal asks of the published site; never published themselves.'),
  attach: attachSettings().optional(),
  owners: owners().optional(),
  remindDays: z
    .array(z.int().min(1).max(730))
    .min(1, 'expected at least one number of days')
    .optional()
    .describe('How many days before the validUntil of a fact a warning begins; absent: [90, 30, 7].'),
  hosts: z
    .array(z.string())
    .optional()
    .describe(
      'Hosts that you use, such as nginx: only their configuration is written to deploy/, documents say only what all of them keep, and --strict judges them; absent: the build asks for them.',
    ),
});
