import { renderYaml } from './yaml.ts';

/** A member of a front matter block: a text, a whole number, a day, or a map of texts. */
type FrontMatterValue = string | number | Date | Readonly<Record<string, string>>;

/** A Markdown file: front matter in the order given, without what is undefined, then the body. */
export function renderMarkdownFile(
  fields: Readonly<Record<string, FrontMatterValue | undefined>>,
  body: string,
): string {
  return `---\n${renderYaml(fields)}---\n\n${body.trim()}\n`;
}
