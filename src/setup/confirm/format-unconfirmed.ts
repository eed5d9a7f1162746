import { truncate } from '../../content/check/truncate.ts';
import { listTypedModules, type Sources } from '../../content/read/load.ts';
import type { UnconfirmedValue } from '../../content/read/source.ts';

/** An unconfirmed value in one short line, to be compared with its source; of a file of Markdown, its first field. */
export function formatUnconfirmed(sources: Sources, { at, path }: UnconfirmedValue): string {
  const { pages, faq, news = [], skills } = sources;
  const markdown = [...pages, ...faq, ...news, ...skills.map(({ source }) => source)];
  const { value } =
    listTypedModules(sources).find(({ file }) => file === at.file) ??
    markdown.find(({ file }) => file === at.file)?.frontMatter ??
    {};
  let found: unknown = value;
  for (const segment of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[segment];
  return truncate(textsIn(found).join(', '));
}

/** Texts speak for themselves; `true` says nothing without its name. */
function textsIn(value: unknown, name?: string): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => textsIn(each, key));
  if (value === undefined) return [];
  return [typeof value === 'boolean' && name !== undefined ? `${name} ${value}` : String(value)];
}
