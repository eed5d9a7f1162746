import { nameMaker } from '../../content/check/address-letters.ts';
import { renderMarkdownFile } from '../../edit/source/yaml.ts';
import type { NewKind } from './kind.ts';

/** A piece of news: content/news/<id>.md, served at /news/<id>/ and in the feed. */
export const news: NewKind = {
  asked: [
    { flag: 'title', ask: 'Title of the news' },
    { flag: 'description', ask: 'The news, in one sentence' },
    { flag: 'text', ask: 'First paragraph (Markdown; more can follow in the file)', or: () => '' },
    {
      flag: 'id',
      ask: 'End of the address, without slashes',
      or: ({ sources }, { title = '' }) => nameMaker(sources)(title),
    },
  ],
  make: ({ title = '', description = '', text = '', id = '' }, { today }) => ({
    file: `content/news/${id}.md`,
    text: renderMarkdownFile({ title, description, date: new Date(today) }, text || description),
  }),
};
