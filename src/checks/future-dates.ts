import { type DatePath, datePaths, textsAt } from '../content/check/dates.ts';
import { fieldName } from '../content/check/issues.ts';
import type { Located } from '../content/read/source.ts';
import { isCalendarDate } from '../content/schemas/fields.ts';
import { pageSchema, questionSchema } from '../content/schemas/front-matter.ts';
import { schemas } from '../content/schemas/index.ts';
import { dayAfter } from '../core/dates.ts';
import type { Check } from './check.ts';
import { isDraft } from './links/causes.ts';

/**
 * A date in the content says when something happened, so none may be to come. Until when a thing is vouched for
 * (security.expires) is an instant, not a date, and has a check of its own. Drafts are not published: not judged.
 */
export const futureDates: Check = ({ sources, today }, report) => {
  // Somewhere it is tomorrow already: in Kiribati (UTC+14) for most of the day.
  const last = dayAfter(today);
  const look = (located: Located, paths: readonly DatePath[]) => {
    // What is no date is told as that.
    for (const { path, text } of textsAt(located.value, paths))
      if (text > last && isCalendarDate(text))
        report({
          code: 'date-future',
          at: located.locate(path),
          field: fieldName(path),
          message: `expected a day that has come, got "${text}"; in UTC today is ${today}`,
          hint: 'Write the day on which it happened. A page that is not to be seen yet can have "draft: true".',
        });
  };
  for (const [name, located] of sources.modules) look(located, datePaths(schemas[name]));
  const markdown = { page: datePaths(pageSchema), question: datePaths(questionSchema) };
  for (const page of sources.pages) if (!isDraft(page)) look(page.frontMatter, markdown.page);
  for (const question of sources.faq) if (!isDraft(question)) look(question.frontMatter, markdown.question);
  for (const { source } of sources.skills) look(source.frontMatter, [['metadata', 'updated']]);
};
