import fields from '../content/check/dates.ts?lazy';
import { type DatePath, findTextsAt } from '../content/check/find-texts.ts';
import { formatFieldPath } from '../content/check/path-sources.ts';
import type { LocatedData } from '../content/read/source.ts';
import { addDays, isDateOrPart } from '../core/dates.ts';
import type { Check } from './check.ts';
import { isDraft } from './links/causes.ts';

/**
 * A date in the content says when something happened, so none may be to come. Until when a thing is vouched for
 * (security.expires) is an instant, not a date, and has a check of its own. Drafts are not published: not judged.
 */
export const checkFutureDates: Check = ({ sources, today }, report) => {
  // Somewhere it is tomorrow already: in Kiribati (UTC+14) for most of the day.
  const last = addDays(today, 1);
  // Other checks report wrong dates.
  const isToCome = (text: string) => text > last && isDateOrPart(text);
  const look = (located: LocatedData, paths: () => readonly DatePath[]) => {
    // Without a text that is a day to come, no schema need be asked for dates.
    if (!someText(located.value, isToCome)) return;
    for (const { path, text } of findTextsAt(located.value, paths()))
      if (isToCome(text))
        report({
          code: 'date-future',
          at: located.locate(path),
          field: formatFieldPath(path),
          message: `expected a day that has come, got "${text}"; in UTC today is ${today}`,
          hint: 'Write the day on which it happened. A page that is not to be seen yet can have "draft: true".',
        });
  };
  const pathsOf = (kind: Parameters<Fields['datePathsOfFile']>[0]) => () => fields<Fields>().datePathsOfFile(kind);
  for (const [name, located] of sources.modules) look(located, pathsOf(name));
  // Other dates of facts may be to come.
  for (const located of sources.facts.values()) look(located, () => [['updated']]);
  for (const page of sources.pages) if (!isDraft(page)) look(page.frontMatter, pathsOf('page'));
  for (const question of sources.faq) if (!isDraft(question)) look(question.frontMatter, pathsOf('question'));
  for (const item of sources.news ?? []) if (!isDraft(item)) look(item.frontMatter, pathsOf('news'));
  for (const { source } of sources.skills) look(source.frontMatter, () => [['metadata', 'updated']]);
};

type Fields = typeof import('../content/check/dates.ts');

/** Whether any text in plain data passes a test. */
function someText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((member) => someText(member, is));
}
