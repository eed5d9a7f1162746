import { addDays } from '../../core/dates.ts';
import { type ContentLeaf, listContentLeaves } from '../../explain/content-leaves.ts';
import type { LiveEdition } from '../live/live-state.ts';

/** A text or fact of the content, as editors look for it; plain data. */
export interface ContentRow {
  readonly kind: 'page' | 'question' | 'news' | 'fact';
  /** Title of a text; the item and field of a fact: `Telephone · phone`. */
  readonly title: string;
  /** Value of a fact, cut. */
  readonly value: string;
  readonly isDraft: boolean;
  /** Day on which a fact expires, if that is near. */
  readonly expires: string | null;
  /** Target of the form: a file with its pointer, or a place. */
  readonly edit: string;
}

/** Days before the end of a fact in which it is listed. */
const daysAhead = 90;
const maxValueLength = 120;
const kinds = { pages: 'page', faq: 'question', news: 'news' } as const;
const expiryFields: readonly string[] = ['validUntil', 'expires'];

/** All texts by title, then all facts in the order of their files. */
export function listContentRows({ site, sources }: LiveEdition, today: string): ContentRow[] {
  const leaves = listContentLeaves(site, sources).filter(({ at }) => at.file.endsWith('.ts'));
  const names = new Map<string, string>();
  for (const { at, name, value } of leaves) {
    const [, item] = /^(.*\])\.(?:name|title|label)(?:\.[\w-]+)?$/.exec(name) ?? [];
    if (item !== undefined && !names.has(at.file + item)) names.set(at.file + item, String(value));
  }
  const nameOf = ({ at, name }: ContentLeaf) => {
    const [, item = '', field = name] = /^(.*\])\.(.+)$/.exec(name) ?? [];
    return [names.get(at.file + item), field].filter(Boolean).join(' · ');
  };
  const last = addDays(today, daysAhead);
  const facts = leaves
    .filter(({ isId }) => !isId)
    .map((leaf): ContentRow => {
      const { at, name, value } = leaf;
      const isExpiry = expiryFields.includes(name.split('.').at(-1) ?? '') && String(value) <= last;
      return {
        kind: 'fact',
        title: nameOf(leaf),
        value: String(value).slice(0, maxValueLength),
        isDraft: false,
        expires: isExpiry ? String(value).slice(0, 10) : null,
        edit: `${at.file}:${at.line}:${at.col}`,
      };
    });
  return [...listTexts(sources), ...facts];
}

function listTexts(sources: LiveEdition['sources']): ContentRow[] {
  return (['pages', 'faq', 'news'] as const).flatMap((list) =>
    (sources[list] ?? []).map(({ file, frontMatter }): ContentRow => {
      const { title, question, draft } = frontMatter.value as Readonly<Record<string, unknown>>;
      return {
        kind: kinds[list],
        title: String(question ?? title ?? file),
        value: '',
        isDraft: draft === 'true',
        expires: null,
        edit: `${file}#body`,
      };
    }),
  );
}
