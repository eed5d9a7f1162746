import { listLiteralSpans } from '../../content/read/literal/spans.ts';
import { slugify } from '../../core/slugify.ts';
import { insertItem } from '../../edit/source/insert-item.ts';
import { toStringLiteral } from '../../edit/source/string-literal.ts';
import { applyEdits, preserveLineEnds } from '../../edit/source/text-edit.ts';
import type { NewKind } from './kind.ts';

/** A solution: one more item in content/solutions.ts, whose comments and layout stay as they are. */
export const solution: NewKind = {
  asked: [
    { flag: 'title', ask: 'Name of the solution' },
    { flag: 'description', ask: 'What it does, in one sentence' },
    { flag: 'audience', ask: 'For whom it is' },
    { flag: 'workflows', ask: 'Ids of the workflows that it serves, with commas between', or: () => '' },
    { flag: 'id', ask: 'Id', or: (_context, { title = '' }) => slugify(title) },
  ],
  make: ({ title = '', description = '', audience = '', workflows = '', id = '' }, { today }) => ({
    file: 'content/solutions.ts',
    empty: emptyModule(today),
    change(source) {
      const longer = insertItem(source, 'solutions', {
        id,
        name: title,
        summary: description,
        audience,
        workflows: workflows.split(',').flatMap((word) => word.trim() || []),
      });
      return longer && preserveLineEnds(longer, (text) => setUpdatedDate(text, today));
    },
  }),
};

/** content/solutions.ts with nothing in it. */
const emptyModule = (today: string): string => `import type { Solutions } from 'gazette/content';

export default {
  updated: '${today}',
  solutions: [],
  workflows: [],
  technologyStack: [],
} satisfies Solutions;
`;

/** The list has changed today, and says so. Takes the text of a typed module, returns it with that date. */
export function setUpdatedDate(source: string, today: string): string {
  const date = listLiteralSpans(source)?.members?.get('updated');
  if (date?.end === undefined) return source;
  return applyEdits(source, [{ start: date.at, end: date.end, text: toStringLiteral(today) }]);
}
