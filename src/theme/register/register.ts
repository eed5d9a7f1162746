import type { Theme } from '../theme.ts';
import { renderArticle } from './article.ts';
import { renderBody } from './body.ts';
import { renderNewsArticle, renderNewsList } from './news.ts';
import { renderNotFoundPage } from './not-found.ts';
import { renderApiReference } from './reference/reference.ts';
import { renderSearchPage } from './search-page.ts';
import { renderStylesheet } from './styles/stylesheet.ts';
import { renderView } from './view.ts';

/** The look of a journal of record: rules, numbered sections, heads in the margin. */
export const registerTheme: Theme = {
  name: 'register',
  body: renderBody,
  main(page, language) {
    switch (page.kind) {
      case 'view':
        return renderView(page, language);
      case 'article':
        return renderArticle(page, language);
      case 'reference':
        return renderApiReference(page, language);
      case 'missing':
        return renderNotFoundPage(page);
      case 'news':
        return renderNewsArticle(page, language);
      case 'news-list':
        return renderNewsList(page, language);
      case 'search':
        return renderSearchPage(page, language);
    }
  },
  style: renderStylesheet,
};
