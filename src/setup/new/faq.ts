import { allowsUnicode } from '../../content/check/address-letters.ts';
import { largest } from '../../core/largest.ts';
import { slugify, toAddressName } from '../../core/slugify.ts';
import { renderMarkdownFile } from '../../edit/source/yaml.ts';
import type { NewContext, NewKind } from './kind.ts';

/** A question with its answer: content/faq/<id>.md, last in the list. */
export const faq: NewKind = {
  asked: [
    { flag: 'question', ask: 'The question, as a person would ask it' },
    { flag: 'answer', ask: 'The answer (Markdown, one line; more can follow in the file)' },
    { flag: 'category', ask: 'Category', or: (context) => commonest(context) ?? 'general' },
    { flag: 'id', ask: 'File name, without .md', or: (_context, { question = '' }) => slugify(question) },
  ],
  make: ({ question = '', answer = '', category = '', id = '' }, context) => ({
    file: `content/faq/${id}.md`,
    text: renderMarkdownFile(
      {
        question,
        category,
        order: nextOrder(context),
        updated: new Date(context.today),
        ...slugOf(question, id, context),
      },
      answer,
    ),
  }),
};

/** The address in the script of the question, where the site has such. */
function slugOf(question: string, id: string, { sources }: NewContext): { readonly slug?: string } {
  const slug = allowsUnicode(sources) ? toAddressName(question) : undefined;
  return slug === undefined || slug === id ? {} : { slug };
}

const members = ({ sources }: NewContext, name: string): string[] =>
  sources.faq.flatMap(({ frontMatter }) => {
    const value = (frontMatter.value as Record<string, unknown>)[name];
    return typeof value === 'string' ? [value] : [];
  });

/** Ten beyond the last, so that others fit between. */
function nextOrder(context: NewContext): number {
  const orders = members(context, 'order').map(Number).filter(Number.isSafeInteger);
  return Math.floor(largest(orders) / 10) * 10 + 10;
}

function commonest(context: NewContext): string | undefined {
  const counts = new Map<string, number>();
  for (const category of members(context, 'category')) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
