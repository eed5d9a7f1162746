import { LazyPage } from '../../content/check/lazy-page.ts';
import type { NewsItem, Page, Site } from '../../content/site.ts';

/** Gives each thing that has a date one: by the beginning of its addresses, `company#`, `page#/about/`, `faq#prices`. */
type DateLookup = (scope: string) => string;

/** Copies a site with these dates in place of those written in its files. */
export function applyDates(site: Site, dateOf: DateLookup): Site {
  const { solutions, industries, access } = site.updated;
  const company = dateOf('company#');
  return {
    ...site,
    company: { ...site.company, updated: company },
    access: access === undefined ? site.access : { ...site.access, updated: dateOf('access#') },
    updated: {
      site: dateOf('site#'),
      company,
      ...(solutions !== undefined && { solutions: dateOf('solutions#') }),
      ...(industries !== undefined && { industries: dateOf('industries#') }),
      ...(access !== undefined && { access: dateOf('access#') }),
    },
    facts: site.facts.map((module) => redated(module, dateOf(`${module.name}#`))),
    home: datedPage(site.home, dateOf),
    pages: site.pages.map((page) => datedPage(page, dateOf)),
    ...(site.introductions && {
      introductions: Object.fromEntries(
        Object.entries(site.introductions).map(([name, page]) => [name, page && datedPage(page, dateOf)]),
      ),
    }),
    questions: site.questions.map((question) => redated(question, dateOf(`faq#${question.id}`))),
    ...(site.news && { news: site.news.map((item) => datedNews(item, dateOf)) }),
    skills: site.skills.map((skill) => redated(skill, dateOf(`skill#${skill.name}`))),
  };
}

function datedPage(page: Page, dateOf: DateLookup): Page {
  const date = dateOf(`page#${page.path}`);
  return page instanceof LazyPage ? page.dated(date) : redated(page, date);
}

/** A piece of news has changed if that was after its day. */
function datedNews(item: NewsItem, dateOf: DateLookup): NewsItem {
  const date = dateOf(`news#${item.id}`);
  return redated(item, date > item.date ? date : item.date);
}

/** Its text is made when it is asked for, and stays so. */
function redated<T extends { readonly updated?: string | undefined }>(item: T, updated: string): T {
  const members = Object.getOwnPropertyDescriptors(item);
  return Object.create(Object.getPrototypeOf(item) as object, {
    ...members,
    updated: { value: updated, enumerable: true, configurable: true },
  }) as T;
}
