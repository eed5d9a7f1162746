import { nameMaker } from '../../content/check/address-letters.ts';
import { renderMarkdownFile } from '../../edit/source/yaml.ts';
import type { NewKind } from './kind.ts';

/** A page: content/pages/<id>.md, served at /<id>/. */
export const page: NewKind = {
  asked: [
    { flag: 'title', ask: 'Title of the page' },
    { flag: 'description', ask: 'Subject of the page, in one sentence' },
    { flag: 'text', ask: 'First paragraph (Markdown; more can follow in the file)', or: () => '' },
    { flag: 'id', ask: 'Address, without slashes', or: ({ sources }, { title = '' }) => nameMaker(sources)(title) },
  ],
  make: ({ title = '', description = '', text = '', id = '' }, { today }) => ({
    file: `content/pages/${id}.md`,
    text: renderMarkdownFile({ title, description, updated: new Date(today) }, text || description),
  }),
};
