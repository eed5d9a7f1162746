import { z } from 'zod';
import { code } from './fields.ts';

const sitePath = () =>
  z.string().regex(/^\/[^\s?#]*\*?$/, 'expected a path such as /docs/, or /docs/* for all below it');

/** Settings of `gazette attach` for pages of another generator. */
export const attachSettings = () =>
  z
    .strictObject({
      selectors: z
        .array(
          z.strictObject({
            path: sitePath().describe('A path such as /docs/, or /docs/* for all below it; the longest counts.'),
            main: code(200).describe('A selector of names, #id, .class and [attribute], such as main .content.'),
          }),
        )
        .optional()
        .describe(
          "Where the main content of pages is, such as [{ path: '/docs/*', main: '.content' }]; absent: main, an element with role main, the only article, or all of the page.",
        ),
      exclude: z
        .array(sitePath())
        .optional()
        .describe('Paths of pages that get no Markdown and are in no list, such as /members/*.'),
      incomplete: z
        .array(sitePath())
        .optional()
        .describe(
          'Paths of pages that get Markdown although it lacks more than a tenth of their words, such as /poll/.',
        ),
    })
    .describe('Settings of gazette attach for the pages of another generator.');
