import type { Theme } from '../theme.ts';
import { article } from './article.ts';
import { body } from './body.ts';
import { missing } from './missing.ts';
import { newsArticle, newsList } from './news.ts';
import { apiReference } from './reference/reference.ts';
import { searchPage } from './search-page.ts';
import { styleOf } from './styles/style.ts';
import { viewOf } from './view.ts';

/** The look of a journal of record: rules, numbered sections, heads in the margin. */
export const register: Theme = {
  name: 'register',
  body,
  main(page, language) {
    switch (page.kind) {
      case 'view':
        return viewOf(page, language);
      case 'article':
        return article(page, language);
      case 'reference':
        return apiReference(page, language);
      case 'missing':
        return missing(page);
      case 'news':
        return newsArticle(page, language);
      case 'news-list':
        return newsList(page, language);
      case 'search':
        return searchPage(page, language);
    }
  },
  style: styleOf,
};
